/** What every action can be expected to bring, with its spread: what a coach tells. */
import type { GameTypes, Random, Seat } from '../engine/kernel'
import type { Contest, Fare, ViewOf } from './search-model'
import { force, playOn } from './rollout'
import { deviationOf, mean } from './search'
import { reasonsFrom, type Foresight, type Reason, type Sign } from './reasons'
import { budgetOf, type Budget, type Thinking } from './thinking'

export interface Estimate<Action> {
  readonly action: Action
  /** Points of this round in ebbes, victory points of this game in Eidex. */
  readonly gain: number
  /** By how much the gain differs from world to world, as a standard deviation. */
  readonly spread: number
  /** How likely this seat wins in the end: the game of ebbes, the tournament of Eidex. */
  readonly chance: number
  /** How far `gain` and `chance` may be off by luck, as standard errors. */
  readonly gainError: number
  readonly chanceError: number
  /** In how many worlds the action has been tried. */
  readonly worlds: number
  readonly reasons: readonly Reason[]
}

/** What came of an action in one world. */
interface Trial extends Fare {
  readonly signs: readonly Sign[]
}

/** Best first, by the chance to win. All actions meet the same worlds, and as many. */
export function estimateAll<T extends GameTypes>(
  contest: Contest<T>,
  view: ViewOf<T>,
  thinking: Thinking,
  random: Random,
): Estimate<T['Action']>[] {
  const seat = view.viewer as Seat
  const actions = contest.candidates(view, random)
  const budget = budgetOf(thinking)
  if (actions.length === 0) return []
  let world = contest.game.imagine(view, random)
  const tries = actions.map((action) => ({
    action,
    foreseen: contest.foresee(view, world, action),
    trials: [] as Trial[],
  }))
  for (;;) {
    for (const { action, trials } of tries)
      trials.push(tryOut(contest, contest.game.copy(world), seat, action, budget, random))
    if (budget.isSpent()) break
    world = contest.game.imagine(view, random)
  }
  return tries
    .map(({ action, foreseen, trials }) => summary(action, foreseen, trials))
    .sort((a, b) => b.chance - a.chance)
}

/** Plays on in place: to the end of the trick, to see who takes it, then to the reckoning. */
function tryOut<T extends GameTypes>(
  contest: Contest<T>,
  state: T['State'],
  seat: Seat,
  action: T['Action'],
  budget: Budget,
  random: Random,
): Trial {
  let winner: Seat | undefined
  const watch = (event: T['Event']) => {
    if (event.type === 'trick') winner ??= (event as unknown as { winner: Seat }).winner
  }
  force(contest, state, { by: seat, action }).forEach(watch)
  playOn(contest, state, Infinity, budget, random, watch)
  const takes: Sign[] = winner === seat ? [{ what: 'takes' }] : []
  return {
    ...contest.fare(state, seat),
    signs: [...takes, ...contest.signs(state, seat, action)],
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
