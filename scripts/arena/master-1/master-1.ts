/**
 * The master of the first versions, frozen: flat Monte Carlo over the actions at the border. Later masters are measured
 * by it, so it stays as it is.
 */
import type { AnyAction, AnyView, Random, Seat } from '../../../src/engine/kernel'
import type { Thinking } from '../../../src/bots/thinking'
import { MODELS, type SearchModel } from './model'
import { weigh } from './search'

export function master1(view: AnyView, random: Random, thinking: Thinking): AnyAction {
  const model = MODELS[view.game] as SearchModel
  const actions = model.candidates(view, random)
  const [only, second] = actions
  if (only === undefined) throw new Error('There is nothing to choose from.')
  if (second === undefined) return only
  const world = (): object => model.game.imagine(view, random)
  const seat = view.viewer as Seat
  const [best] = weigh({ model, seat, actions, world }, { tricks: Infinity }, thinking, random)
  return best?.action ?? only
}
