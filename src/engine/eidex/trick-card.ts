/** A card that a seat has put on the table. */
import type { Seat } from '../kernel'
import { itemAt, zeros } from '../lists'
import { CARD_NUMBERS, type CardNumber } from './cards'

export interface TrickCard {
  readonly seat: Seat
  readonly card: CardNumber
  readonly faceDown: boolean
}

/** Every card in every seat's place, made once: by seat, card and whether it lies face down. */
const TRICK_CARDS: readonly TrickCard[] = [0, 1, 2].flatMap((seat) =>
  [...zeros(2 * CARD_NUMBERS).keys()].map((place) =>
    Object.freeze({ seat, card: place >> 1, faceDown: (place & 1) === 1 }),
  ),
)

/** Not for a card that is unknown. */
export const trickCard = (seat: Seat, card: CardNumber, faceDown: boolean): TrickCard =>
  itemAt(TRICK_CARDS, 2 * (seat * CARD_NUMBERS + card) + (faceDown ? 1 : 0))
