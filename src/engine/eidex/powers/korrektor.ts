/** eidex.korrektor — Once the trick is taken back and replayed; he may lead it. Wishes and called cards lapse. */
import { replayTrick } from '../flow'
import type { Power } from '../power'

export const korrektor: Power = {
  id: 'korrektor',
  uses: 1,
  touches: { changes: ['replay', 'lead'], reads: ['card', 'face-up'] },
  windows: {
    judge: {
      can: () => true,
      question: (state, seat) => ({
        seat: { kind: 'seat', from: [...new Set([seat, state.leader])] },
      }),
      use: (table, owner, { seat = owner }) => replayTrick(table, seat),
    },
  },
}
