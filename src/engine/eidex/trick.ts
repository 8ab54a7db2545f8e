/** eidex.rank: who wins a complete trick. */
import type { Seat } from '../kernel'
import { itemAt, numberAt } from '../lists'
import { suitOf, type CardNumber } from './cards'
import { contenders, finalWinner } from './force'
import type { Powers } from './power'
import type { State, TrickCard } from './state'
import { strengthIn } from './tables'

/** More than any strength within a suit. */
const TRUMP = 16

/** Trumps over the suit led; −1 for a card that neither follows nor is a trump, which cannot win. */
export function strengthOf(
  { trump, tables }: Pick<State, 'trump' | 'tables'>,
  card: CardNumber,
  led: number,
): number {
  const suit = suitOf(card)
  if (suit === trump) return strengthIn(tables, card) + TRUMP
  return suit === led ? strengthIn(tables, card) : -1
}

/** The place of the highest trump, otherwise of the highest card of the suit led; −1 if there is neither. */
function placeOfHighest(
  { trump, tables }: State,
  plays: readonly TrickCard[],
  led: number,
): number {
  const { strength } = tables
  let best = -1
  let highest = -1
  for (let place = 0; place < plays.length; place++) {
    const { card } = itemAt(plays, place)
    const suit = suitOf(card)
    if (suit !== trump && suit !== led) continue
    const now = numberAt(strength, card) + (suit === trump ? TRUMP : 0)
    if (now > highest) {
      best = place
      highest = now
    }
  }
  return best
}

/** The winner by rank, ignoring cards that a power has made powerless. */
export function winnerByRank(state: State, powers: Powers): Seat {
  const first = itemAt(state.trick, 0)
  const plays = contenders(state, powers)
  const best = placeOfHighest(state, plays, suitOf(first.card))
  if (best !== -1) return itemAt(plays, best).seat
  if (plays.length === 0) return first.seat
  // No remaining card follows or trumps: the first of them counts as led.
  const led = suitOf(itemAt(plays, 0).card)
  return itemAt(plays, placeOfHighest(state, plays, led)).seat
}

/** The winner with all effects in force. */
export const winnerOfTrick = (state: State, powers: Powers): Seat =>
  finalWinner(state, winnerByRank(state, powers), powers)
