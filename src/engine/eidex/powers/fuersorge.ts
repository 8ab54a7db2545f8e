/**
 * eidex.fuersorge — She gives a trick of at most 3 points, not the last and without a hidden card, to any player,
 * with the lead. Of a jackpot trick or under Justice: only the lead.
 */
import type { Asking } from '../answers'
import { enforce } from '../force'
import { UNLIMITED, type Power } from '../power'
import { handsAreEmpty, type State } from '../state'
import { valueIn } from '../tables'
import { forThisTrick } from './kit'

const MOST = 3
const ANY_SEAT: Asking = { seat: { kind: 'seat', from: [0, 1, 2] } }

const isPoor = ({ trick, tables }: State): boolean =>
  trick.every(({ faceDown }) => !faceDown) &&
  trick.reduce((sum, { card }) => sum + valueIn(tables, card), 0) <= MOST

export const fuersorge: Power = {
  id: 'fuersorge',
  uses: UNLIMITED,
  touches: {
    changes: ['winner', 'destination', 'lead'],
    reads: ['value', 'lap', 'replay', 'face-up'],
  },
  windows: {
    judge: {
      can: (state) => isPoor(state) && !handsAreEmpty(state),
      question: () => ANY_SEAT,
      use: (table, owner, { seat = owner }) => {
        enforce(table, forThisTrick('fuersorge', owner, [seat]))
      },
    },
  },
  modifiers: { winner: (winner, _state, { data: [seat] }) => seat ?? winner },
}
