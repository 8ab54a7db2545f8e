/** One language: the words of a sheet, and those that the pages and the rule book use already. */
import { ebbesDe } from '../../src/renderer/i18n/ebbes/de'
import { ebbesEn } from '../../src/renderer/i18n/ebbes/en'
import { ebbesFr } from '../../src/renderer/i18n/ebbes/fr'
import { eidexDe } from '../../src/renderer/i18n/eidex/de'
import { eidexEn } from '../../src/renderer/i18n/eidex/en'
import { eidexFr } from '../../src/renderer/i18n/eidex/fr'
import type { Language } from '../../src/renderer/i18n/languages'
import { interpolate } from '../../src/renderer/i18n/messages'
import { loadBook, type Book } from '../../src/renderer/rules/book'
import { de } from './texts/de'
import { en } from './texts/en'
import { fr } from './texts/fr'
import type { SheetTexts } from './texts/texts'

type Words = Readonly<Record<keyof typeof ebbesEn | keyof typeof eidexEn, string>>

export interface Voice {
  readonly language: Language
  readonly texts: SheetTexts
  readonly words: Words
  readonly book: Book
}

const TEXTS: Readonly<Record<Language, SheetTexts>> = { en, de, fr }
const WORDS: Readonly<Record<Language, Words>> = {
  en: { ...ebbesEn, ...eidexEn },
  de: { ...ebbesDe, ...eidexDe },
  fr: { ...ebbesFr, ...eidexFr },
}

export const voiceOf = async (language: Language): Promise<Voice> => ({
  language,
  texts: TEXTS[language],
  words: WORDS[language],
  book: await loadBook(language),
})

const EBBES_SUITS = { B: 'blue', N: 'brown', Y: 'yellow', G: 'green', R: 'red' } as const
const EIDEX_SUITS = { H: 'hearts', L: 'lizard', R: 'raven', S: 'stars' } as const

export function ebbesCardName({ words }: Voice, card: string): string {
  const suit = EBBES_SUITS[card.charAt(0) as keyof typeof EBBES_SUITS]
  return interpolate(words['ebbes.card'], {
    suit: words[`ebbes.suit.${suit}`],
    value: card.slice(1),
  })
}

export function eidexCardName({ words }: Voice, card: string): string {
  const suit = EIDEX_SUITS[card.charAt(0) as keyof typeof EIDEX_SUITS]
  const rank = words[`eidex.rank.${card.slice(1)}` as 'eidex.rank.6']
  return interpolate(words['eidex.card'], { suit: words[`eidex.of.${suit}`], rank })
}

/** “A, B und C”. */
export const listed = ({ language }: Voice, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items)

/** A date as the file has it, for people; what is no date stays as it is. */
export function dateOf({ language }: Voice, iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime())
    ? iso
    : new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }).format(
        date,
      )
}
