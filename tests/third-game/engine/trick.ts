/** Which cards may be played to a trick, and who takes it. */
import { setAt } from '../../../src/engine/bits'
import type { Seat } from '../../../src/engine/kernel'
import { numberAt } from '../../../src/engine/lists'
import { inSuit, suitOf, type CardNumber } from './cards'
import { ledSuit, leftOf, playerOf, type State } from './state'

/** tercet.follow: of the seat's hand, the cards that it may play. */
export function playable(state: State, seat: Seat): number {
  const hand = setAt(state.hands, seat)
  const led = ledSuit(state)
  const following = led === undefined ? 0 : inSuit(hand, led)
  return following === 0 ? hand : following
}

/** tercet.winner: whether a card beats another one that is winning, which is always of the suit led. */
export const beats = (card: CardNumber, winning: CardNumber): boolean =>
  suitOf(card) === suitOf(winning) && card > winning

/** tercet.winner: the best of some cards in the order played. */
export const bestOf = (cards: readonly CardNumber[]): CardNumber =>
  cards.reduce((best, card) => (beats(card, best) ? card : best))

/** Who takes a complete trick. */
export function winnerOf(leader: Seat, cards: readonly CardNumber[]): Seat {
  let winner = leader
  for (let place = cards.indexOf(bestOf(cards)); place > 0; place--) winner = leftOf(winner)
  return winner
}

/** By seat: the suits that it has shown not to hold, as a set. */
export function voidsOf(state: State): number[] {
  const voids = state.hands.map(() => 0)
  let led = 0
  for (const [place, card] of state.plays.entries()) {
    if (place % state.hands.length === 0) led = suitOf(card)
    else if (suitOf(card) !== led) {
      const player = playerOf(state, place)
      voids[player] = numberAt(voids, player) | (1 << led)
    }
  }
  return voids
}
