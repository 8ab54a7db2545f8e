import { expect, it } from 'vitest'
import { playRandomly } from '../../../scripts/sim/play'
import { seededRandom } from '../random'
import { accountOf, limitIn, pointsSoFar } from './account'
import type { Event } from './actions'
import { POWER_IDS, type PowerId } from './characters'
import { eidex } from './game'
import { POWERS } from './powers'
import type { View } from './view'

/** Powers that change points after the cards were counted. */
const AFTERWARDS: readonly PowerId[] = ['computer', 'weisheit']
const SEED = 7
const seats = [0, 1, 2] as const

/** Every character sits at two of these tables. */
const trios = POWER_IDS.map((id, index): [PowerId, PowerId, PowerId] => [
  id,
  POWER_IDS[(index + 7) % POWER_IDS.length] as PowerId,
  POWER_IDS[(index + 19) % POWER_IDS.length] as PowerId,
])

/** One random tournament, seen by everybody after every step. */
function watch(
  characters: readonly PowerId[],
  onView: (view: View, events: readonly Event[]) => void,
  seed = SEED,
): void {
  const begun = eidex.setup({ mode: 'cosmic', characters, target: 3 })
  if (!begun.ok) throw new Error(begun.refusal.message)
  playRandomly(eidex, begun.value, seededRandom(seed), {
    seen: (state, _input, events) => {
      for (const seat of seats) onView(eidex.view(state, seat), events)
    },
  })
}

it.each(trios)('%s, %s, %s: cards, last trick and bonuses are the points', (...characters) => {
  const bonuses: number[] = []
  watch(characters, (view, events) => {
    if (!events.some(({ type }) => type === 'awarded')) return
    for (const seat of seats) {
      const { won, down, lastTrick, bonus, points } = accountOf(view, seat, POWERS)
      const sum = won.reduce((total, { value }) => total + value, down?.value ?? 0)
      expect(sum + lastTrick + bonus).toBe(points)
      expect(pointsSoFar(view, seat, POWERS)).toEqual({ points: sum, unknown: 0 })
      bonuses.push(bonus)
    }
  })
  expect(bonuses).not.toEqual([])
  if (!characters.some((id) => AFTERWARDS.includes(id)))
    expect(bonuses.every((bonus) => bonus === 0)).toBe(true)
})

it('a game of Guggitaler has a limit of 13, and Radarkontrolle sets its own', () => {
  const powers = new Set<string | null>()
  const seen = (view: View) => {
    const { limit, power } = limitIn(view, POWERS)
    const isGuggitaler = view.effects.some((effect) => effect.power === 'guggitaler')
    expect(power).toBe(isGuggitaler ? 'guggitaler' : null)
    expect(limit).toBe(isGuggitaler ? 13 : view.limit)
    powers.add(power)
  }
  for (const seed of [1, 2, 3]) watch(['guggitaler', 'radarkontrolle', 'kompass'], seen, seed)
  expect(powers).toEqual(new Set([null, 'guggitaler']))
})

it('a player who cannot know a card in the own pile is told so', () => {
  const unknown = new Set<boolean>()
  watch(['sphinx', 'kompass', 'weisheit'], (view) => {
    const { viewer } = view
    if (viewer === 'spectator') return
    const hidden = view.veiled.filter(({ pile, card }) => pile === viewer && card === null).length
    const own = pointsSoFar(view, viewer, POWERS)
    expect(own.unknown).toBe(hidden)
    unknown.add(own.unknown > 0)
  })
  expect(unknown).toEqual(new Set([false, true]))
})
