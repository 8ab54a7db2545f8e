/** What a round scores (ebbes.score, ebbes.zilch) and when the game is over (ebbes.end.*). */
import { count, highest, setAt } from '../bits'
import { addTo } from '../lists'
import type { Outcome } from './actions'
import { playerCount, type Config } from './config'
import { EBBES, MINUS, PLUS, suitWith, ZILCH } from './roles'
import { at, type EndReason, type Player, type State } from './state'

export const EBBES_POINTS = 3

/** How many cards of a suit lie in a player's pile. */
const cardsWon = (state: State, player: Player, suit: number): number =>
  count(setAt(state.won, at(player, suit)))

/** All players tied for most and all tied for fewest get nothing, each of the others three. */
function scoreEbbes(state: State, points: number[]): void {
  const suit = suitWith(state, EBBES)
  let most = 0
  let fewest = Infinity
  for (let player = 0; player < points.length; player++) {
    const cards = cardsWon(state, player, suit)
    most = Math.max(most, cards)
    fewest = Math.min(fewest, cards)
  }
  for (let player = 0; player < points.length; player++) {
    const cards = cardsWon(state, player, suit)
    if (cards !== most && cards !== fewest) addTo(points, player, EBBES_POINTS)
  }
}

/** ebbes.score: plus +1 a card, minus −1 a card, ebbes as above, trump and zilch nothing. */
export function roundPoints(state: State): number[] {
  const plus = suitWith(state, PLUS)
  const minus = suitWith(state, MINUS)
  const points: number[] = []
  for (let player = 0; player < playerCount(state.config); player++) {
    points.push(cardsWon(state, player, plus) - cardsWon(state, player, minus))
  }
  scoreEbbes(state, points)
  return points
}

/** ebbes.zilch: most zilch cards; if tied, the highest zilch card among the tied. */
export function zilchRight(state: State): Player {
  const zilch = suitWith(state, ZILCH)
  let holder = 0
  let best = -1
  for (let player = 0; player < playerCount(state.config); player++) {
    // More cards outweigh any value; no two players have the same highest card.
    const rank = cardsWon(state, player, zilch) * 16 + highest(setAt(state.won, at(player, zilch)))
    if (rank > best) {
      holder = player
      best = rank
    }
  }
  return holder
}

/** Why the game ends after this round; null if it goes on. */
export function endReason(
  config: Config,
  round: number,
  scores: readonly number[],
): EndReason | null {
  if (config.variant2) {
    if (scores.some((score) => score >= config.goal)) return 'goal'
    if (scores.some((score) => score <= config.dabbscheedel)) return 'dabbscheedel'
  }
  return round >= config.rounds ? 'rounds' : null
}

/** The highest total wins, no matter which player triggered the end; ties are shared. */
export function winners(scores: readonly number[]): Player[] {
  const best = Math.max(...scores)
  return [...scores.keys()].filter((player) => scores[player] === best)
}

/** The result of a finished game. */
export const outcomeOf = ({ scores, endReason }: State): Outcome => ({
  winners: winners(scores),
  scores: scores.slice(),
  reason: endReason as EndReason,
})
