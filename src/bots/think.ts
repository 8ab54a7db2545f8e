/** From a view to a decision: worlds that agree with it, as this player remembers it, and a search. */
import type { GameTypes, Random, Seat } from '../engine/kernel'
import type { Skill } from './levels'
import type { SearchModel } from './search-model'
import { search } from './search'
import type { Thinking } from './thinking'
import { worldsOf } from './worlds'

export function think<T extends GameTypes>(
  model: SearchModel<T>,
  view: T['View'],
  skill: Skill,
  thinking: Thinking,
  random: Random,
): T['Action'] {
  const candidates = model.candidates(view, random)
  const [only, second] = candidates
  if (only === undefined) throw new Error('There is nothing to choose from.')
  if (second === undefined) return only
  const seat = view.viewer as Seat
  const { game } = model
  const { numbers } = game
  const state = game.imagine(view, random)
  const actions = candidates.map((action) => numbers.numberOf(state, seat, action) as number)
  const world = worldsOf(model, view, skill, random)
  const [best] = search({ model, seat, actions, world, random, tricks: skill.tricks }, thinking)
  if (best === undefined) throw new Error('Nothing has been weighed.')
  return numbers.actionOf(state, seat, best.action)
}
