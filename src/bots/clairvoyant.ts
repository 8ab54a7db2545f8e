/** The same search with open cards: an upper bound for the arena. It needs the full state, which no player has. */
import type { AnyAction, Random, Seat } from '../engine/kernel'
import { knownModel } from './known-model'
import { SKILLS } from './levels'
import { search } from './think'
import type { Thinking } from './thinking'

export function clairvoyant(
  game: string,
  state: object,
  seat: Seat,
  random: Random,
  thinking: Thinking = SKILLS.master,
): AnyAction {
  const model = knownModel(game)
  const actions = model.candidates(model.game.view(state, seat), random)
  const world = (): object => model.game.copy(state)
  return search(model, actions, seat, SKILLS.master, thinking, { world, random })
}
