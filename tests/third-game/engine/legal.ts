/** Everything a seat may do now, in card order. The actions are made once and shared. */
import { members } from '../../../src/engine/bits'
import { completeList, type CompleteList, type Seat } from '../../../src/engine/kernel'
import type { Action } from './actions'
import { DECK, type CardNumber } from './cards'
import type { State } from './state'
import { playable } from './trick'

const PLAY: readonly Action[] = DECK.map((card) => Object.freeze({ type: 'play', card }))
const NONE: CompleteList<Action> = Object.freeze(completeList(Object.freeze([])))

export const actionOf = (card: CardNumber): Action => PLAY[card] as Action

export const legalActions = (state: State, seat: Seat): CompleteList<Action> =>
  state.phase === 'play' && seat === state.turn
    ? completeList(members(playable(state, seat)).map(actionOf))
    : NONE
