/** Plays a position on to its end, or as far as a player looks ahead. */
import type { GameTypes, Input, Random, Seat } from '../../../src/engine/kernel'
import type { SearchModel } from './model'
import type { Budget } from '../../../src/bots/thinking'

const MOST_PLAYERS = 8

/** Applies an input that must be legal; returns the events. */
export function force<T extends GameTypes>(
  { game }: SearchModel<T>,
  state: T['State'],
  input: Input<T>,
): readonly T['Event'][] {
  const applied = game.apply(state, input)
  if (!applied.ok) throw new Error(`${applied.refusal.code}: ${applied.refusal.message}`)
  return applied.value
}

/** In place, until this many tricks are finished or the round has been scored; returns the position's worth. */
export function playOn<T extends GameTypes>(
  model: SearchModel<T>,
  state: T['State'],
  horizon: number,
  budget: Budget,
  random: Random,
  watch?: (event: T['Event']) => void,
): readonly number[] {
  const { game } = model
  let steps = 0
  while (model.progress(state) < horizon) {
    const next = game.next(state)
    if (next.kind === 'over') break
    const seat = next.kind === 'chance' ? undefined : (next.seats[0] as Seat)
    const events =
      seat === undefined
        ? force(model, state, { by: 'chance', outcome: game.sampleChance(state, random) })
        : force(model, state, { by: seat, action: model.rolloutPolicy(state, seat, random) })
    if (watch !== undefined) events.forEach(watch)
    steps++
  }
  budget.spend(steps)
  const worths = new Float64Array(MOST_PLAYERS)
  model.evaluate(state, worths)
  return [...worths]
}
