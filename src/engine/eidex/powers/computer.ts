/** eidex.computer — At the end he may add 5 points to his own, or subtract 5. Not under Guggitaler. */
import { addTo } from '../../lists'
import type { Asking } from '../answers'
import { inForce } from '../force'
import type { Power } from '../power'

const FIVE: Asking = { number: { kind: 'number', from: [5, -5] } }

export const computer: Power = {
  id: 'computer',
  uses: 1,
  touches: { changes: ['points'], reads: ['limit'] },
  windows: {
    count: {
      can: (state) => !inForce(state, 'guggitaler'),
      question: () => FIVE,
      use: ({ state }, seat, { number = 0 }) => {
        addTo(state.points, seat, number)
      },
    },
  },
}
