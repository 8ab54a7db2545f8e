/** From a view to a decision: worlds that agree with it, as this player remembers it, and a search. */
import type { GameTypes, Random, Seat } from '../engine/kernel'
import type { SearchModel } from './search-model'
import type { Skill } from './levels'
import { weigh } from './search'
import type { Thinking } from './thinking'

export function think<T extends GameTypes>(
  model: SearchModel<T>,
  view: T['View'],
  skill: Skill,
  thinking: Thinking,
  random: Random,
): T['Action'] {
  return search(model, model.candidates(view, random), view.viewer as Seat, skill, thinking, {
    random,
    world() {
      const world = model.game.imagine(view, random)
      model.forget(world, view, skill, random)
      return world
    },
  })
}

/** Where worlds come from, and the dice for everything tried in them. */
interface Source<State> {
  readonly world: () => State
  readonly random: Random
}

export function search<T extends GameTypes>(
  model: SearchModel<T>,
  actions: readonly T['Action'][],
  seat: Seat,
  skill: Skill,
  thinking: Thinking,
  { world, random }: Source<T['State']>,
): T['Action'] {
  const [only, second] = actions
  if (only === undefined) throw new Error('There is nothing to choose from.')
  if (second === undefined) return only
  const [best] = weigh({ model, seat, actions, world }, skill, thinking, random)
  if (best === undefined) throw new Error('Nothing has been weighed.')
  return best.action
}
