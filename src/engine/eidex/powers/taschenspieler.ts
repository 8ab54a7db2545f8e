/** eidex.taschenspieler — Once, with four or more cards in hand, he swaps one for the card he put down. */
import { parseCard } from '../cards'
import { mayPutDown } from '../force'
import { exchange } from '../moves'
import type { Power } from '../power'
import { cardsField } from '../questions'
import { handOf } from '../state'
import { isDrawnToLead } from './kit'

const CARDS = 4

export const taschenspieler: Power = {
  id: 'taschenspieler',
  uses: 1,
  touches: { changes: ['put-down', 'hands'] },
  hiddenFields: ['card'],
  windows: {
    lead: {
      can: (state, seat) => handOf(state, seat).length >= CARDS && state.down[seat] !== -1,
      question: (state, seat, powers) => ({
        card: cardsField(
          handOf(state, seat).filter(
            (card) => mayPutDown(state, seat, card, powers) && !isDrawnToLead(state, seat, card),
          ),
        ),
      }),
      use(table, seat, { card }) {
        exchange(table, seat, parseCard(card))
      },
    },
  },
}
