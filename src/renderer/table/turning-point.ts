/** When the winner of a game took the lead for good. */

/** What everybody had at one moment, by player. */
export type Totals = readonly number[]

const isAhead = (totals: Totals, player: number): boolean =>
  totals.every((total, other) => other === player || total < (totals[player] ?? 0))

/** The first moment since which a player has been ahead of everybody; undefined if not even at the end. */
export function aheadSince(moments: readonly Totals[], player: number): number | undefined {
  const last = moments.findLastIndex((totals) => !isAhead(totals, player))
  return last === moments.length - 1 ? undefined : last + 1
}

/** Those with the most, at any moment. */
export const leadersIn = (totals: Totals): readonly number[] =>
  [...totals.keys()].filter((player) => totals[player] === Math.max(...totals))
