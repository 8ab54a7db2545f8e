/**
 * eidex.ultimo — He may take the last trick, even one that is judged again. Under Justice he gets only the bonus.
 */
import { enforce } from '../force'
import { UNLIMITED, type Power } from '../power'
import { handsAreEmpty } from '../state'
import { forThisTrick, NOTHING_TO_ASK } from './kit'

export const ultimo: Power = {
  id: 'ultimo',
  uses: UNLIMITED,
  touches: { changes: ['winner', 'destination'], reads: ['lap', 'replay'] },
  windows: {
    judge: {
      can: (state) => handsAreEmpty(state),
      question: () => NOTHING_TO_ASK,
      use: (table, seat) => {
        enforce(table, forThisTrick('ultimo', seat))
      },
    },
  },
  modifiers: { winner: (_winner, _state, { seat }) => seat },
}
