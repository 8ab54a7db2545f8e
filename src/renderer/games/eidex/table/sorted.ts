import { parseCard, parseSuit, suitOf, type Card } from '../../../../engine/eidex/cards'
import { strengthIn, tablesFor } from '../../../../engine/eidex/tables'
import type { View } from '../../../../engine/eidex/view'
import type { HandOrder } from '../../../settings/stored'
import { sortedHand } from '../../../table/sorted-hand'

/** By what the mode says: a power that lasts for one trick does not turn a hand round. */
export function sorted({ hand, mode, trump }: View, by: HandOrder): readonly Card[] {
  const tables = tablesFor(mode, parseSuit(trump), [])
  return sortedHand(hand, by, (name) => {
    const card = parseCard(name)
    return {
      isTrump: suitOf(card) === parseSuit(trump),
      suit: suitOf(card),
      strength: strengthIn(tables, card),
    }
  })
}
