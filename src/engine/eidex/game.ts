/** Eidex as the kernel sees it: the rules, handed the powers. */
import type { Game, GameTypes } from '../kernel'
import type { Action, Chance, Event, Outcome } from './actions'
import { apply } from './apply'
import { sampleChance } from './chance'
import type { Config } from './config'
import { imagine } from './imagine'
import { legalActions, sampleAction } from './legal'
import { next } from './next'
import { POWERS } from './powers'
import { redact } from './redact'
import { copy, setup, type State } from './state'
import { view, type View } from './view'

export interface Types extends GameTypes {
  Config: Config
  State: State
  Action: Action
  Chance: Chance
  Event: Event
  View: View
  Outcome: Outcome
}

export const eidex: Game<Types> = {
  id: 'eidex',
  // 2: rulings where Jackpot, Justice, Fürsorge, Ultimo, Korrektor, Taschenspieler, Laser and Seher meet.
  rulesVersion: 2,
  oldestRules: 1,
  setup,
  next,
  legalActions: (state, seat) => legalActions(state, seat, POWERS),
  sampleAction: (state, seat, random) => sampleAction(state, seat, random, POWERS),
  sampleChance,
  apply: (state, input) => apply(state, input, POWERS),
  copy,
  view: (state, viewer) => view(state, viewer, POWERS),
  redact,
  imagine: (seen, random) => imagine(seen, random, POWERS),
}
