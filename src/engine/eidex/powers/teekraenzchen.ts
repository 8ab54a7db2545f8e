/** eidex.teekraenzchen — Once, each other player gives her a card; she then gives each any one back. */
import type { Seat } from '../../kernel'
import { cardsField } from '../answers'
import { NO_CARD } from '../cards'
import { postpone } from '../flow'
import { giveCard } from '../moves'
import type { Power } from '../power'
import { handOf, others } from '../state'
import { NOTHING_TO_ASK } from './kit'

export const teekraenzchen: Power = {
  id: 'teekraenzchen',
  uses: 1,
  touches: { changes: ['hands'] },
  windows: {
    ready: {
      can: () => true,
      question: () => NOTHING_TO_ASK,
      use(table, owner) {
        const [first, second] = others(owner) as [Seat, Seat]
        const ask = { kind: 'ask', power: 'teekraenzchen', owner, data: [] } as const
        // The agenda is settled from its end: first, second, then she.
        postpone(table, { ...ask, seat: owner, question: 'return' })
        postpone(table, { ...ask, seat: second, question: 'gift' })
        postpone(table, { ...ask, seat: first, question: 'gift' })
      },
    },
  },
  followUps: {
    gift: {
      question: (state, { seat }) => ({ card: cardsField(handOf(state, seat)) }),
      seenBy: ({ owner, seat }) => [owner, seat],
      answer(table, { owner, seat }, { card = NO_CARD }) {
        giveCard(table, seat, owner, card)
      },
    },
    return: {
      question: (state, { owner }) => ({
        cards: { kind: 'cards', from: handOf(state, owner), count: 2, ordered: true },
      }),
      seenBy: ({ owner }) => [owner],
      answer(table, { owner }, { cards = [] }) {
        for (const [index, seat] of others(owner).entries()) {
          giveCard(table, owner, seat, cards[index] ?? NO_CARD)
        }
      },
    },
  },
}
