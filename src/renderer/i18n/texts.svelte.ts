import {
  filled,
  pluralOf,
  type Counted,
  type CountedParams,
  type Messages,
  type Params,
  type Source,
} from '../../protocol/texts'
import { en } from './en'
import type { Language } from './languages'

/** English is always loaded, as the others are checked against it; they may come when needed. */
type Translations<S extends Source> = Readonly<
  Record<Exclude<Language, 'en'>, Messages<S> | (() => Promise<Messages<S>>)>
>

/** Texts that belong together, in the current language; in English until that has loaded. */
class Area<S extends Source> {
  readonly #translations: Translations<S>
  readonly #shown: () => Language
  #here = $state.raw<{ readonly en: S } & Readonly<Partial<Record<Language, Messages<S>>>>>()

  constructor(english: S, translations: Translations<S>, shown: () => Language) {
    this.#translations = translations
    this.#shown = shown
    this.#here = { en: english }
  }

  get #messages(): Messages<S> {
    return this.#here?.[this.#shown()] ?? (this.#here as { readonly en: S }).en
  }

  t = <K extends keyof S>(key: K, ...[values]: Params<S, K>): string =>
    filled(this.#shown(), this.#messages[key], values)

  /** A text that depends on a number: `key.one` or `key.other`, which may name the {count}. */
  tn = <K extends Counted<S> & string>(
    key: K,
    count: number,
    ...[values]: CountedParams<S, K>
  ): string => {
    const name: string = key
    const text = this.#messages[`${name}.${pluralOf(this.#shown(), count)}`]
    return filled(this.#shown(), text ?? name, { ...values, count })
  }

  /** A text without parameters whose key came from elsewhere; undefined if there is none. */
  find = (key: string): string | undefined =>
    Object.hasOwn(this.#messages, key) ? this.#messages[key] : undefined

  /** Whether the texts in that language have loaded. */
  async load(language: Language): Promise<boolean> {
    if (language === 'en' || this.#here?.[language] !== undefined) return true
    const from = this.#translations[language]
    const messages = typeof from === 'function' ? await from().catch(() => undefined) : from
    if (messages === undefined) return false
    this.#here = { ...(this.#here as { readonly en: S }), [language]: messages }
    return true
  }
}

class Texts {
  #language = $state.raw<Language>('en')
  #wanted = $state.raw<Language>('en')
  readonly #areas: { load(language: Language): Promise<boolean> }[] = []

  /** The current language, which is the wanted one as soon as its texts have loaded. */
  get language(): Language {
    return this.#language
  }

  /** The language last asked for, until its texts fail to load. */
  get wanted(): Language {
    return this.#wanted
  }

  /** Texts with a `t` of their own, which change language with all others. */
  area<const S extends Source>(english: S, translations: Translations<S>): Area<S> {
    const area = new Area(english, translations, () => this.#language)
    this.#areas.push(area)
    return area
  }

  /** If the host is gone and the texts cannot be loaded, the page stays readable in the old language. */
  async show(language: Language): Promise<void> {
    this.#wanted = language
    const have = await this.#load(language)
    if (this.#wanted !== language) return
    if (have) this.#language = language
    else this.#wanted = this.language
  }

  /** Resolves when areas added later are in the current language, too, or cannot be. */
  async settle(): Promise<void> {
    await this.#load(this.#wanted)
  }

  async #load(language: Language): Promise<boolean> {
    const all = await Promise.all(this.#areas.map((area) => area.load(language)))
    return all.every(Boolean)
  }
}

export const texts = new Texts()

export const { t, tn, find } = texts.area(en, {
  de: () => import('./de').then((module) => module.de),
  fr: () => import('./fr').then((module) => module.fr),
})
