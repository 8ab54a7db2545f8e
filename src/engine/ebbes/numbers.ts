/** ebbes in numbers: an action is a card, or the player named, and the phase tells which. */
import type { Numbers, Random, Seat } from '../kernel'
import { act, check } from './apply'
import { roll } from './chance'
import { actionOf, writeLegal } from './legal'
import { copyInto, NOBODY, OVER, type State } from './state'
import type { Types } from './types'

/** Filled anew by every throw. */
const CHOICES: number[] = []

function sample(state: State, seat: Seat, random: Random): number {
  return CHOICES[random(writeLegal(state, seat, CHOICES))] as number
}

export const numbers: Numbers<Types> = {
  asked: ({ turn }) => (turn === NOBODY ? 0 : 1 << turn),
  isOver: ({ phase }) => phase === OVER,
  legal: writeLegal,
  sample,
  act: (state, _seat, action) => act(state, action),
  roll,
  actionOf: (state, _seat, action) => actionOf(state, action),
  numberOf(state, seat, action) {
    const checked = check(state, seat, action)
    return checked.ok ? checked.value : undefined
  },
  copyInto,
}
