/** The end of a round with open cards: what everybody gets who only wants the most for himself (max-n). */
import type { SearchModel } from '../../../src/bots/search-model'
import type { GameTypes, Random } from '../../../src/engine/kernel'

const MOST_PLAYERS = 8

/** By seat: what the position is worth if nobody errs. */
export function solve<T extends GameTypes>(
  model: SearchModel<T>,
  state: T['State'],
  random: Random,
): Float64Array {
  const { numbers } = model.game
  if (model.progress(state) === Infinity) {
    const worth = new Float64Array(MOST_PLAYERS)
    model.evaluate(state, worth)
    return worth
  }
  const asked = numbers.asked(state)
  if (asked === 0) {
    numbers.roll(state, random)
    return solve(model, state, random)
  }
  const seat = 31 - Math.clz32(asked & -asked)
  const legal: number[] = []
  const count = numbers.legal(state, seat, legal)
  let best: Float64Array | undefined
  for (let place = 0; place < count; place++) {
    const after: T['State'] = place === count - 1 ? state : model.game.copy(state)
    numbers.act(after, seat, legal[place] as number)
    const worth = solve(model, after, random)
    if (best === undefined || (worth[seat] as number) > (best[seat] as number)) best = worth
  }
  return best as Float64Array
}
