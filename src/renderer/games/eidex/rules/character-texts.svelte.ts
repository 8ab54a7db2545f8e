/** The characters' names, rules and questions, in the current language. */
import type { PowerId } from '../../../../engine/eidex/characters'
import type { Language } from '../../../i18n/languages'
import { texts } from '../../../i18n/texts.svelte'
import { charactersEn } from './characters.en'
import type { OptionTexts, PromptTexts } from './prompts'
import { optionsEn, promptsEn } from './prompts.en'
import type { CharacterTexts } from './types'

interface Book {
  readonly characters: CharacterTexts
  readonly prompts: PromptTexts
  readonly options: OptionTexts
}

const ENGLISH: Book = { characters: charactersEn, prompts: promptsEn, options: optionsEn }

const LOAD: Readonly<Record<Language, () => Promise<Book>>> = {
  en: () => Promise.resolve(ENGLISH),
  de: async () => {
    const [{ charactersDe }, { promptsDe, optionsDe }] = await Promise.all([
      import('./characters.de'),
      import('./prompts.de'),
    ])
    return { characters: charactersDe, prompts: promptsDe, options: optionsDe }
  },
  fr: async () => {
    const [{ charactersFr }, { promptsFr, optionsFr }] = await Promise.all([
      import('./characters.fr'),
      import('./prompts.fr'),
    ])
    return { characters: charactersFr, prompts: promptsFr, options: optionsFr }
  },
}

class CharacterBook {
  #books = $state.raw<Readonly<Partial<Record<Language, Book>>>>({ en: ENGLISH })
  readonly #asked = new Set<Language>()

  /** English until the texts in the current language have loaded. */
  get #book(): Book {
    const { language } = texts
    const book = this.#books[language]
    if (book === undefined) this.#fetch(language).catch(reportError)
    return book ?? ENGLISH
  }

  get characters(): CharacterTexts {
    return this.#book.characters
  }
  /** As the object of a sentence: “Karl setzt die Sphinx ein”. */
  inText(id: PowerId): string {
    const { name, inText = name } = this.characters[id]
    return inText
  }
  get prompts(): PromptTexts {
    return this.#book.prompts
  }
  get options(): OptionTexts {
    return this.#book.options
  }

  async #fetch(language: Language): Promise<void> {
    if (this.#asked.has(language)) return
    this.#asked.add(language)
    const book = await LOAD[language]().catch(() => undefined)
    // If the host was unreachable for a moment, the next access asks again.
    if (book === undefined) this.#asked.delete(language)
    else this.#books = { ...this.#books, [language]: book }
  }
}

export const book = new CharacterBook()
