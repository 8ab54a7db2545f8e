/** What can be said of a card: that it is the last of its suit, so that one need not follow any more. */
import type { Seat } from '../../../src/engine/kernel'
import { numberAt } from '../../../src/engine/lists'
import { TAKES, type Foresight, type Sign } from '../../../src/bots/reasons'
import type { Action } from '../engine/actions'
import { parseCard, suitNameOf, suitOf, type Card, type Suit } from '../engine/cards'
import { isLastOfSuit, takes } from '../engine/foresee'
import { SEATS } from '../engine/config'
import { playerOf, type State } from '../engine/state'
import { winnerOf as winnerOfCards } from '../engine/trick'
import type { View } from '../engine/view'

interface VoidSign extends Sign {
  readonly what: 'void'
  readonly suit: Suit
}

const voidSign = (card: Card): VoidSign => ({ what: 'void', suit: suitNameOf(parseCard(card)) })

export const foresee = (view: View, world: State, { card }: Action): Foresight => ({
  takes: takes(view, world, card),
  signs: isLastOfSuit(view, card) ? [voidSign(card)] : [],
})

/** Once the round is over: whether the seat played no card of the suit any more. */
export function signs(state: State, seat: Seat, { card }: Action, trick: number): Sign[] {
  const played = parseCard(card)
  const takes = winnerOf(state, trick) === seat ? [TAKES] : []
  const later = state.plays.slice(state.plays.indexOf(played) + 1)
  const first = state.plays.length - later.length
  const isLast = later.every(
    (other, index) => suitOf(other) !== suitOf(played) || playerOf(state, first + index) !== seat,
  )
  return isLast ? [...takes, voidSign(card)] : takes
}

/** Who took a trick of the round, counted from 0. */
const winnerOf = ({ leaders, plays }: State, trick: number): Seat =>
  winnerOfCards(numberAt(leaders, trick), plays.slice(trick * SEATS, (trick + 1) * SEATS))
