/**
 * eidex.gerechtigkeit — Once: for the next two tricks all players get their own card back for
 * scoring. The highest still leads and, in the last trick, gets the bonus. No Match in that game,
 * because such a trick has no single owner.
 */
import { enforce, lift } from '../force'
import type { Power } from '../power'
import { forTheGame, NOTHING_TO_ASK, update } from './kit'

const TRICKS = 2

export const gerechtigkeit: Power = {
  id: 'gerechtigkeit',
  uses: 1,
  touches: { changes: ['destination'], reads: ['winner', 'lap', 'replay', 'face-up'] },
  windows: {
    lead: {
      can: () => true,
      question: () => NOTHING_TO_ASK,
      use: (table, seat) => {
        enforce(table, forTheGame('gerechtigkeit', seat, [TRICKS]))
      },
    },
  },
  modifiers: {
    destination: () => 'owners',
    afterTrick(table, effect) {
      const [left = 0] = effect.data
      if (left === 1) lift(table, (each) => each !== effect)
      else update(table, effect, [left - 1])
    },
  },
}
