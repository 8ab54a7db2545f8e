/** What players hold and what they have won: sets of values, by suit. */
import { count, lowest } from '../bits'
import { cardNumber, NO_CARD, SUIT_COUNT, suitOf, valueOf, type CardNumber } from './cards'
import { playerCount } from './config'
import { FACE_UP, heldAt, wonAt } from './layout'
import { isVirtual, type Player, type State } from './state'

/** The values of a suit in a hand. The virtual player's cards are not held in a hand. */
export const held = (state: State, player: Player, suit: number): number =>
  state.cells[heldAt(player, suit)] as number

/** The values of a suit that a player has won in this round. */
export const won = (state: State, player: Player, suit: number): number =>
  state.cells[wonAt(player, suit)] as number

/** Moves the card into the hand, or out of it. */
export function toggleHeld({ cells }: State, player: Player, card: CardNumber): void {
  const at = heldAt(player, suitOf(card))
  cells[at] = (cells[at] as number) ^ (1 << valueOf(card))
}

/** Moves the card onto the pile, or off it. */
export function toggleWon({ cells }: State, player: Player, card: CardNumber): void {
  const at = wonAt(player, suitOf(card))
  cells[at] = (cells[at] as number) ^ (1 << valueOf(card))
}

/** Before a round nobody holds or has won anything. */
export function clearPiles({ config, cells }: State): void {
  for (let player = 0; player < playerCount(config); player++) {
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      cells[heldAt(player, suit)] = 0
      cells[wonAt(player, suit)] = 0
    }
  }
}

/** The cards in a hand, in card order. */
export function handOf(state: State, player: Player): CardNumber[] {
  const cards: CardNumber[] = []
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = held(state, player, suit); left !== 0; left &= left - 1) {
      cards.push(cardNumber(suit, lowest(left)))
    }
  }
  return cards
}

function cardsHeld(state: State, player: Player): number {
  let cards = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) cards += count(held(state, player, suit))
  return cards
}

const cardsLying = ({ cells }: State): number =>
  cells.slice(FACE_UP).filter((card) => card !== NO_CARD).length

/** The number of cards that each player still has to play. */
export const cardsLeft = (state: State): number[] =>
  Array.from({ length: playerCount(state.config) }, (_, player) =>
    isVirtual(state.config, player) ? cardsLying(state) : cardsHeld(state, player),
  )
