import { expect, it } from 'vitest'
import { playRandomly } from '../../../scripts/sim/play'
import { seededRandom } from '../random'
import { accountOf, pointsSoFar } from './account'
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
): void {
  const begun = eidex.setup({ mode: 'cosmic', characters, target: 3 })
  if (!begun.ok) throw new Error(begun.refusal.message)
  playRandomly(eidex, begun.value, seededRandom(SEED), {
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
