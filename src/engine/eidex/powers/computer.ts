/** eidex.computer — At the end he may add 5 points to his own, or subtract 5. Not under Guggitaler. */
import { addTo } from '../../lists'
import { inForce } from '../force'
import type { Power } from '../power'

export const computer: Power = {
  id: 'computer',
  uses: 1,
  touches: { changes: ['points'], reads: ['limit'] },
  windows: {
    count: {
      can: (state) => !inForce(state, 'guggitaler'),
      question: () => ({ number: { kind: 'number', from: [5, -5] } }),
      use: ({ state }, seat, { number = 0 }) => {
        addTo(state.points, seat, number)
      },
    },
  },
}
