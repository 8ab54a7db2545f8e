/** How a card is chosen without a search. */
import { members, setAt } from '../../../src/engine/bits'
import { best } from '../../../src/bots/choose'
import type { Random, Seat } from '../../../src/engine/kernel'
import type { Action } from '../engine/actions'
import { parseCard, rankOf, type CardNumber } from '../engine/cards'
import { takes } from '../engine/foresee'
import { tercet } from '../engine/game'
import { leftOf, lying, type State } from '../engine/state'
import { beats, bestOf, playable } from '../engine/trick'
import type { View } from '../engine/view'

/** More than a difference of ranks: first whether a trick is taken, then at what price. */
const TRICK = 10

/** A sure trick as cheaply as possible, else a high card where it may win, else the lowest. */
export function greedy(view: View, random: Random): Action {
  const world = tercet.imagine(view, random)
  const worth = ({ card }: Action): number => {
    const rank = rankOf(parseCard(card))
    const isTaken = takes(view, world, card)
    if (isTaken === undefined) return rank
    return isTaken ? TRICK - rank : -rank
  }
  return best(view.legal.all, worth, random)
}

/** How often a player of a rollout does not care: nobody plays the same in every world. */
const CARELESS = 6

/** The same in a world whose hands all lie open, and fast: how a search plays on to the end of the round. */
export function policy(state: State, seat: Seat, random: Random): CardNumber {
  const legal = members(playable(state, seat))
  const isCareless = random(CARELESS) === 0
  const trick = lying(state)
  const worth = (card: CardNumber): number =>
    isCareless ? 0 : isTrick(state, seat, trick, card) ? TRICK - rankOf(card) : -rankOf(card)
  return best(legal, worth, random)
}

/** Whether nobody who plays later can beat the card: hands lie open here. */
function isTrick(
  state: State,
  player: Seat,
  trick: readonly CardNumber[],
  card: CardNumber,
): boolean {
  if (bestOf([...trick, card]) !== card) return false
  for (let seat = leftOf(player); seat !== state.leaders.at(-1); seat = leftOf(seat)) {
    if (members(setAt(state.hands, seat)).some((other) => beats(other, card))) return false
  }
  return true
}
