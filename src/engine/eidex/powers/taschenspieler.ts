/** eidex.taschenspieler — Once, with four or more cards in hand, he swaps one for the card he put down. */
import { cardsField } from '../answers'
import { NO_CARD } from '../cards'
import { mayPutDown } from '../force'
import { exchange } from '../moves'
import type { Power } from '../power'
import { handOf, handSize } from '../state'
import { isDrawnToLead } from './kit'

const CARDS = 4

export const taschenspieler: Power = {
  id: 'taschenspieler',
  uses: 1,
  touches: { changes: ['put-down', 'hands'] },
  hiddenFields: ['card'],
  windows: {
    lead: {
      can: (state, seat) => handSize(state, seat) >= CARDS && state.down[seat] !== -1,
      question: (state, seat, powers) => ({
        card: cardsField(
          handOf(state, seat).filter(
            (card) => mayPutDown(state, seat, card, powers) && !isDrawnToLead(state, seat, card),
          ),
        ),
      }),
      use(table, seat, { card = NO_CARD }) {
        exchange(table, seat, card)
      },
    },
  },
}
