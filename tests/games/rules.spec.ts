/** Every game has its part of the rule book, and words for what it refuses, in all languages. */
import { describe, expect, it } from 'vitest'
import { loadFace } from '../../src/renderer/games/faces.svelte'
import { LANGUAGES } from '../../src/renderer/i18n/languages'
import { texts } from '../../src/renderer/i18n/texts.svelte'
import type { Part } from '../../src/renderer/rules/book'
import { cardsIn } from '../../src/renderer/rules/passage'
import { SAMPLES } from './index'

const entriesOf = ({ chapters }: Part) => chapters.flatMap(({ entries }) => entries)

const cardsOf = (part: Part) =>
  entriesOf(part).map(({ at, text, ours = [] }) => [at, [...text, ...ours].flatMap(cardsIn)])

describe.each(SAMPLES)('the rules of $id', async ({ id, clauses, refusable, cards }) => {
  const face = await loadFace(id)
  const english = await face.rules('en')

  it.each(LANGUAGES)(
    'have a heading for every clause, and draw the same cards: %s',
    async (language) => {
      const part = await face.rules(language)
      expect(part.game).toBe(id)
      expect(
        entriesOf(part)
          .map(({ at }) => at)
          .toSorted(),
      ).toEqual([...clauses].toSorted())
      expect(cardsOf(part)).toEqual(cardsOf(english))
      expect([...part.fan, ...cardsOf(part).flatMap(([, drawn]) => drawn)]).toSatisfy(
        (drawn: readonly string[]) => drawn.every((card) => cards.includes(card)),
      )
    },
  )

  it.each(LANGUAGES)('say why something is refused: %s', async (language) => {
    await texts.show(language)
    const told = refusable.map((clause) => face.refusalText(clause))
    await texts.show('en')
    expect(told.filter((text) => text === undefined || !/[.!]$/.test(text))).toEqual([])
    expect(new Set(told).size).toBe(refusable.length)
  })

  it('name every card', () => {
    const names = cards.map(face.cardName)
    expect(new Set(names).size).toBe(cards.length)
  })
})
