/**
 * eidex.feministin — She may refuse a trick she would win that has a queen and also a king or a jack:
 * her card loses its power and the highest of the rest takes the trick.
 */
import { rankNamed, rankOf } from '../cards'
import { enforce } from '../force'
import { UNLIMITED, type Power } from '../power'
import type { State } from '../state'
import { winnerOfTrick } from '../trick'
import { forThisTrick, NOTHING_TO_ASK } from './kit'

/** Ruling: only face-up cards count. */
function isMixed({ trick }: State): boolean {
  const ranks = trick.filter(({ faceDown }) => !faceDown).map(({ card }) => rankOf(card))
  const has = (rank: 'J' | 'Q' | 'K'): boolean => ranks.includes(rankNamed(rank))
  return has('Q') && (has('K') || has('J'))
}

export const feministin: Power = {
  id: 'feministin',
  uses: UNLIMITED,
  touches: { changes: ['winner', 'destination'], reads: ['rank', 'lap', 'replay', 'face-up'] },
  windows: {
    judge: {
      can: (state, seat, powers) => isMixed(state) && winnerOfTrick(state, powers) === seat,
      question: () => NOTHING_TO_ASK,
      use: (table, seat) => {
        enforce(table, forThisTrick('feministin', seat))
      },
    },
  },
  modifiers: { excludes: (play, _state, { seat }) => play.seat === seat },
}
