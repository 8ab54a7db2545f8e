import fc from 'fast-check'
import { expect, it } from 'vitest'
import { simulateEbbes } from '../../scripts/sim/ebbes'
import type { Action } from '../../src/engine/ebbes/actions'
import { deckOf, NO_CARD, nameOf, suitOf, valueOf } from '../../src/engine/ebbes/cards'
import { ebbes } from '../../src/engine/ebbes/game'
import { handOf } from '../../src/engine/ebbes/hand'
import { at, type State } from '../../src/engine/ebbes/state'
import type { Random, Viewer } from '../../src/engine/kernel'
import { seededRandom, shuffle } from '../../src/engine/random'
import { playRandomly } from '../../scripts/sim/play'
import { describeContract } from '../contract/contract'

const TABLES = [2, 3, 4, 5].flatMap((seats) =>
  [false, true].flatMap((variant1) =>
    [false, true].map((variant2) => ({ seats, variant1, variant2 })),
  ),
)

/** A hidden card and how to put another in its place. */
interface Hidden {
  readonly card: number
  readonly holder: string
  replace(by: number): void
}

function hiddenCards(state: State, viewer: Viewer): Hidden[] {
  const hidden: Hidden[] = []
  for (let seat = 0; seat < state.config.seats; seat++) {
    if (seat === viewer) continue
    for (const card of handOf(state, seat)) {
      const toggle = (other: number) => {
        const place = at(seat, suitOf(other))
        state.hands[place] = (state.hands[place] ?? 0) ^ (1 << valueOf(other))
      }
      hidden.push({
        card,
        holder: `seat ${seat}`,
        replace(by) {
          toggle(card)
          toggle(by)
        },
      })
    }
  }
  for (const [place, card] of state.covered.entries()) {
    if (card === NO_CARD) continue
    hidden.push({
      card,
      holder: `face down ${place}`,
      replace(by) {
        state.covered[place] = by
      },
    })
  }
  return hidden
}

function swapHidden(state: State, viewer: Viewer, random: Random): boolean {
  const hidden = shuffle(hiddenCards(state, viewer), random)
  const [first] = hidden
  const second = hidden.find(({ holder }) => holder !== first?.holder)
  if (first === undefined || second === undefined) return false
  first.replace(second.card)
  second.replace(first.card)
  return true
}

const everyAction = (): Action[] => [
  ...deckOf(15).flatMap((card): Action[] => [
    { type: 'play', card: nameOf(card) },
    { type: 'select', card: nameOf(card) },
  ]),
  ...[-1, 0, 1, 2, 3, 4, 5].map((seat): Action => ({ type: 'name-starter', seat })),
]

describeContract({
  game: ebbes,
  options: fc.constantFrom(...TABLES),
  everyAction,
  swapHidden,
  seats: (state) => state.config.seats,
  runs: 60,
})

it('the order of number cards still to come is hidden, too', () => {
  const made = ebbes.setup({ seats: 4 })
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  const random = seededRandom(5)
  for (let chance = 0; chance < 2; chance++) {
    ebbes.apply(state, { by: 'chance', outcome: ebbes.sampleChance(state, random) })
  }
  const before = ebbes.view(state, 0)
  state.numbers = [state.numbers[0] ?? 0, ...state.numbers.slice(1).reverse()]
  expect(ebbes.view(state, 0)).toEqual(before)
})

it('a deal tells each seat its own cards only', () => {
  const made = ebbes.setup({ seats: 3 })
  if (!made.ok) throw new Error(made.refusal.message)
  playRandomly(ebbes, made.value, seededRandom(3), {
    seen(_state, _input, events) {
      for (const event of events) {
        if (event.type !== 'dealt') continue
        for (const viewer of [0, 1, 2, 'spectator'] as const) {
          const told = ebbes.redact(event, viewer)
          const hands = event.hands.map((hand, seat) => (seat === viewer ? hand : []))
          expect(told).toEqual({ ...event, hands })
        }
      }
    },
  })
})

it.each(TABLES)('random games keep every invariant: %o', (options) => {
  const report = simulateEbbes({ options, games: 60, seed: 11 })
  expect(report.violations).toEqual([])
  expect(report.games).toBe(60)
})

it.each([2, 3, 4, 5])('other end spaces and more rounds, %i seats', (seats) => {
  for (const [goal, dabbscheedel, rounds] of [
    [10, -5, 20],
    [60, -40, 12],
  ]) {
    const options = { seats, variant1: false, variant2: true, goal, dabbscheedel, rounds }
    expect(simulateEbbes({ options, games: 20, seed: 2 }).violations).toEqual([])
  }
})
