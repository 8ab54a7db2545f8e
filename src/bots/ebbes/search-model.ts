/** ebbes for the search: who can be expected to win the game. */
import { ebbes as game, type Types } from '../../engine/ebbes/game'
import { actionOf } from '../../engine/ebbes/legal'
import { points, scoresOf, winners } from '../../engine/ebbes/score'
import { DEAL, OVER, type State } from '../../engine/ebbes/state'
import { numberAt } from '../../engine/lists'
import type { SearchModel } from '../search-model'
import { ebbesGreedy } from './greedy'
import { forgetEbbes } from './memory'
import { ebbesQuick, pointsAtAGlance } from './quick'
import { foresee, signs } from './reasons'

export const ebbes: SearchModel<Types> = {
  game,
  greedy: ebbesGreedy,
  candidates: ({ legal }) => legal.all,
  forget: forgetEbbes,
  rolloutPolicy: (state, seat, random) => actionOf(state, ebbesQuick(state, seat, random)),
  progress: (state) => (isReckoned(state) ? Infinity : state.tricks - 1),
  evaluate,
  foresee,
  signs,
  payoff: (state, seat) => ({
    gain: points(state, seat),
    chance: numberAt(chancesToWin(state), seat),
  }),
}

const isReckoned = ({ phase }: State): boolean => phase === DEAL || phase === OVER

function evaluate(state: State): number[] {
  const chances = chancesToWin(state)
  const totals = scoresToExpect(state)
  const sum = totals.reduce((all, score) => all + score, 0)
  const rivals = totals.length - 1
  return chances.map((chance, player) => {
    const own = numberAt(totals, player)
    return chance + POINT * (own - (sum - own) / rivals)
  })
}

/** A point is worth something even in a game already won or lost, so that no bot gives up. */
const POINT = 0.01

function scoresToExpect(state: State): number[] {
  const { phase, zilchRight } = state
  const scores = scoresOf(state)
  if (phase === OVER) return scores
  if (phase === DEAL)
    return scores.map((score, player) => score + (player === zilchRight ? NAMING : 0))
  return scores.map((score, player) => score + pointsAtAGlance(state, player))
}

/** What the right to name the starting player brings in the next round. */
const NAMING = 0.4
/** The standard deviation of the points of a round. */
const ROUND = 3.2

/**
 * The totals with chance added: if the rest of the game follows an extreme value distribution, each
 * player's chance to come first is this quotient.
 */
function chancesToWin(state: State): number[] {
  const totals = scoresToExpect(state)
  if (state.phase === OVER) {
    const first = winners(totals)
    return totals.map((_, player) => (first.includes(player) ? 1 / first.length : 0))
  }
  const spread = ROUND * Math.sqrt(roundsToCome(state)) * (Math.sqrt(6) / Math.PI)
  const best = Math.max(...totals)
  const weights = totals.map((score) => Math.exp((score - best) / spread))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Roughly what a round brings to the best player. */
const BEST_GAIN = 3

/** The goal or the Dabbscheedel may end a game of variant 2 before its last round. */
function roundsToCome(state: State): number {
  const { config, round } = state
  const left = config.rounds - round + (isReckoned(state) ? 0 : 1)
  if (!config.variant2) return Math.max(left, 0.5)
  const scores = scoresOf(state)
  const toGoal = (config.goal - Math.max(...scores)) / BEST_GAIN
  const toDabbscheedel = (Math.min(...scores) - config.dabbscheedel) / BEST_GAIN
  return Math.max(0.5, Math.min(left, toGoal, toDabbscheedel))
}
