/** Who plays where nobody sits: a bot sees the view of its seat, and nothing else. */
import type { Action as EbbesAction } from '../engine/ebbes/actions'
import type { View as EbbesView } from '../engine/ebbes/view'
import type { Action as EidexAction } from '../engine/eidex/actions'
import type { View as EidexView } from '../engine/eidex/view'
import type { Random } from '../engine/kernel'
import { ebbesGreedy } from './ebbes-greedy'
import { eidexGreedy } from './eidex-greedy'

/** Answers with something legal, and with the same for the same view and dice. */
export type Player<View, Action> = (view: View, random: Random) => Action

export const LEVELS = ['greedy'] as const
export type Level = (typeof LEVELS)[number]

const EBBES: Readonly<Record<Level, Player<EbbesView, EbbesAction>>> = { greedy: ebbesGreedy }
const EIDEX: Readonly<Record<Level, Player<EidexView, EidexAction>>> = { greedy: eidexGreedy }

export const decide = (
  level: Level,
  view: EbbesView | EidexView,
  random: Random,
): EbbesAction | EidexAction =>
  view.game === 'ebbes' ? EBBES[level](view, random) : EIDEX[level](view, random)
