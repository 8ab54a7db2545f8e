/** eidex.kompass — Before anything is led he chooses the direction of play, and may reverse it twice later. */
import type { Asking } from '../answers'
import type { Power } from '../power'

const DIRECTIONS = { left: 1, right: -1 } as const
const EITHER: Asking = { direction: { kind: 'option', from: ['left', 'right'] } }
const TO_THE_LEFT: Asking = { direction: { kind: 'option', from: ['left'] } }
const TO_THE_RIGHT: Asking = { direction: { kind: 'option', from: ['right'] } }

export const kompass: Power = {
  id: 'kompass',
  uses: 2,
  touches: { changes: ['turn'], reads: ['lap', 'replay'] },
  windows: {
    // Ruling: the first setting is free.
    ready: {
      free: true,
      can: () => true,
      question: () => EITHER,
      use: ({ state }, _seat, { direction }) => {
        state.direction = DIRECTIONS[direction === 'left' ? 'left' : 'right']
      },
    },
    lead: {
      can: ({ tricks }) => tricks.length > 0,
      question: (state) => (state.direction === DIRECTIONS.left ? TO_THE_RIGHT : TO_THE_LEFT),
      use: ({ state }) => {
        state.direction = -state.direction
      },
    },
  },
}
