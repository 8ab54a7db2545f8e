/** What counts for or against a player so far: the cards they have won in this round, by suit. */
import type { Suit } from '../../../../engine/ebbes/cards'
import type { View } from '../../../../engine/ebbes/view'
import { suitOf } from './words'

/** None for a spectator, who has won nothing. */
export const wonOf = ({ memory, viewer }: View, suit: Suit): number =>
  memory.tricks
    .filter(({ winner }) => winner === viewer)
    .flatMap(({ cards }) => cards)
    .filter(({ card }) => suitOf(card) === suit).length
