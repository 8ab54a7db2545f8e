import { SUITS, type Card } from '../../../../engine/ebbes/cards'
import type { View } from '../../../../engine/ebbes/view'
import type { HandOrder } from '../../../settings/stored'
import { sortedHand } from '../../../table/sorted-hand'
import { suitOf, valueOf } from './words'

export const sorted = ({ hand, roles }: View, by: HandOrder): readonly Card[] =>
  sortedHand(hand, by, (card) => ({
    isTrump: suitOf(card) === roles.trump,
    suit: SUITS.indexOf(suitOf(card)),
    strength: valueOf(card),
  }))
