import { lowest, setAt } from '../bits'
import { cardNumber, NO_CARD, SUIT_COUNT, type CardNumber } from './cards'
import { handSize, playerCount } from './config'
import { at, isVirtual, type Player, type State } from './state'

/** The cards in a hand, in card order. The virtual player's cards are not held in a hand. */
export function handOf(state: State, player: Player): CardNumber[] {
  const cards: CardNumber[] = []
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = setAt(state.hands, at(player, suit)); left !== 0; left &= left - 1) {
      cards.push(cardNumber(suit, lowest(left)))
    }
  }
  return cards
}

const lying = (cards: readonly CardNumber[]): number =>
  cards.filter((card) => card !== NO_CARD).length

/** The number of cards that each player still has to play. */
export function cardsLeft(state: State): number[] {
  return Array.from({ length: playerCount(state.config) }, (_, player) =>
    isVirtual(state.config, player)
      ? lying(state.open) + lying(state.covered)
      : handOf(state, player).length,
  )
}

/** The cards dealt to all players together. */
export const cardsInRound = (state: State): number =>
  playerCount(state.config) * handSize(state.config)
