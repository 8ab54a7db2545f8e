/** What one player's games add up to. */
import type { PlayerPart } from '../../../src/engine/statistics/facts'
import type { TercetFacts } from './facts'

export interface TercetPart extends PlayerPart {
  readonly facts: TercetFacts
}

export interface TercetStatistics {
  readonly games: number
  readonly rounds: number
  readonly tricks: number
  /** How many rounds brought so many tricks: none first, all eight last. */
  readonly roundsByTricks: readonly number[]
}

const TRICKS_IN_ROUND = 8

export function tercetStatistics(parts: readonly TercetPart[]): TercetStatistics {
  const tricks = parts.flatMap(({ facts, player }) => facts.rounds.map((by) => by[player] ?? 0))
  return {
    games: parts.length,
    rounds: tricks.length,
    tricks: tricks.reduce((sum, each) => sum + each, 0),
    roundsByTricks: Array.from(
      { length: TRICKS_IN_ROUND + 1 },
      (_, count) => tricks.filter((each) => each === count).length,
    ),
  }
}
