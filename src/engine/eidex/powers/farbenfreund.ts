/** eidex.farbenfreund — Twice he names the suit that another player must lead, if he has it. */
import type { Asking } from '../answers'
import { SUITS, suitOf } from '../cards'
import { enforce } from '../force'
import type { Power } from '../power'
import { forThisTrick } from './kit'

const ANY_SUIT: Asking = { suit: { kind: 'suit', from: [...SUITS.keys()] } }

export const farbenfreund: Power = {
  id: 'farbenfreund',
  uses: 2,
  touches: { changes: ['lead'], reads: ['card', 'lap', 'replay', 'face-up', 'hands'] },
  windows: {
    lead: {
      can: (state, seat) => state.leader !== seat,
      question: () => ANY_SUIT,
      use: (table, seat, { suit = 0 }) => {
        enforce(table, forThisTrick('farbenfreund', seat, [suit]))
      },
    },
  },
  modifiers: {
    restrict(cards, seat, { trick }, effect) {
      if (trick.length > 0 || seat === effect.seat) return cards
      const wished = cards.filter((card) => suitOf(card) === effect.data[0])
      return wished.length > 0 ? wished : cards
    },
  },
}
