/** What each action can be expected to bring, with its spread: the basis of the coach's advice. */
import type { GameTypes, Random, Seat } from '../engine/kernel'
import { itemAt } from '../engine/lists'
import { SKILLS } from './levels'
import { reasonsFrom, type Foresight, type Reason, type Sign } from './reasons'
import { search, type Problem } from './search'
import type { Payoff, SearchModel } from './search-model'
import type { Thinking } from './thinking'
import { worldsOf } from './worlds'

export interface Estimate<Action> {
  readonly action: Action
  /** Points of this round, as the game counts them. */
  readonly gain: number
  /** The standard deviation of the gain from world to world. */
  readonly spread: number
  /** The chance that this seat wins in the end. */
  readonly chance: number
  /** The uncertainty of `gain` and `chance`, as standard errors. */
  readonly gainError: number
  readonly chanceError: number
  /** The number of worlds in which the action has been tried. */
  readonly worlds: number
  readonly reasons: readonly Reason[]
}

/** The result of an action in one world. */
interface Trial extends Payoff {
  readonly signs: readonly Sign[]
}

/** Best first, by the chance to win. All actions are tried equally often. */
export function estimateAll<T extends GameTypes>(
  model: SearchModel<T>,
  view: T['View'],
  thinking: Thinking,
  random: Random,
): Estimate<T['Action']>[] {
  const seat = view.viewer as Seat
  const candidates = model.candidates(view, random)
  if (candidates.length === 0) return []
  const { game } = model
  const { numbers } = game
  const state = game.imagine(view, random)
  const trick = model.progress(state)
  const tries = candidates.map((action) => ({
    action,
    number: numbers.numberOf(state, seat, action) as number,
    foreseen: model.foresee(view, state, action),
    trials: [] as Trial[],
  }))
  const problem: Problem<T> = {
    ...{ model, seat, random, tricks: Infinity },
    actions: tries.map(({ number }) => number),
    world: worldsOf(model, view, SKILLS.master, random),
    watch(place, end) {
      const { action, trials } = itemAt(tries, place)
      trials.push({ ...model.payoff(end, seat), signs: model.signs(end, seat, action, trick) })
    },
  }
  search(problem, thinking)
  return tries
    .map(({ action, foreseen, trials }) => summary(action, foreseen, trials))
    .sort((a, b) => b.chance - a.chance)
}

function summary<Action>(
  action: Action,
  foreseen: Foresight,
  trials: readonly Trial[],
): Estimate<Action> {
  const gains = trials.map(({ gain }) => gain)
  const chances = trials.map(({ chance }) => chance)
  const root = Math.sqrt(trials.length)
  return {
    action,
    gain: mean(gains),
    spread: deviationOf(gains),
    chance: mean(chances),
    gainError: deviationOf(gains) / root,
    chanceError: deviationOf(chances) / root,
    worlds: trials.length,
    reasons: reasonsFrom(
      trials.map(({ signs }) => signs),
      foreseen,
    ),
  }
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length

function deviationOf(numbers: readonly number[]): number {
  const middle = mean(numbers)
  return Math.sqrt(mean(numbers.map((each) => (each - middle) ** 2)))
}
