/** One player's games of ebbes, added up. */
import type { PlayerPart } from '../statistics/facts'
import type { EbbesFacts } from './facts'
import { ROLES } from './roles'

type Place = PlayerPart['place']

/** A memorable round, and where to find it. */
export interface MemorableRound extends Place {
  readonly points: number
  /** Counted from 1. */
  readonly round: number
}

export interface EbbesStatistics {
  readonly games: number
  readonly points: number
  readonly rounds: number
  /** The earliest of those with as many points; null before the first round is over. */
  readonly best: MemorableRound | null
  readonly worst: MemorableRound | null
  /** Tricks won with a card of each role, in the order of `ROLES`. */
  readonly tricks: readonly number[]
}

/** One player in one game. */
export interface EbbesPart extends PlayerPart {
  readonly facts: EbbesFacts
}

export function ebbesStatistics(parts: readonly EbbesPart[]): EbbesStatistics {
  return {
    games: parts.length,
    points: sum(parts.map(({ total }) => total)),
    rounds: sum(parts.map(({ facts }) => facts.rounds.length)),
    best: memorable(parts, (points, best) => points > best),
    worst: memorable(parts, (points, worst) => points < worst),
    tricks: ROLES.map((_, role) =>
      sum(parts.map(({ facts, player }) => facts.tricks[player]?.[role] ?? 0)),
    ),
  }
}

/** The first round that no other one beats. */
function memorable(
  parts: readonly EbbesPart[],
  outdoes: (points: number, other: number) => boolean,
): MemorableRound | null {
  let found: MemorableRound | null = null
  for (const { facts, player, place } of parts) {
    for (const [index, sums] of facts.rounds.entries()) {
      const points = sums[player] ?? 0
      if (found === null || outdoes(points, found.points))
        found = { points, round: index + 1, ...place }
    }
  }
  return found
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
