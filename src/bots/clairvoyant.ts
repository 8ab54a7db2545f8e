/** The same search with open cards: an upper bound for the arena. It needs the full state, which no player has. */
import { listed, type AnyAction, type Random, type Seat } from '../engine/kernel'
import { knownModel } from './known-model'
import { SKILLS } from './levels'
import { search } from './search'
import type { Thinking } from './thinking'

export function clairvoyant(
  game: string,
  state: object,
  seat: Seat,
  random: Random,
  thinking: Thinking = SKILLS.master,
): AnyAction {
  const model = knownModel(game)
  const view = model.game.view(state, seat)
  const { numbers } = model.game
  const actions = model
    .candidates(view, random)
    .map((action) => numbers.numberOf(state, seat, action) as number)
  if (actions.length < 2) return model.candidates(view, random)[0] as AnyAction
  const { tricks } = SKILLS.master
  const world = (): object => state
  const [best] = search({ model, seat, actions, world, random, tricks }, thinking)
  return best === undefined
    ? (listed(view.legal)[0] as AnyAction)
    : numbers.actionOf(state, seat, best.action)
}
