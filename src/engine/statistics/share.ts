/** A share of wins, and its uncertainty. */

export interface Share {
  readonly value: number
  /** The true share lies between these in 19 of 20 cases. */
  readonly low: number
  readonly high: number
}

/** For 19 of 20. */
const Z = 1.96

/** Wilson's interval: also valid for few games, and for none or all of them won. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { value: 0, low: 0, high: 1 }
  const value = wins / games
  const weight = 1 + (Z * Z) / games
  const middle = (value + (Z * Z) / (2 * games)) / weight
  const half = (Z / weight) * Math.sqrt((value * (1 - value)) / games + (Z * Z) / (4 * games ** 2))
  // At the edges the formula is exact, but floating point is not.
  return {
    value,
    low: wins === 0 ? 0 : Math.max(0, middle - half),
    high: wins === games ? 1 : Math.min(1, middle + half),
  }
}

/** Fewer games say next to nothing about a player's strength. */
export const FEW_GAMES = 10
