/**
 * How long a bot may think. Steps are inputs to the engine, so the same budget leads to the same
 * decision on every machine; a caller with a clock passes it in as `isOver`.
 */
export interface Thinking {
  readonly steps: number
  /** True when it is time to answer, whatever is left of the steps. */
  readonly isOver?: () => boolean
}

/** The remaining budget. */
export interface Budget {
  spend(steps: number): void
  /** Whether less than this share of the steps is left, or the time is up. */
  isSpent(share?: number): boolean
}

export function budgetOf({ steps, isOver }: Thinking): Budget {
  let left = steps
  return {
    spend: (spent) => {
      left -= spent
    },
    isSpent: (share = 0) => left <= steps * share || isOver?.() === true,
  }
}
