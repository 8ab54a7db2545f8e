import { describe, expect, it } from 'vitest'
import { parseCard as parseEbbesCard, NO_CARD } from '../../../src/engine/ebbes/cards'
import {
  CLAUSES as EBBES_CLAUSES,
  REFUSABLE as EBBES_REFUSABLE,
} from '../../../src/engine/ebbes/clauses'
import { parseCard as parseEidexCard } from '../../../src/engine/eidex/cards'
import { POWER_IDS } from '../../../src/engine/eidex/characters'
import {
  CLAUSES as EIDEX_CLAUSES,
  REFUSABLE as EIDEX_REFUSABLE,
} from '../../../src/engine/eidex/clauses'
import { FAIR_CODES } from '../../../src/engine/fair/verify'
import { INPUT_CODES, LOG_CODES } from '../../../src/engine/kernel'
import { HOST_CODES } from '../../../src/protocol/codes'
import { STICH_CODES } from '../../../src/protocol/open-stich'
import { LANGUAGES } from '../../../src/renderer/i18n/languages'
import { de, en, fr } from '../../e2e/texts'
import { refusalText } from '../../../src/renderer/i18n/refusals/text'
import { texts } from '../../../src/renderer/i18n/texts.svelte'
import { placeOf, type Entry, type Part } from '../../../src/renderer/rules/book'
import { loadBook } from '../../../src/renderer/rules/load-book'
import { countOf, find } from '../../../src/renderer/rules/find'
import { blocksOf, cardsIn } from '../../../src/renderer/rules/passage'

const LONGEST_PARAGRAPH = 700
const TEXTS = { en, de, fr }
const PARSE: Readonly<Record<string, (card: string) => number>> = {
  ebbes: parseEbbesCard,
  eidex: parseEidexCard,
}

const CODES = [
  ...HOST_CODES,
  ...INPUT_CODES,
  ...FAIR_CODES,
  ...LOG_CODES,
  ...STICH_CODES,
  'client.lost',
  'client.closed',
  'client.malformed',
  ...EBBES_REFUSABLE,
  ...EIDEX_REFUSABLE,
  'power',
]

const entriesOf = (parts: readonly Part[]): Entry[] =>
  parts.flatMap(({ chapters }) => chapters.flatMap(({ entries }) => entries))

const paragraphsOf = ({ text, ours = [] }: Pick<Entry, 'text' | 'ours'>) => [...text, ...ours]

/** Everything that a game's part tells, the introduction first. */
const toldBy = ({ intro, chapters }: Part): string[] => [
  ...intro.text,
  ...chapters.flatMap(({ entries }) => entries.flatMap(paragraphsOf)),
]

const wrongCards = (game: string, text: string): string[] =>
  cardsIn(text).filter((card) => PARSE[game]?.(card) === NO_CARD)

const isClean = (text: string): boolean => text !== '' && text.trim() === text

describe.each(LANGUAGES)('the rule book in %s', async (language) => {
  const parts = await loadBook(language)
  const entries = entriesOf(parts)

  it('has every clause of both games and every character once', () => {
    const places = entries.map(({ at }) => at).sort()
    expect(places).toEqual([...EBBES_CLAUSES, ...EIDEX_CLAUSES].sort())
  })

  it('says something under every heading, and no two headings are the same', () => {
    expect(entries.filter(({ title, text }) => !isClean(title) || text.length === 0)).toEqual([])
    expect(parts.flatMap(toldBy).filter((text) => !isClean(text))).toEqual([])
    const titles = [...entries.map(({ title }) => title), ...parts.map(({ intro }) => intro.title)]
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it('keeps paragraphs short', () => {
    const long = parts.flatMap(toldBy).filter((text) => text.length > LONGEST_PARAGRAPH)
    expect(long).toEqual([])
  })

  it('draws cards that exist, and leaves no brace open', () => {
    for (const part of parts) {
      for (const text of toldBy(part)) {
        expect(wrongCards(part.game, text), text).toEqual([])
        expect(text.replace(/\{\w+\}/g, ''), text).not.toMatch(/[{}]/)
      }
    }
  })

  it('shows the same cards as the English one', async () => {
    const english = await loadBook('en')
    const cards = (book: readonly Part[]) =>
      entriesOf(book).map((entry) => [entry.at, paragraphsOf(entry).flatMap(cardsIn)])
    expect(cards(parts)).toEqual(cards(english))
  })

  it('marks as ours what the English one does', async () => {
    const ours = (book: readonly Part[]) =>
      entriesOf(book).map(({ at, ours = [] }) => `${at} ${ours.length}`)
    expect(ours(parts)).toEqual(ours(await loadBook('en')))
  })

  it('explains every refusal to people', () => {
    const refusals = Object.fromEntries(
      Object.entries(TEXTS[language]).filter(([key]) => key.startsWith('refusal.')),
    )
    expect(Object.keys(refusals).sort()).toEqual(CODES.map((code) => `refusal.${code}`).sort())
    const words = Object.values(refusals)
    expect(words.filter((text) => !isClean(text) || !/[.!?]$/.test(text))).toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })
})

describe('a card between braces', () => {
  it('is noticed if it does not exist in that game', () => {
    expect(wrongCards('ebbes', 'Example: {B10} and {HJ}.')).toEqual(['HJ'])
    expect(wrongCards('eidex', 'Example: {HJ} and {B10}.')).toEqual(['B10'])
  })

  it('keeps what belongs to it, and lists stay together', () => {
    expect(blocksOf(['Like this:', '• {HA} 11, all', '• {HJ}', 'Then {H6}.'])).toEqual([
      { list: false, lines: [['Like this:']] },
      { list: true, lines: [[{ card: 'HA', tail: ' 11,' }, ' all'], [{ card: 'HJ', tail: '' }]] },
      { list: false, lines: [['Then ', { card: 'H6', tail: '.' }]] },
    ])
  })
})

describe('a refusal', () => {
  const told = (code: string) => refusalText({ code, message: 'The host’s own words.' })

  it('is told in the language on the screen', async () => {
    expect(told('ebbes.follow')).toBe(en['refusal.ebbes.follow'])
    await texts.show('de')
    expect(told('ebbes.follow')).toBe(de['refusal.ebbes.follow'])
    await texts.show('en')
  })

  it.each(POWER_IDS)('by %s has the text for all powers', (id) => {
    expect(told(`eidex.${id}`)).toBe(en['refusal.power'])
  })

  it('without a text of ours is told in the host’s words', () => {
    expect(told('moon.full')).toBe('The host’s own words.')
  })
})

describe('the book', async () => {
  const parts = await loadBook('en')
  const titles = (question: string) => entriesOf(find(parts, question)).map(({ title }) => title)

  it.each([
    ['ebbes', 'ebbes'],
    ['ebbes.follow', 'ebbes.follow'],
    ['eidex.raeuber', 'eidex.raeuber'],
    ['ebbes.follow.unheard-of', 'ebbes.follow'],
    ['eidex.moon', 'eidex'],
    ['act.stale', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('opened at %s shows %s', (at, place) => {
    expect(placeOf(at, parts)).toBe(place)
  })

  it('finds every word in any spelling, cards by their names, and nothing else', () => {
    expect(titles('  SKÁT   neighbours ')).toContain('Who may act first')
    expect(titles('lizard jack')).toContain('The jack of trump')
    expect(titles('zilch')).not.toContain('Victory points')
    expect(countOf(find(parts, 'no such word at all'))).toBe(0)
    expect(find(parts, ' ')).toBe(parts)
  })
})
