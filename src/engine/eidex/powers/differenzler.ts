/**
 * eidex.differenzler — He announces his points openly; exact, and at least one trick: 2 victory
 * points. Under Guggitaler his score in the usual values counts.
 */
import type { Seat } from '../../kernel'
import type { Asking } from '../answers'
import { cardPointsOf } from '../count'
import { enforce, inForce } from '../force'
import type { Power } from '../power'
import type { State } from '../state'
import { tablesFor } from '../tables'
import { forTheGame } from './kit'

const ALL_POINTS = 157
const LAST_TRICK = 5
const ANY_SCORE: Asking = {
  number: { kind: 'number', from: Array.from({ length: ALL_POINTS + 1 }, (_, points) => points) },
}

function usualPoints(state: State, seat: Seat): number {
  const usual = tablesFor(state.mode, state.trump, [])
  return cardPointsOf(state, seat, usual) + (seat === state.lastWinner ? LAST_TRICK : 0)
}

const hasTrick = (state: State, seat: Seat): boolean =>
  state.tricks.some(({ to }) => to === seat || to === 'owners')

export const differenzler: Power = {
  id: 'differenzler',
  uses: 1,
  touches: { changes: ['award'], reads: ['value', 'limit', 'destination'] },
  windows: {
    ready: {
      can: () => true,
      question: () => ANY_SCORE,
      use: (table, seat, { number = 0 }) => {
        enforce(table, forTheGame('differenzler', seat, [number]))
      },
    },
  },
  modifiers: {
    award(state, points, { seat, data: [announced] }) {
      const made = inForce(state, 'guggitaler') ? usualPoints(state, seat) : points[seat]
      if (made !== announced || !hasTrick(state, seat)) return undefined
      return { awarded: [0, 1, 2].map((each) => (each === seat ? 2 : 0)), reason: 'differenzler' }
    },
  },
}
