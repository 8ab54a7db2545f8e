/** The types that the game consists of, apart from `game.ts` so that its parts can name them. */
import type { GameTypes } from '../../../src/engine/kernel'
import type { Action, Chance, Event, Outcome } from './actions'
import type { Config } from './config'
import type { State } from './state'
import type { View } from './view'

export interface Types extends GameTypes {
  Config: Config
  State: State
  Action: Action
  Chance: Chance
  Event: Event
  View: View
  Outcome: Outcome
}
