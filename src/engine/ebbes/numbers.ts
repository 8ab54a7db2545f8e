/** ebbes in numbers: an action is a card, or the player named, and the phase tells which. */
import type { Numbers } from '../kernel'
import { act, check } from './apply'
import { roll } from './chance'
import { actionOf, sampleLegal, writeLegal } from './legal'
import { copyInto, NOBODY, OVER } from './state'
import type { Types } from './types'

export const numbers: Numbers<Types> = {
  asked: ({ turn }) => (turn === NOBODY ? 0 : 1 << turn),
  isOver: ({ phase }) => phase === OVER,
  legal: writeLegal,
  sample: sampleLegal,
  act: (state, _seat, action) => act(state, action),
  roll,
  actionOf: (state, _seat, action) => actionOf(state, action),
  numberOf(state, seat, action) {
    const checked = check(state, seat, action)
    return checked.ok ? checked.value : undefined
  },
  copyInto,
}
