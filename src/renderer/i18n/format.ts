/** Lists and numbers, written as in the current language. */
import { groupsText, inText, headText, listText, numberText, whoseText } from '../../protocol/texts'
import type { Language } from './languages'
import { texts } from './texts.svelte'

/** Joined into a list as people say it. */
export const listed = (words: readonly string[]): string => listText(texts.language, words)

/** One of them: “Anna, Ben or Karl”. */
export const eitherOf = (words: readonly string[]): string =>
  listText(texts.language, words, 'disjunction')

/** Rows beside each other, each with commas of its own. */
export const inGroups = (rows: readonly string[]): string => groupsText(texts.language, rows)

/** “Anna:”, before what is said of her. */
export const headed = (label: string): string => headText(texts.language, label)

/** “Anna: Sphinx”. */
export const labelled = (label: string, what: string): string => `${headed(label)} ${what}`

/** “Anna 3”. */
export const beside = (name: string, what: string): string => `${inText(name)} ${what}`

/** One after the other, without those that say nothing. */
export const sentences = (all: readonly string[]): string =>
  all.filter((text) => text !== '').join(' ')

/** “Anna’s”, before what is hers; in the other languages behind it. */
export const whose = (name: string): string => whoseText(texts.language, name)

/** For a word at the beginning of a sentence; names stay as their owners write them. */
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1)

/** As its neighbours call it: “German” and “Deutsch”, “anglais” and “English”. */
export const languageName = (language: Language): string =>
  new Intl.DisplayNames([texts.language], { type: 'language' }).of(language) ?? language

/** A plain list, outside a sentence. */
export const inRow = (words: readonly string[]): string =>
  words.filter((word) => word !== '').join(', ')

/** Facts about one thing, side by side. */
export const facts = (words: readonly string[]): string =>
  words.filter((word) => word !== '').join(' · ')

export const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

export const figure = (value: number, options?: Intl.NumberFormatOptions): string =>
  numberText(texts.language, value, options)

/** Points gained or lost; zero has no sign. */
export const gained = (value: number): string => figure(value, { signDisplay: 'exceptZero' })

/** A number to add or subtract, with a sign even for zero. */
export const signed = (value: number): string => figure(value, { signDisplay: 'always' })
