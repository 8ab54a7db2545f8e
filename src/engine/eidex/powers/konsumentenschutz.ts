/**
 * eidex.konsumentenschutz — Once he rejects another's card just played; that player plays a different
 * one, as if he did not hold the rejected one, and has it back after the trick.
 */
import type { Seat } from '../../kernel'
import type { Power } from '../power'
import { isHandEmpty, type State, type TrickCard } from '../state'
import { NOTHING_TO_ASK } from './kit'

/** Ruling: not if it was his only card. */
function rejectable(state: State, seat: Seat): TrickCard | undefined {
  const last = state.trick.at(-1)
  if (state.stage !== 'card' || last === undefined || last.seat === seat) return undefined
  return isHandEmpty(state, last.seat) ? undefined : last
}

export const konsumentenschutz: Power = {
  id: 'konsumentenschutz',
  uses: 1,
  touches: { changes: ['card'], reads: ['lap', 'replay', 'face-up'] },
  windows: {
    card: {
      can: (state, seat) => rejectable(state, seat) !== undefined,
      question: () => NOTHING_TO_ASK,
      use({ state }) {
        const rejected = state.trick.pop()
        if (rejected === undefined) return
        state.aside.push(rejected)
        state.turn = rejected.seat
        state.stage = 'play'
      },
    },
  },
}
