/** eidex.sphinx — Twice she plays a legal card face down; its suit is told if she leads, and who won. */
import { FACE_DOWN } from '../plays'
import type { Power } from '../power'
import { isCalled } from './fahnder'

export const sphinx: Power = {
  id: 'sphinx',
  uses: 2,
  touches: { changes: ['face-up'] },
  traits: {
    // A called card is played face up.
    plays: (state, _seat, legal) =>
      isCalled(state, legal) ? [] : legal.map((card) => card | FACE_DOWN),
  },
}
