/** ebbes for the search: who can be expected to win the game. */
import { ebbes as game, type Types } from '../../engine/ebbes/game'
import { playerCount } from '../../engine/ebbes/config'
import { scoreAt } from '../../engine/ebbes/layout'
import { points } from '../../engine/ebbes/score'
import { DEAL, OVER, type Player, type State } from '../../engine/ebbes/state'
import { numberAt } from '../../engine/lists'
import type { SearchModel } from '../search-model'
import { ebbesGreedy } from './greedy'
import { forgetEbbes } from './memory'
import { pointsAtAGlance } from './at-a-glance'
import { plausibility } from './plausibility'
import { drawAction } from './policy'
import { foresee, signs } from './reasons'

const MOST_PLAYERS = 5

export const ebbes: SearchModel<Types> = {
  game,
  greedy: ebbesGreedy,
  candidates: ({ legal }) => legal.all,
  forget: forgetEbbes,
  policy: drawAction,
  progress: (state) => (isReckoned(state) ? Infinity : state.tricks - 1),
  evaluate,
  plausibility,
  foresee,
  signs,
  payoff: (state, seat) => ({
    gain: points(state, seat),
    chance: chanceOf(state, seat),
  }),
}

const isReckoned = ({ phase }: State): boolean => phase === DEAL || phase === OVER

/** By player, written anew for every evaluation. */
const TOTALS = new Float64Array(MOST_PLAYERS)
const CHANCES = new Float64Array(MOST_PLAYERS)

function evaluate(state: State, into: Float64Array): void {
  const players = playerCount(state.config)
  writeChances(state)
  let sum = 0
  for (let player = 0; player < players; player++) sum += TOTALS[player] as number
  for (let player = 0; player < players; player++) {
    const own = TOTALS[player] as number
    into[player] = (CHANCES[player] as number) + POINT * (own - (sum - own) / (players - 1))
  }
}

const scoreOf = ({ cells }: State, player: Player): number => numberAt(cells, scoreAt(player))

/** A point is worth something even in a game already won or lost, so that no bot gives up. */
const POINT = 0.01

/** The score to expect, without the rounds to come. */
function totalOf(state: State, player: Player): number {
  const score = scoreOf(state, player)
  if (state.phase === OVER) return score
  if (state.phase === DEAL) return player === state.zilchRight ? score + NAMING : score
  return score + pointsAtAGlance(state, player)
}

/** What the right to name the starting player brings in the next round. */
const NAMING = 0.4
/** The standard deviation of the points of a round. */
const ROUND = 3.2

/**
 * The totals with chance added: if the rest of the game follows an extreme value distribution, each
 * player's chance to come first is this quotient. At the end those in front share the win.
 */
function writeChances(state: State): void {
  const players = playerCount(state.config)
  let best = -Infinity
  for (let player = 0; player < players; player++) {
    const total = totalOf(state, player)
    TOTALS[player] = total
    best = Math.max(best, total)
  }
  const isOver = state.phase === OVER
  const spread = ROUND * Math.sqrt(roundsToCome(state)) * (Math.sqrt(6) / Math.PI)
  let sum = 0
  for (let player = 0; player < players; player++) {
    const behind = best - (TOTALS[player] as number)
    const weight = isOver ? (behind === 0 ? 1 : 0) : Math.exp(-behind / spread)
    CHANCES[player] = weight
    sum += weight
  }
  for (let player = 0; player < players; player++)
    CHANCES[player] = (CHANCES[player] as number) / sum
}

function chanceOf(state: State, player: Player): number {
  writeChances(state)
  return CHANCES[player] as number
}

/** Roughly what a round brings to the best player. */
const BEST_GAIN = 3

/** The goal or the Dabbscheedel may end a game of variant 2 before its last round. */
function roundsToCome(state: State): number {
  const { config, round } = state
  const left = config.rounds - round + (isReckoned(state) ? 0 : 1)
  if (!config.variant2) return Math.max(left, 0.5)
  let most = -Infinity
  let least = Infinity
  for (let player = 0; player < playerCount(config); player++) {
    const score = scoreOf(state, player)
    most = Math.max(most, score)
    least = Math.min(least, score)
  }
  const toGoal = (config.goal - most) / BEST_GAIN
  const toDabbscheedel = (least - config.dabbscheedel) / BEST_GAIN
  return Math.max(0.5, Math.min(left, toGoal, toDabbscheedel))
}
