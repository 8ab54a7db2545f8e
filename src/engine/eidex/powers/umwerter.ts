/** eidex.umwerter — Once he makes a card he does not possess the highest or lowest of its suit. */
import type { Seat } from '../../kernel'
import { cardsField, type NumberField } from '../answers'
import { DECK, NO_CARD, rankOf, suitOf } from '../cards'
import { enforce } from '../force'
import type { Power } from '../power'
import { holds, type State } from '../state'
import { forTheGame } from './kit'

const notHis = (state: State, seat: Seat): number[] =>
  DECK.filter((card) => !holds(state, seat, card) && state.down[seat] !== card)

const HIGHEST_OR_LOWEST: NumberField = { kind: 'option', from: ['highest', 'lowest'] }

export const umwerter: Power = {
  id: 'umwerter',
  uses: 1,
  touches: { changes: ['rank'], reads: ['hands'] },
  windows: {
    ready: {
      can: () => true,
      question: (state, seat) => ({
        card: cardsField(notHis(state, seat)),
        to: HIGHEST_OR_LOWEST,
      }),
      use: (table, seat, { card = NO_CARD, to }) => {
        enforce(table, forTheGame('umwerter', seat, [card, to === 'highest' ? 1 : 0]))
      },
    },
  },
  modifiers: {
    rank(order, suit, { data: [card = 0, highest] }) {
      if (suitOf(card) !== suit) return order
      const others = order.filter((rank) => rank !== rankOf(card))
      return highest === 1 ? [...others, rankOf(card)] : [rankOf(card), ...others]
    },
  },
}
