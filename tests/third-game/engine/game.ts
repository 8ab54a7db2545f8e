/** Tercet as the kernel sees it. */
import type { Game, Next, Viewer } from '../../../src/engine/kernel'
import type { Event } from './actions'
import { apply } from './apply'
import { sampleChance } from './deal'
import { imagine } from './imagine'
import { legalActions } from './legal'
import { numbers } from './numbers'
import { outcomeOf } from './score'
import { copy, setup, type State } from './state'
import type { Types } from './types'
import { view } from './view'

export type { Types } from './types'

function next(state: State): Next<Types> {
  switch (state.phase) {
    case 'deal':
      return { kind: 'chance' }
    case 'play':
      return { kind: 'seats', seats: [state.turn], window: 'play' }
    case 'over':
      return { kind: 'over', outcome: outcomeOf(state) }
  }
}

/** A deal is the only event that holds something hidden. */
const redact = (event: Event, viewer: Viewer): Event =>
  event.type === 'dealt'
    ? { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : [])) }
    : event

export const tercet: Game<Types> = {
  id: 'tercet',
  rulesVersion: 1,
  oldestRules: 1,
  setup,
  next,
  legalActions,
  sampleChance,
  apply,
  copy,
  view,
  redact,
  imagine,
  numbers,
}
