/** eidex.radarkontrolle — Once, before cards are put down, he sets the limit anywhere from 80 to 120. */
import type { Asking } from '../answers'
import type { Power } from '../power'

const LIMITS: Asking = {
  number: { kind: 'number', from: Array.from({ length: 41 }, (_, step) => 80 + step) },
}

export const radarkontrolle: Power = {
  id: 'radarkontrolle',
  uses: 1,
  touches: { changes: ['limit'] },
  windows: {
    dealt: {
      can: () => true,
      question: () => LIMITS,
      use: ({ state }, _seat, { number = 100 }) => {
        state.limit = number
      },
    },
  },
}
