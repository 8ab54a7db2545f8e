/** Texts for people and their parameters, in the pages and in the shell. */
import type { Language } from './languages'

/** Texts by their keys: the program's shared ones, those of one game, or the shell's. */
export type Source = Readonly<Record<string, string>>
export type Messages<S extends Source> = Readonly<Record<keyof S, string>>

/** The names between braces in a text, as a union of literals. */
type ParamsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** The texts of `T` where they are correct, and the reason in words where they are not. */
type Checked<T, Source> = {
  readonly [K in keyof T]: K extends keyof Source
    ? Same<ParamsIn<T[K]>, ParamsIn<Source[K]>> extends true
      ? T[K]
      : `must use exactly these parameters: ${ParamsIn<Source[K]> & string}`
    : 'is no key of the English texts'
}

/**
 * The same texts in a language other than English, area by area. A missing or extra key or
 * {parameter} does not compile.
 */
export const translationOf =
  <const Source extends Readonly<Record<string, string>>>() =>
  <const T extends Readonly<Record<keyof Source, string>>>(texts: T & Checked<T, Source>): T =>
    texts

/** The further arguments for a text: none, or one value for each parameter. */
export type Params<S extends Source, K extends keyof S> = [ParamsIn<S[K]>] extends [never]
  ? []
  : [values: Readonly<Record<ParamsIn<S[K]>, string | number>>]

/** The key of a text with a number in it, without its `.one` or `.other`. */
export type Counted<S extends Source> = keyof S extends infer K
  ? K extends `${infer Name}.other`
    ? Name
    : never
  : never

/** The further arguments for a text with a number in it: what it names besides the {count}. */
export type CountedParams<S extends Source, K extends string> = [
  Exclude<ParamsIn<S[`${K}.other` & keyof S]>, 'count'>,
] extends [never]
  ? []
  : [values: Readonly<Record<Exclude<ParamsIn<S[`${K}.other` & keyof S]>, 'count'>, string>>]

/** A text with its {parameters} filled in. */
export const filled = (
  language: Language,
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name] ?? hole
    return typeof value === 'number' ? numberText(language, value) : inText(value)
  })

/** Cached: they are slow to make, and few different ones are needed. */
function keeping<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<string, Made>()
  return (key) => {
    const name = JSON.stringify(key)
    const found = made.get(name) ?? make(key)
    made.set(name, found)
    return found
  }
}

const pluralRules = keeping((language: Language) => new Intl.PluralRules(language))
/** “A, B and C”, as the British write it. */
const LISTED: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', fr: 'fr' }
type Joint = 'conjunction' | 'disjunction'
const listFormat = keeping(
  ([language, type]: readonly [Language, Joint]) => new Intl.ListFormat(LISTED[language], { type }),
)
const numberFormat = keeping(
  ([language, options]: readonly [Language, Intl.NumberFormatOptions]) =>
    new Intl.NumberFormat(language, { signDisplay: 'negative', useGrouping: false, ...options }),
)

/** The plural form for a number; French has a third one, for millions, which we do not need. */
export const pluralOf = (language: Language, count: number): 'one' | 'other' =>
  pluralRules(language).select(count) === 'one' ? 'one' : 'other'

/** With a real minus, which is as wide as the plus. */
export const numberText = (
  language: Language,
  value: number,
  options: Intl.NumberFormatOptions = {},
): string => numberFormat([language, options]).format(value).replace('-', '−')

/** Joined into a list as people say it. */
export const listText = (
  language: Language,
  words: readonly string[],
  joint: Joint = 'conjunction',
): string => listFormat([language, joint]).format(words.map(inText))

/** Rows with commas in them, beside each other. */
export const groupsText = (language: Language, rows: readonly string[]): string =>
  rows.map(inText).join(language === 'fr' ? '\u202f; ' : '; ')

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u

/** A name of the other direction would pull the words around it along; isolated parts stay as they are. */
export const inText = (text: string): string =>
  RIGHT_TO_LEFT.test(text) && !text.includes('\u2068') ? `\u2068${text}\u2069` : text

/** Before what is said of it: “Anna:”; French has a space there, at which no line breaks. */
export const headText = (language: Language, label: string): string =>
  `${inText(label)}${language === 'fr' ? '\u00a0' : ''}:`

/** “d’Anna”, “d’Hugo” and “d’Yves”, but “de Karl” and “de Yannick”. */
const ELIDES = /^(?:[aeiouhœæ]|y(?![aeiou]))/

const bare = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whose something is, as it stands before the thing in English, and behind it in the others. */
export function whoseText(language: Language, name: string): string {
  const who = inText(name)
  if (language === 'de') return `von ${who}`
  if (language === 'fr') return ELIDES.test(bare(name)) ? `d’${who}` : `de ${who}`
  return /['’]$/.test(name) ? `${who}s` : `${who}’s`
}
