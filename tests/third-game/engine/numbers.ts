/** Tercet in numbers: an action is a card. */
import { members } from '../../../src/engine/bits'
import type { Numbers, Seat } from '../../../src/engine/kernel'
import { numberAt } from '../../../src/engine/lists'
import { check, play } from './apply'
import { deal, sampleChance } from './deal'
import { actionOf } from './legal'
import { copy, NOBODY, type State } from './state'
import { playable } from './trick'
import type { Types } from './types'

const choices = (state: State, seat: Seat): number[] => members(playable(state, seat))

export const numbers: Numbers<Types> = {
  asked: ({ turn }) => (turn === NOBODY ? 0 : 1 << turn),
  isOver: ({ phase }) => phase === 'over',
  legal(state, seat, into) {
    const cards = choices(state, seat)
    for (const [index, card] of cards.entries()) into[index] = card
    return cards.length
  },
  sample(state, seat, random) {
    const cards = choices(state, seat)
    return numberAt(cards, random(cards.length))
  },
  act: (state, _seat, card) => play(state, card),
  roll(state, random) {
    deal(state, sampleChance(state, random))
  },
  actionOf: (_state, _seat, card) => actionOf(card),
  numberOf(state, seat, action) {
    const checked = check(state, seat, action)
    return checked.ok ? checked.value : undefined
  },
  copyInto(target, source) {
    Object.assign(target, copy(source))
  },
}
