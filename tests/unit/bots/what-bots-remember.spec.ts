/** What slips a bot's mind: cards of earlier tricks, as its level says, and nothing else. */
import { describe, expect, it } from 'vitest'
import { forgetEbbes } from '../../../src/bots/ebbes/memory'
import type { Memory } from '../../../src/bots/search-model'
import { SKILLS } from '../../../src/bots/levels'
import { suitOf } from '../../../src/engine/ebbes/cards'
import { ebbes } from '../../../src/engine/ebbes/game'
import { handOf } from '../../../src/engine/ebbes/hand'
import { playsOf } from '../../../src/engine/ebbes/plays'
import { suitWith, TRUMP } from '../../../src/engine/ebbes/roles'
import type { State } from '../../../src/engine/ebbes/state'
import type { View } from '../../../src/engine/ebbes/view'
import { seededRandom } from '../../../src/engine/random'
import { everybody, play } from './tables'

interface Moment {
  readonly view: View
  readonly known: State
  readonly remembered: State
}

/** Whenever a trick or two are over: a world as the bot has seen it, and as it remembers it. */
function moments(memory: Memory, seats: number): Moment[] {
  const found: Moment[] = []
  play(ebbes, {
    options: { seats },
    isBot: everybody,
    seed: seats,
    level: 'greedy',
    asked(view, dice) {
      if (view.game !== 'ebbes' || view.memory.tricks.length < 2) return
      const known = ebbes.imagine(view, seededRandom(dice))
      const remembered = ebbes.copy(known)
      forgetEbbes(remembered, view, memory, seededRandom(dice + 1))
      found.push({ view, known, remembered })
    },
  })
  return found
}

const placesOf = (state: State): number[][] => [
  playsOf(state),
  ...Array.from({ length: state.config.seats }, (_, seat) => handOf(state, seat)),
]
const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)

describe.each([2, 3, 5])('in ebbes with %i at the table, a bot', (seats) => {
  it('that counts nothing still knows the last trick, the one that lies there, and its hand', () => {
    let mistaken = 0
    for (const { view, known, remembered } of moments(SKILLS.beginner, seats)) {
      const players = view.order.length
      const before = (view.memory.tricks.length - 1) * players
      expect(playsOf(remembered, before)).toEqual(playsOf(known, before))
      const seat = view.viewer as number
      expect(handOf(remembered, seat)).toEqual(handOf(known, seat))
      if (playsOf(remembered).join() !== playsOf(known).join()) mistaken++
    }
    expect(mistaken).toBeGreaterThan(20)
  })

  it('that counts trumps never thinks that one is still out', () => {
    let mistaken = 0
    for (const { known, remembered } of moments(SKILLS.club, seats)) {
      const trump = suitWith(known, TRUMP)
      const trumps = (state: State) => playsOf(state).filter((card) => suitOf(card) === trump)
      expect(trumps(remembered)).toEqual(trumps(known))
      if (playsOf(remembered).join() !== playsOf(known).join()) mistaken++
    }
    expect(mistaken).toBeGreaterThan(20)
  })

  it('that counts everything is never mistaken', () => {
    for (const { known, remembered } of moments(SKILLS.master, seats)) {
      expect(remembered).toEqual(known)
    }
  })

  it('loses no card and has none twice, however little it counts', () => {
    for (const { known, remembered } of moments(SKILLS.beginner, seats)) {
      expect(placesOf(remembered).map(({ length }) => length)).toEqual(
        placesOf(known).map(({ length }) => length),
      )
      expect(sorted(placesOf(remembered).flat())).toEqual(sorted(placesOf(known).flat()))
    }
  })
})
