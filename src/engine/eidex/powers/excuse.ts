/** eidex.excuse — Once, instead of following, he plays any non-trump card now worth 3 or less. */
import { suitOf } from '../cards'
import { EXCUSED } from '../plays'
import type { Power } from '../power'
import { handOf } from '../state'
import { valueIn } from '../tables'
import { isCalled } from './fahnder'

const MOST = 3

export const excuse: Power = {
  id: 'excuse',
  uses: 1,
  touches: { changes: ['follow'], reads: ['trump', 'value', 'card', 'lap', 'replay'] },
  traits: {
    plays(state, seat, legal) {
      // A called card that can be played must be played.
      if (state.trick.length === 0 || isCalled(state, legal)) return []
      return handOf(state, seat)
        .filter((card) => !legal.includes(card) && suitOf(card) !== state.trump)
        .filter((card) => valueIn(state.tables, card) <= MOST)
        .map((card) => card | EXCUSED)
    },
  },
}
