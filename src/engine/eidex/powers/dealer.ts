/** eidex.dealer — Before a trick he may offer to swap whole hands; the other accepts or declines. */
import type { Seat } from '../../kernel'
import { swapHands } from '../moves'
import { postpone } from '../flow'
import type { Power } from '../power'
import { UNLIMITED } from '../power'
import { handSize, others, type State } from '../state'
import { YES_OR_NO } from './kit'

/** Ruling: only hands of equal size can be swapped. */
const partners = (state: State, seat: Seat): Seat[] =>
  others(seat).filter((other) => handSize(state, other) === handSize(state, seat))

export const dealer: Power = {
  id: 'dealer',
  uses: UNLIMITED,
  touches: { changes: ['hands'], reads: ['replay'] },
  windows: {
    lead: {
      can: (state, seat) => partners(state, seat).length > 0,
      question: (state, seat) => ({ seat: { kind: 'seat', from: partners(state, seat) } }),
      use: (table, owner, { seat }) =>
        postpone(table, {
          kind: 'ask',
          power: 'dealer',
          owner,
          seat: seat as Seat,
          question: 'swap',
          data: [],
        }),
    },
  },
  followUps: {
    swap: {
      question: () => YES_OR_NO,
      answer: (table, { owner, seat }, { accept }) => {
        if (accept === true) swapHands(table, owner, seat)
      },
    },
  },
}
