/** Figures with their 95 % confidence intervals, from deals that were each played more than once. */

/** The result of one deal: so much out of so much. */
export type Share = readonly [got: number, outOf: number]

export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** 95 % of a normal distribution lie within this many standard deviations. */
const WITHIN = 1.96

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/**
 * A ratio of sums. Sittings of one deal are not independent, so a deal counts as one observation (the usual
 * estimate for clusters, with the correction for few of them).
 */
export function ratioOf(shares: readonly Share[]): Interval {
  const outOf = sum(shares.map(([, all]) => all))
  if (outOf === 0) return { value: 0, low: 0, high: 0 }
  const value = sum(shares.map(([got]) => got)) / outOf
  const squares = sum(shares.map(([got, all]) => (got - value * all) ** 2))
  const few = shares.length > 1 ? shares.length / (shares.length - 1) : 1
  const error = WITHIN * (Math.sqrt(squares * few) / outOf)
  return { value, low: value - error, high: value + error }
}

/** The time below which this share of them lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
