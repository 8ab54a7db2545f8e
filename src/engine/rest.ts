/** A proof that one seat takes every trick that is still to come, whatever anybody plays. */

export interface Rest {
  /** What the seat holds. */
  readonly hand: readonly number[]
  /** The current trick in the order played; `mine` is the seat's own card in it. */
  readonly trick: readonly number[]
  readonly mine: number | undefined
  readonly leads: boolean
  /** Every card that may still be played against the seat, wherever it is. */
  readonly others: readonly number[]
  readonly suitOf: (card: number) => number
  readonly strength: (card: number, led: number) => number
}

/** The current trick is the seat's, and no card of its hand, once led, can be beaten by any card that is out. */
export function takesTheRest(rest: Rest): boolean {
  const { hand, trick, mine, leads, others, suitOf, strength } = rest
  const wins = (card: number, led: number, against: readonly number[]): boolean =>
    against.every((other) => strength(other, led) <= strength(card, led))
  const [first] = trick
  const takesThis =
    first === undefined
      ? leads
      : mine !== undefined && wins(mine, suitOf(first), [...trick, ...others])
  return takesThis && hand.every((card) => wins(card, suitOf(card), others))
}
