/** eidex.rank: who wins a complete trick. */
import type { Seat } from '../kernel'
import { suitOf } from './cards'
import { finalWinner, isExcluded } from './force'
import type { State, TrickCard } from './state'

/** The highest trump, else the highest card of the suit led. */
function highest(state: State, plays: readonly TrickCard[], led: number): TrickCard | undefined {
  let best: TrickCard | undefined
  let bestStrength = -1
  for (const play of plays) {
    const suit = suitOf(play.card)
    if (suit !== led && suit !== state.trump) continue
    const strength = (state.tables.strength[play.card] as number) + (suit === state.trump ? 16 : 0)
    if (strength > bestStrength) {
      best = play
      bestStrength = strength
    }
  }
  return best
}

/** Winner by rank, leaving out cards that a power has made powerless. */
export function winnerByRank(state: State): Seat {
  const [first] = state.trick
  if (first === undefined) throw new Error('An empty trick has no winner.')
  const plays =
    state.effects.length === 0
      ? state.trick
      : state.trick.filter((play) => !isExcluded(state, play))
  const [left] = plays
  const best = highest(state, plays, suitOf(first.card))
  if (best !== undefined) return best.seat
  // Nobody left has followed or trumped: the first remaining card counts as led.
  return left === undefined ? first.seat : (highest(state, plays, suitOf(left.card)) ?? left).seat
}

/** Winner with everything in force. */
export const winnerOfTrick = (state: State): Seat =>
  state.effects.length === 0 ? winnerByRank(state) : finalWinner(state, winnerByRank(state))
