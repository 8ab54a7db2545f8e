/** Ranks players: equal totals share a place, and the next place is left out (1, 1, 3). */
export interface Place {
  readonly place: number
  readonly player: number
  readonly total: number
}

/** First place first; players who share a place stay in the order of their seats. */
export const rankingOf = (totals: readonly number[]): readonly Place[] =>
  totals
    .map((total, player) => ({
      place: 1 + totals.filter((other) => other > total).length,
      player,
      total,
    }))
    .sort((a, b) => a.place - b.place || a.player - b.player)
