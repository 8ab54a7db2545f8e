import type { Seat } from '../../../src/engine/kernel'
import type { Outcome } from './actions'
import type { State } from './state'

/** tercet.end: most tricks win, ties are shared. */
export function winnersOf(scores: readonly number[]): Seat[] {
  const most = Math.max(...scores)
  return [...scores.keys()].filter((seat) => scores[seat] === most)
}

/** Of a game that is over. */
export const outcomeOf = ({ scores }: State): Outcome => ({
  winners: winnersOf(scores),
  scores: scores.slice(),
})
