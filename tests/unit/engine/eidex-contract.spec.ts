import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allTrios, simulateEidex } from '../../../scripts/sim/eidex'
import { violations } from '../../../scripts/sim/eidex-invariants'
import { playRandomly } from '../../../scripts/sim/play'
import { count, has } from '../../../src/engine/bits'
import type { Action } from '../../../src/engine/eidex/actions'
import {
  DECK,
  DECK_NAMES,
  NO_CARD,
  nameOf,
  parseCard,
  rankOf,
  suitOf,
  SUITS,
} from '../../../src/engine/eidex/cards'
import { eidex } from '../../../src/engine/eidex/game'
import { POWERS } from '../../../src/engine/eidex/powers'
import { at, handOf, holds, knownDownAt, SEATS, type State } from '../../../src/engine/eidex/state'
import { concealedCard, type View } from '../../../src/engine/eidex/view'
import type { Viewer } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import { rounds, SEED } from '../../depth'
import { describeContract, type HiddenCard } from '../../contract/contract'

const TRIOS = allTrios()

/** Every so many-th of all trios; another seed takes others. */
const everyTrio = (step: number) => TRIOS.filter((_, index) => index % step === SEED % step)

const isKnown = (state: State, viewer: Viewer, hand: number, card: number): boolean =>
  eidex.view(state, viewer).known[hand]?.includes(nameOf(card)) === true

function hiddenCards(state: State, viewer: Viewer): HiddenCard[] {
  const hidden: HiddenCard[] = []
  for (let seat = 0; seat < SEATS; seat++) {
    const toggle = (card: number) => {
      const place = at(seat, suitOf(card))
      state.hands[place] = (state.hands[place] ?? 0) ^ (1 << rankOf(card))
    }
    const concealed = seat === viewer ? concealedCard(state, seat, POWERS) : NO_CARD
    const cards = handOf(state, seat).filter((card) =>
      seat === viewer ? card === concealed : !isKnown(state, viewer, seat, card),
    )
    for (const card of cards) {
      hidden.push({
        card,
        holder: `seat ${seat}`,
        replace(by) {
          toggle(card)
          toggle(by)
          if (state.second === card) state.second = by
        },
      })
    }
    const down = state.down[seat] ?? NO_CARD
    const seesDown =
      ['count', 'deal', 'over'].includes(state.stage) ||
      (viewer !== 'spectator' && has(state.knownDown, knownDownAt(viewer, seat)))
    if (down !== NO_CARD && !seesDown) {
      hidden.push({
        card: down,
        holder: `put down by ${seat}`,
        replace(by) {
          state.down[seat] = by
        },
      })
    }
  }
  return hidden
}

const everyAction = (state: State): Action[] => [
  { type: 'pass' },
  ...DECK.map(nameOf).flatMap((card): Action[] => [
    { type: 'put-down', card },
    { type: 'play', card },
    { type: 'play', card, excuse: true },
    { type: 'play', card, faceDown: true },
  ]),
  ...state.characters.flatMap((id): Action[] => (id === null ? [] : [{ type: 'power', id }])),
]

const held = (state: State, seat: number, suit: number): number => state.hands[at(seat, suit)] ?? 0

function contradictions(state: State, view: View): string[] {
  const found = violations(state, [])
  for (const [seat, suits] of view.voids.entries()) {
    for (const suit of suits) {
      if (held(state, seat, SUITS.indexOf(suit)) !== 0) found.push(`seat ${seat} holds ${suit}`)
    }
  }
  for (const [seat, cards] of view.known.entries()) {
    for (const card of cards.map(parseCard)) {
      if (!holds(state, seat, card)) found.push(`seat ${seat} does not hold ${nameOf(card)}`)
    }
  }
  for (const { seat, where, cards, min, max } of view.facts) {
    const inHand = cards.reduce((sum, set, suit) => sum + count(set & held(state, seat, suit)), 0)
    if (where === 'hand' && (inHand < min || inHand > max))
      found.push(`a fact about ${seat} is untrue`)
  }
  return found
}

describeContract({
  game: eidex,
  options: fc.oneof(
    { weight: 1, arbitrary: fc.constant({}) },
    {
      weight: 9,
      arbitrary: fc.constantFrom(...TRIOS).map((characters) => ({ mode: 'cosmic', characters })),
    },
  ),
  everyAction,
  hiddenCards,
  seats: () => SEATS,
  contradictions,
  runs: rounds(20, 800),
})

/** Events with a part that not everybody may see. */
const HIDING = ['dealt', 'put-down', 'played', 'moved', 'shown', 'answered']

it('an event with a hidden part names only cards that its viewer may know', () => {
  const leaks: string[] = []
  let looked = 0
  for (const [index, characters] of everyTrio(rounds(300, 1)).entries()) {
    const made = eidex.setup({ mode: 'cosmic', characters, target: 3 })
    if (!made.ok) throw new Error(made.refusal.message)
    playRandomly(eidex, made.value, seededRandom(SEED + index), {
      seen(state, _input, events) {
        looked++
        // What all seats are told, everybody may know.
        const hiding = events.filter(
          (event) => HIDING.includes(event.type) && !('to' in event && event.to.length === SEATS),
        )
        for (const viewer of [0, 1, 2, 'spectator'] as const) {
          const told = JSON.stringify(hiding.map((event) => eidex.redact(event, viewer)))
          const shown = JSON.stringify({ ...eidex.view(state, viewer), legal: [], question: [] })
          for (const name of DECK_NAMES.map((card) => `"${card}"`)) {
            if (told.includes(name) && !shown.includes(name)) {
              leaks.push(`${characters.join()}: ${viewer} is told ${name}: ${told}`)
            }
          }
        }
      },
    })
  }
  expect(leaks.slice(0, 3)).toEqual([])
  expect(looked).toBeGreaterThan(1000)
})

it(`a tournament of ${rounds(1, 60)} in 60 of all trios keeps every invariant`, () => {
  const trios = everyTrio(rounds(60, 1))
  const report = simulateEidex({ trios, tournaments: 1, seed: SEED })
  expect(report.violations).toEqual([])
  expect(Object.keys(report.uses)).toHaveLength(36)
})

it('random basic tournaments keep every invariant', () => {
  const trios = Array<undefined>(rounds(20, 600)).fill(undefined)
  expect(simulateEidex({ trios, tournaments: 1, seed: SEED }).violations).toEqual([])
})
