/** eidex.scharfmacher — Once, when the first three cards lie, all players play a second one: a trick of six. */
import { startSecondLap } from '../flow'
import type { Power } from '../power'
import { isHandEmpty } from '../state'
import { NOTHING_TO_ASK } from './kit'

export const scharfmacher: Power = {
  id: 'scharfmacher',
  uses: 1,
  touches: { changes: ['lap'], reads: ['card', 'replay', 'face-up'] },
  windows: {
    lap: {
      // A player whose rejected card is still aside may have no cards left.
      can: (state) => ![0, 1, 2].some((seat) => isHandEmpty(state, seat)),
      question: () => NOTHING_TO_ASK,
      use: (table) => startSecondLap(table),
    },
  },
}
