/**
 * eidex.raeuber — He takes the open trump card and gives the dealer any card of his own. If he deals
 * himself, he swaps the open card for the six of trump in another hand.
 */
import type { Seat } from '../../kernel'
import { cardsField } from '../answers'
import { cardNumber, NO_CARD, rankNamed } from '../cards'
import { giveCard } from '../moves'
import type { Power } from '../power'
import { handOf, holderOf, type State } from '../state'
import { NOTHING_TO_ASK } from './kit'

const ALL: readonly Seat[] = [0, 1, 2]
const sixOfTrump = ({ trump }: State): number => cardNumber(trump, rankNamed('6'))

export const raeuber: Power = {
  id: 'raeuber',
  uses: 1,
  touches: { changes: ['hands'], reads: ['trump'] },
  hiddenFields: ['card'],
  windows: {
    dealt: {
      // Whether the dealer holds the six himself is secret: so he is asked in any case.
      can: (state, seat) => state.dealer !== seat || state.trump !== -1,
      question: (state, seat) =>
        state.dealer === seat ? NOTHING_TO_ASK : { card: cardsField(handOf(state, seat)) },
      check: (state, seat) =>
        state.dealer === seat && holderOf(state, sixOfTrump(state)) === seat
          ? { code: 'eidex.raeuber', message: 'You hold the six of trump yourself.' }
          : undefined,
      use: (table, seat, { card = NO_CARD }) => {
        const { state } = table
        if (state.dealer === seat) {
          const holder = holderOf(state, sixOfTrump(state))
          giveCard(table, holder, seat, sixOfTrump(state), ALL)
          giveCard(table, seat, holder, state.turnUp, ALL)
        } else {
          // The hidden card goes first: then everybody still knows who has the open one.
          giveCard(table, seat, state.dealer, card)
          giveCard(table, state.dealer, seat, state.turnUp, ALL)
        }
      },
    },
  },
}
