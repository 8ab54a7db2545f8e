/** Eidex for the kernel: the rules, given the powers. */
import type { Game } from '../kernel'
import { limitIn } from './account'
import { apply } from './apply'
import { sampleChance } from './chance'
import { isDecided } from './decided'
import { imagine } from './imagine'
import { legalActions, sampleAction } from './legal'
import { next } from './next'
import { numbersWith } from './numbers'
import { POWERS } from './powers'
import { redact } from './redact'
import { copy } from './copy'
import { setup, type State } from './state'
import type { Types } from './types'
import { view } from './view'

export type { Types } from './types'

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
  isDecided,
  numbers: numbersWith(POWERS),
}

/** The points that are too many now. */
export const limitOf = (state: State): number => limitIn(state, POWERS).limit
