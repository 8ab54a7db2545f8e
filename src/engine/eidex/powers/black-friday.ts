/** eidex.black-friday — Once a suit other than raven loses its values to the raven cards of the same rank. */
import { addTo, numberAt } from '../../lists'
import type { Asking } from '../answers'
import { cardNumber, RANK_COUNT, RAVEN, SUITS } from '../cards'
import { enforce } from '../force'
import type { Power } from '../power'
import { forTheGame } from './kit'

const ANY_BUT_RAVEN: Asking = {
  suit: { kind: 'suit', from: [...SUITS.keys()].filter((suit) => suit !== RAVEN) },
}

export const blackFriday: Power = {
  id: 'black-friday',
  uses: 1,
  touches: { changes: ['value'] },
  windows: {
    ready: {
      can: () => true,
      question: () => ANY_BUT_RAVEN,
      use: (table, seat, { suit = 0 }) => {
        enforce(table, forTheGame('black-friday', seat, [suit]))
      },
    },
  },
  modifiers: {
    value(value, { data: [suit = 0] }) {
      for (let rank = 0; rank < RANK_COUNT; rank++) {
        const [loser, raven] = [cardNumber(suit, rank), cardNumber(RAVEN, rank)]
        addTo(value, raven, numberAt(value, loser))
        value[loser] = 0
      }
    },
  },
}
