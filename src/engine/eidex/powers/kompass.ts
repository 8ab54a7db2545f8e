/** eidex.kompass — Before anything is led he chooses the direction of play, and may reverse it twice later. */
import type { Power } from '../power'

const DIRECTIONS = { left: 1, right: -1 } as const

export const kompass: Power = {
  id: 'kompass',
  uses: 2,
  touches: { changes: ['turn'], reads: ['lap', 'replay'] },
  windows: {
    // Ruling: the first setting is free.
    ready: {
      free: true,
      can: () => true,
      question: () => ({ direction: { kind: 'option', from: ['left', 'right'] } }),
      use: ({ state }, _seat, { direction }) => {
        state.direction = DIRECTIONS[direction === 'left' ? 'left' : 'right']
      },
    },
    lead: {
      can: ({ tricks }) => tricks.length > 0,
      question: (state) => ({
        direction: { kind: 'option', from: [state.direction === 1 ? 'right' : 'left'] },
      }),
      use: ({ state }) => {
        state.direction = -state.direction
      },
    },
  },
}
