/** Which cards may be played to a trick, and who takes it. */
import { has, setAt } from '../bits'
import { suitOf, valueOf, type CardNumber } from './cards'
import { playerCount } from './config'
import { suitWith, TRUMP } from './roles'
import { addCard, at, leftOf, ledSuit, type Player, type State } from './state'

export const holds = (state: State, player: Player, card: CardNumber): boolean =>
  has(setAt(state.hands, at(player, suitOf(card))), valueOf(card))

/** ebbes.follow: the suit that this player must follow now; −1 if anything may be played. */
export function suitToFollow(state: State, player: Player): number {
  const led = ledSuit(state)
  return led !== -1 && state.hands[at(player, led)] !== 0 ? led : -1
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
  const { plays } = state
  const players = playerCount(state.config)
  const first = plays.length - players
  const led = suitOf(plays[first] as CardNumber)
  const trump = suitWith(state, TRUMP)
  let player = state.leaders[state.leaders.length - 1] as Player
  let winner = player
  let best = -1
  for (let index = first; index < plays.length; index++) {
    const now = strength(plays[index] as CardNumber, led, trump)
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
  const { plays, won } = state
  for (let index = plays.length - playerCount(state.config); index < plays.length; index++) {
    addCard(won, winner, plays[index] as CardNumber)
  }
}
