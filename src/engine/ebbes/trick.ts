/** Which cards may be played to a trick, and who takes it. */
import { has } from '../bits'
import { suitOf, valueOf, type CardNumber } from './cards'
import { held, toggleWon } from './hand'
import { cardAt, trickStart } from './plays'
import { suitWith, TRUMP } from './roles'
import { leftOf, type Player, type State } from './state'

export const holds = (state: State, player: Player, card: CardNumber): boolean =>
  has(held(state, player, suitOf(card)), valueOf(card))

/** ebbes.follow: the suit that this player must follow now; −1 if anything may be played. */
export function suitToFollow(state: State, player: Player): number {
  const led = state.led
  return led !== -1 && held(state, player, led) !== 0 ? led : -1
}

/** The card's strength in a trick: trumps over the suit led, over discards, which never win. */
export const strength = (card: CardNumber, led: number, trump: number): number => {
  const suit = suitOf(card)
  if (suit === trump) return valueOf(card) + 16
  return suit === led ? valueOf(card) : 0
}

/**
 * ebbes.winner: highest trump, otherwise highest card of the suit led. ebbes.winner.instant: judged when the trick
 * is complete, with the trump as it then stands.
 */
export function winnerOfTrick(state: State): Player {
  const first = trickStart(state)
  const led = suitOf(cardAt(state, first))
  const trump = suitWith(state, TRUMP)
  let player = state.leader
  let winner = player
  let best = -1
  for (let place = first; place < state.played; place++) {
    const now = strength(cardAt(state, place), led, trump)
    if (now > best) {
      best = now
      winner = player
    }
    player = leftOf(state, player)
  }
  return winner
}

/** The winner keeps the cards of the complete trick. */
export function takeTrick(state: State, winner: Player): void {
  for (let place = trickStart(state); place < state.played; place++) {
    toggleWon(state, winner, cardAt(state, place))
  }
}
