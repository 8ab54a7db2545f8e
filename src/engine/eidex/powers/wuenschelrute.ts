/** eidex.wuenschelrute — Once he names a card he does not hold and gets it; its holder draws a blind one in return. */
import type { Seat } from '../../kernel'
import { cardsField } from '../answers'
import { DECK, NO_CARD } from '../cards'
import { postpone } from '../flow'
import { giveCard } from '../moves'
import type { Power } from '../power'
import { holderOf, holds } from '../state'

const ALL: readonly Seat[] = [0, 1, 2]

export const wuenschelrute: Power = {
  id: 'wuenschelrute',
  uses: 1,
  touches: { changes: ['hands'] },
  windows: {
    dealt: {
      can: () => true,
      question: (state, seat) => ({
        card: cardsField(DECK.filter((card) => !holds(state, seat, card))),
      }),
      use(table, owner, { card: named = NO_CARD }) {
        const holder = holderOf(table.state, named)
        giveCard(table, holder, owner, named, ALL)
        postpone(table, {
          kind: 'draw',
          power: 'wuenschelrute',
          owner,
          from: owner,
          purpose: 'return',
          except: [],
          data: [holder],
        })
      },
    },
  },
  draws: {
    return: (table, { from, data: [holder = from] }, card) => {
      giveCard(table, from, holder, card)
    },
  },
}
