/** What each action can be expected to bring, with its spread: the basis of the coach's advice. */
import { endsTrick, type GameTypes, type Random, type Seat } from '../engine/kernel'
import type { Payoff, SearchModel } from './search-model'
import { force, playOn } from './rollout'
import { deviationOf, mean } from './search'
import { reasonsFrom, TAKES, type Foresight, type Reason, type Sign } from './reasons'
import { budgetOf, type Budget, type Thinking } from './thinking'

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

/** Best first, by the chance to win. All actions are tried in the same worlds. */
export function estimateAll<T extends GameTypes>(
  model: SearchModel<T>,
  view: T['View'],
  thinking: Thinking,
  random: Random,
): Estimate<T['Action']>[] {
  const seat = view.viewer as Seat
  const actions = model.candidates(view, random)
  const budget = budgetOf(thinking)
  if (actions.length === 0) return []
  let world = model.game.imagine(view, random)
  const tries = actions.map((action) => ({
    action,
    foreseen: model.foresee(view, world, action),
    trials: [] as Trial[],
  }))
  for (;;) {
    for (const { action, trials } of tries)
      trials.push(tryOut(model, model.game.copy(world), seat, action, budget, random))
    if (budget.isSpent()) break
    world = model.game.imagine(view, random)
  }
  return tries
    .map(({ action, foreseen, trials }) => summary(action, foreseen, trials))
    .sort((a, b) => b.chance - a.chance)
}

/** Plays on in place: to the end of the trick, to see who takes it, then to the scores. */
function tryOut<T extends GameTypes>(
  model: SearchModel<T>,
  state: T['State'],
  seat: Seat,
  action: T['Action'],
  budget: Budget,
  random: Random,
): Trial {
  let winner: Seat | undefined
  const watch = (event: T['Event']) => {
    if (endsTrick(event)) winner ??= event.winner
  }
  force(model, state, { by: seat, action }).forEach(watch)
  // Where nothing is played on after it, the action itself is all that can use up the budget.
  budget.spend(1)
  playOn(model, state, Infinity, budget, random, watch)
  const takes: Sign[] = winner === seat ? [TAKES] : []
  return {
    ...model.payoff(state, seat),
    signs: [...takes, ...model.signs(state, seat, action)],
  }
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
