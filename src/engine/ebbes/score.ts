/** What a round scores (ebbes.score, ebbes.zilch) and when the game is over (ebbes.end.*). */
import { count, highest } from '../bits'
import type { Outcome } from './actions'
import { playerCount } from './config'
import { won } from './hand'
import { pointsAt, scoreAt } from './layout'
import { EBBES, MINUS, PLUS, suitWith, ZILCH } from './roles'
import { OVER, type EndReason, type Player, type State } from './state'

export const EBBES_POINTS = 3

/** The points of the last finished round. */
export const points = (state: State, player: Player): number =>
  state.cells[pointsAt(player)] as number

/** The total. */
const score = (state: State, player: Player): number => state.cells[scoreAt(player)] as number

function byPlayer(state: State, of: (state: State, player: Player) => number): number[] {
  const numbers: number[] = []
  for (let player = 0; player < playerCount(state.config); player++) {
    numbers.push(of(state, player))
  }
  return numbers
}

export const pointsOf = (state: State): number[] => byPlayer(state, points)
export const scoresOf = (state: State): number[] => byPlayer(state, score)

export function setScores(
  { cells }: State,
  points: readonly number[],
  scores: readonly number[],
): void {
  for (const [player, gain] of points.entries()) cells[pointsAt(player)] = gain
  for (const [player, total] of scores.entries()) cells[scoreAt(player)] = total
}

/** How many cards of a suit lie in a player's pile. */
const cardsWon = (state: State, player: Player, suit: number): number =>
  count(won(state, player, suit))

/** ebbes.score: plus +1 a card, minus −1 a card, ebbes as below, trump and zilch nothing. */
export function scoreRound(state: State): void {
  const { config, cells } = state
  const plus = suitWith(state, PLUS)
  const ebbes = suitWith(state, EBBES)
  const minus = suitWith(state, MINUS)
  const most = mostCards(state, ebbes)
  const fewest = fewestCards(state, ebbes)
  for (let player = 0; player < playerCount(config); player++) {
    const cards = cardsWon(state, player, ebbes)
    const gain =
      cardsWon(state, player, plus) -
      cardsWon(state, player, minus) +
      // All players tied for most and all tied for fewest get nothing, each of the others three.
      (cards === most || cards === fewest ? 0 : EBBES_POINTS)
    cells[pointsAt(player)] = gain
    cells[scoreAt(player)] = score(state, player) + gain
  }
}

function mostCards(state: State, suit: number): number {
  let most = 0
  for (let player = 0; player < playerCount(state.config); player++) {
    most = Math.max(most, cardsWon(state, player, suit))
  }
  return most
}

function fewestCards(state: State, suit: number): number {
  let fewest = cardsWon(state, 0, suit)
  for (let player = 1; player < playerCount(state.config); player++) {
    fewest = Math.min(fewest, cardsWon(state, player, suit))
  }
  return fewest
}

/** ebbes.zilch: most zilch cards; if tied, the highest zilch card among the tied. */
export function zilchRight(state: State): Player {
  const zilch = suitWith(state, ZILCH)
  let holder = 0
  let best = -1
  for (let player = 0; player < playerCount(state.config); player++) {
    const cards = won(state, player, zilch)
    // More cards outweigh any value; no two players have the same highest card.
    const rank = count(cards) * 16 + highest(cards)
    if (rank > best) {
      holder = player
      best = rank
    }
  }
  return holder
}

/** Why the game ends after this round; null if it goes on. */
export function endReason(state: State): EndReason | null {
  const { config, round } = state
  if (config.variant2) {
    for (let player = 0; player < playerCount(config); player++) {
      if (score(state, player) >= config.goal) return 'goal'
    }
    for (let player = 0; player < playerCount(config); player++) {
      if (score(state, player) <= config.dabbscheedel) return 'dabbscheedel'
    }
  }
  return round >= config.rounds ? 'rounds' : null
}

/** The highest total wins, no matter which player triggered the end; ties are shared. */
export function winners(scores: readonly number[]): Player[] {
  const best = Math.max(...scores)
  return [...scores.keys()].filter((player) => scores[player] === best)
}

/** The result of a finished game; null while it goes on. */
export function outcomeOf(state: State): Outcome | null {
  if (state.phase !== OVER) return null
  const scores = scoresOf(state)
  return { winners: winners(scores), scores, reason: endReason(state) as EndReason }
}
