import { en } from './en'
import type { Language } from './languages'
import { interpolate, type Counted, type Key, type Messages, type Params } from './messages'

/** English is in the start bundle, as the others are checked against it; they come when wanted. */
const LOAD: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: () => Promise.resolve(en),
  de: () => import('./de').then((module) => module.de),
  fr: () => import('./fr').then((module) => module.fr),
}

class Texts {
  #shown = $state.raw<{ language: Language; messages: Messages }>({ language: 'en', messages: en })
  #wanted = $state.raw<Language>('en')

  /** The language on the screen, which is the wanted one as soon as its texts are here. */
  get language(): Language {
    return this.#shown.language
  }

  /** The last one asked for, until it turns out that its texts do not come. */
  get wanted(): Language {
    return this.#wanted
  }

  get = <K extends Key>(key: K, ...[values]: Params<K>): string =>
    interpolate(this.#shown.messages[key], values)

  /** A text about so many: `key.one` or `key.other`, each with a {count}. */
  count = (key: Counted, count: number): string => {
    const isOne = count === 1 || (this.language === 'fr' && count === 0)
    return interpolate(this.#shown.messages[`${key}.${isOne ? 'one' : 'other'}` as Key], { count })
  }

  /** If the host is gone and the texts do not come, the page stays readable in the old language. */
  async show(language: Language): Promise<void> {
    this.#wanted = language
    const messages = await LOAD[language]().catch(() => undefined)
    if (this.#wanted !== language) return
    if (messages === undefined) this.#wanted = this.language
    else this.#shown = { language, messages }
  }
}

export const texts = new Texts()
export const t = texts.get
export const tn = texts.count
