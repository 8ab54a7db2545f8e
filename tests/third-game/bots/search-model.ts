/** Tercet as a search sees it: who can be expected to win. The one line in the list of the bots. */
import type { SearchModel } from '../../../src/bots/search-model'
import { numberAt } from '../../../src/engine/lists'
import { roundsOf } from '../engine/config'
import { tercet as game, type Types } from '../engine/game'
import { winnersOf } from '../engine/score'
import type { State } from '../engine/state'
import { forget } from './memory'
import { greedy, policy } from './policy'
import { foresee, signs } from './reasons'

export const tercet: SearchModel<Types> = {
  game,
  greedy,
  candidates: ({ legal }) => legal.all,
  forget,
  policy,
  progress: (state) => (isScored(state) ? Infinity : state.leaders.length - 1),
  evaluate,
  foresee,
  signs,
  payoff: (state, seat) => ({
    gain: numberAt(state.points, seat),
    chance: numberAt(chancesToWin(state), seat),
  }),
}

const isScored = ({ phase }: State): boolean => phase !== 'play'

/** The tricks of a round on the table are not in the totals yet. */
const totalsOf = (state: State): readonly number[] =>
  isScored(state)
    ? state.scores
    : state.scores.map((score, seat) => score + numberAt(state.points, seat))

/** A trick is worth something even where the game is won or lost already: so nobody gives up. */
const TRICK = 0.01

function evaluate(state: State, into: Float64Array): void {
  const totals = totalsOf(state)
  for (const [seat, chance] of chancesToWin(state).entries())
    into[seat] = chance + TRICK * numberAt(totals, seat)
}

/** How far the tricks of a round lie apart, as a standard deviation. */
const ROUND = 1.6

/**
 * The totals with chance added: if what the rest of the game brings follows an extreme value distribution, the chance
 * of each to be first is this quotient.
 */
function chancesToWin(state: State): number[] {
  const totals = totalsOf(state)
  if (state.phase === 'over') {
    const first = winnersOf(totals)
    return totals.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0))
  }
  const toCome = roundsOf(state.config) - state.round + (isScored(state) ? 0 : 0.5)
  const spread = ROUND * Math.sqrt(toCome) * (Math.sqrt(6) / Math.PI)
  const most = Math.max(...totals)
  const weights = totals.map((total) => Math.exp((total - most) / spread))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}
