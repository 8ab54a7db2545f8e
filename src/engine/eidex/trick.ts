/** eidex.rank: who wins a complete trick. */
import type { Seat } from '../kernel'
import { itemAt } from '../lists'
import { suitOf, type CardNumber } from './cards'
import { contenders, finalWinner } from './force'
import type { Powers } from './power'
import type { State, TrickCard } from './state'
import { strengthIn } from './tables'

/** Trumps over the suit led; −1 for a card that neither follows nor is a trump, which cannot win. */
export function strengthOf(
  { trump, tables }: Pick<State, 'trump' | 'tables'>,
  card: CardNumber,
  led: number,
): number {
  const suit = suitOf(card)
  if (suit === trump) return strengthIn(tables, card) + 16
  return suit === led ? strengthIn(tables, card) : -1
}

/** The highest trump, otherwise the highest card of the suit led. */
function highest(state: State, plays: readonly TrickCard[], led: number): TrickCard | undefined {
  let best: TrickCard | undefined
  let bestStrength = -1
  for (let place = 0; place < plays.length; place++) {
    const play = itemAt(plays, place)
    const strength = strengthOf(state, play.card, led)
    if (strength > bestStrength) {
      best = play
      bestStrength = strength
    }
  }
  return best
}

/** The winner by rank, ignoring cards that a power has made powerless. */
export function winnerByRank(state: State, powers: Powers): Seat {
  const first = state.trick[0]
  if (first === undefined) throw new Error('An empty trick has no winner.')
  const plays = contenders(state, powers)
  const best = highest(state, plays, suitOf(first.card))
  if (best !== undefined) return best.seat
  // No remaining card follows or trumps: the first of them counts as led.
  const left = plays[0]
  return left === undefined ? first.seat : (highest(state, plays, suitOf(left.card)) ?? left).seat
}

/** The winner with all effects in force. */
export const winnerOfTrick = (state: State, powers: Powers): Seat =>
  finalWinner(state, winnerByRank(state, powers), powers)
