/** Cards in the order in which their player wants to hold them. */
import type { HandOrder } from '../settings/stored'

/** What a game says of a card; all three grow from left to right. */
export interface Sortable {
  readonly isTrump: boolean
  readonly suit: number
  readonly strength: number
}

/** Trump stands to the right of all others, as soon as it is named. */
export function sortedHand<T extends string>(
  cards: readonly T[],
  by: HandOrder,
  sortable: (card: T) => Sortable,
): readonly T[] {
  const keys = new Map(cards.map((card) => [card, keyOf(sortable(card), by)]))
  const keyFor = (card: T) => keys.get(card) ?? 0
  return cards.toSorted((a, b) => keyFor(a) - keyFor(b))
}

/** More than there are strengths, and more than there are suits. */
const SCALE = 100

const keyOf = ({ isTrump, suit, strength }: Sortable, by: HandOrder): number =>
  Number(isTrump) * SCALE ** 2 + (by === 'suit' ? suit * SCALE + strength : strength * SCALE + suit)
