/** ebbes for the kernel. */
import type { Game, Next, Viewer } from '../kernel'
import type { Event } from './actions'
import { apply } from './apply'
import { sampleChance } from './chance'
import { isDecided } from './decided'
import { imagine } from './imagine'
import { legalActions } from './legal'
import { numbers } from './numbers'
import { outcomeOf } from './score'
import { copy, NAME_STARTER, PLAY, SELECT, setup, type Phase, type State } from './state'
import type { Types } from './types'
import { view } from './view'

export type { Types } from './types'

const CHANCE = Object.freeze({ kind: 'chance' })

/** Made once for each seat, because `next` is called before every single card. */
const asked = (window: Phase): readonly Next<Types>[] =>
  [0, 1, 2, 3, 4].map((seat) => Object.freeze({ kind: 'seats', seats: [seat], window }))

const ASKED_TO_PLAY = asked('play')
const ASKED_TO_SELECT = asked('select')
const ASKED_TO_NAME = asked('name-starter')

function next(state: State): Next<Types> {
  switch (state.phase) {
    case PLAY:
      return ASKED_TO_PLAY[state.turn] as Next<Types>
    case SELECT:
      return ASKED_TO_SELECT[state.turn] as Next<Types>
    case NAME_STARTER:
      return ASKED_TO_NAME[state.turn] as Next<Types>
  }
  const outcome = outcomeOf(state)
  return outcome === null ? CHANCE : { kind: 'over', outcome }
}

/** Only a deal has anything to hide. */
function redact(event: Event, viewer: Viewer): Event {
  if (event.type !== 'dealt') return event
  return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : [])) }
}

export const ebbes: Game<Types> = {
  id: 'ebbes',
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
  isDecided,
  numbers,
}
