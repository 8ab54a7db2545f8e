/**
 * eidex.voyeur — Once, another player shows him five cards of that player's choice, or all if
 * fewer.
 */
import type { Seat } from '../../kernel'
import { postpone } from '../flow'
import { showCards } from '../moves'
import type { Offer, Power } from '../power'
import { handOf } from '../state'
import { whichOther } from './kit'

const CARDS = 5

const peep: Offer = {
  can: () => true,
  question: (_state, seat) => whichOther(seat),
  use: (table, owner, { seat }) => {
    const shown = seat as Seat
    const cards = handOf(table.state, shown)
    if (cards.length <= CARDS) showCards(table, shown, cards, [owner])
    else
      postpone(table, {
        kind: 'ask',
        power: 'voyeur',
        owner,
        seat: shown,
        question: 'show',
        data: [],
      })
  },
}

export const voyeur: Power = {
  id: 'voyeur',
  uses: 1,
  touches: { changes: [], reads: ['hands'] },
  windows: { dealt: peep, lead: peep },
  followUps: {
    show: {
      question: (state, { seat }) => ({
        cards: { kind: 'cards', from: handOf(state, seat), count: CARDS },
      }),
      seenBy: ({ owner, seat }) => [owner, seat],
      answer: (table, { owner, seat }, { cards = [] }) => {
        showCards(table, seat, cards, [owner])
      },
    },
  },
}
