/** From a view to a decision: worlds that agree with it, as this player remembers it, and a search. */
import type { GameTypes, Random, Seat } from '../engine/kernel'
import type { Contest, ViewOf } from './contest'
import type { Skill } from './levels'
import { difference, weigh } from './search'
import type { Thinking } from './thinking'

export interface Decision<Action> {
  readonly action: Action
  /** From 0 (there was nothing to decide) to 1 (the best two are as good as each other). */
  readonly difficulty: number
}

export function think<T extends GameTypes>(
  contest: Contest<T>,
  view: ViewOf<T>,
  skill: Skill,
  thinking: Thinking,
  random: Random,
): Decision<T['Action']> {
  return search(contest, contest.candidates(view, random), view.viewer as Seat, skill, thinking, {
    random,
    world() {
      const world = contest.game.imagine(view, random)
      contest.forget(world, view, skill, random)
      return world
    },
  })
}

/** Where worlds come from, and the dice for everything that is tried in them. */
interface Source<State> {
  readonly world: () => State
  readonly random: Random
}

export function search<T extends GameTypes>(
  contest: Contest<T>,
  actions: readonly T['Action'][],
  seat: Seat,
  skill: Skill,
  thinking: Thinking,
  { world, random }: Source<T['State']>,
): Decision<T['Action']> {
  const [only, second] = actions
  if (only === undefined) throw new Error('There is nothing to choose from.')
  if (second === undefined) return { action: only, difficulty: 0 }
  const [best, next] = weigh({ contest, seat, actions, world }, skill, thinking, random)
  if (best === undefined || next === undefined) throw new Error('Nothing has been weighed.')
  const { mean, deviation } = difference(best, next)
  return { action: best.action, difficulty: 1 / (1 + CLEARNESS * Math.max(0, mean / deviation)) }
}

/** By how much a choice gets easier if the best is better in most worlds. */
const CLEARNESS = 4
