/** eidex.black-friday — Once a suit other than raven loses its values to the raven cards of the same rank. */
import { addTo, numberAt } from '../../lists'
import { cardNumber, parseSuit, RANK_COUNT, RAVEN } from '../cards'
import { enforce } from '../force'
import type { Power } from '../power'
import { forTheGame } from './kit'

export const blackFriday: Power = {
  id: 'black-friday',
  uses: 1,
  touches: { changes: ['value'] },
  windows: {
    ready: {
      can: () => true,
      question: () => ({ suit: { kind: 'suit', from: ['hearts', 'lizard', 'stars'] } }),
      use: (table, seat, { suit }) => {
        enforce(table, forTheGame('black-friday', seat, [parseSuit(suit)]))
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
