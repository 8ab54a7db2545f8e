/** What every game promises, and what this one adds to it. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { members, setAt } from '../../../src/engine/bits'
import type { Viewer } from '../../../src/engine/kernel'
import { describeContract, type HiddenCard } from '../../contract/contract'
import { rounds } from '../../depth'
import type { Action, Event } from '../engine/actions'
import { DECK, nameOf, parseCard, suitOf } from '../engine/cards'
import { SEATS } from '../engine/config'
import { tercet } from '../engine/game'
import type { State } from '../engine/state'
import type { View } from '../engine/view'

const hiddenCards = (state: State, viewer: Viewer): HiddenCard[] =>
  state.hands.flatMap((_, seat) =>
    seat === viewer
      ? []
      : members(setAt(state.hands, seat)).map((card) => ({
          card,
          holder: `seat ${seat}`,
          replace(by: number) {
            state.hands[seat] = setAt(state.hands, seat) ^ (1 << card) ^ (1 << by)
          },
        })),
  )

/** Who did not follow which suit, from the cards alone. */
const voidsIn = ({ tricks, trick }: View): Set<string> =>
  new Set(
    [...tricks, ...(trick === null ? [] : [trick])].flatMap(({ cards }) => {
      const led = cards[0]?.card.charAt(0) ?? ''
      return cards.flatMap(({ player, card }) => (card.startsWith(led) ? [] : [`${player}${led}`]))
    }),
  )

function contradictions(state: State, view: View): string[] {
  const voids = voidsIn(view)
  const held = state.hands.flatMap((hand, seat) => members(hand).map((card) => ({ seat, card })))
  const cards = [...state.plays, ...held.map(({ card }) => card)]
  return [
    ...held
      .filter(({ seat, card }) => voids.has(`${seat}${nameOf(card).charAt(0)}`))
      .map(({ seat, card }) => `seat ${seat} did not follow and holds ${nameOf(card)}`),
    ...(state.round > 0 && new Set(cards).size !== DECK.length ? ['a card is missing'] : []),
  ]
}

/** Keeps tally with nothing but the events. */
function remembered(events: readonly Event[]): object {
  const round = events.slice(events.findLastIndex(({ type }) => type === 'dealt') + 1)
  const points = Array<number>(SEATS).fill(0)
  for (const event of round) {
    if (event.type === 'trick') points[event.winner] = (points[event.winner] ?? 0) + 1
  }
  return { points }
}

describeContract({
  game: tercet,
  options: fc.constantFrom({}, { long: true }),
  everyAction: () => DECK.map((card): Action => ({ type: 'play', card })),
  hiddenCards,
  contradictions,
  remembered,
  cards: () => DECK,
  seats: () => SEATS,
  runs: rounds(20, 600),
})

it('a suit is what its cards have in common', () => {
  const suits = DECK.map((card) => suitOf(parseCard(card)))
  expect(new Set(suits).size).toBe(4)
  expect(suits).toEqual(suits.toSorted((a, b) => a - b))
})

it('nobody can look from a seat that is not there', () => {
  const made = tercet.setup({})
  if (!made.ok) throw new Error(made.refusal.message)
  for (const viewer of [3, -1, 0.5])
    expect(() => tercet.view(made.value, viewer)).toThrow('No seat')
})
