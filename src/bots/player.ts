/** Who plays where nobody sits: a bot sees the view of its seat, and nothing else. */
import type { Action as EbbesAction } from '../engine/ebbes/actions'
import type { View as EbbesView } from '../engine/ebbes/view'
import type { Action as EidexAction } from '../engine/eidex/actions'
import type { View as EidexView } from '../engine/eidex/view'
import { listed, onlyOne, type Random } from '../engine/kernel'
import { ebbesContest } from './ebbes/search-model'
import { ebbesGreedy } from './ebbes/greedy'
import { eidexContest } from './eidex/search-model'
import { eidexGreedy } from './eidex/greedy'
import { estimateAll, type Estimate } from './estimate'
import { LEVELS, SKILLS, type Level as LevelOfPeople } from './levels'
import { think } from './think'
import type { Thinking } from './thinking'

export type { Estimate } from './estimate'
export type { Thinking } from './thinking'

/** All who can be asked: the levels offered to people, and two to measure them by. */
export const BOTS = ['random', 'greedy', ...LEVELS] as const
export type Level = (typeof BOTS)[number]

type AnyView = EbbesView | EidexView
type AnyAction = EbbesAction | EidexAction

/**
 * Answers with something legal, and with the same for the same view, dice and steps. A level thinks
 * as long as it is told to, else as long as it usually does.
 */
export function decide(
  level: Level,
  view: AnyView,
  random: Random,
  thinking?: Thinking,
): AnyAction {
  const legal: readonly AnyAction[] = listed<AnyAction>(view.legal)
  if (legal.length === 0) throw new Error('There is nothing to choose from.')
  const only = onlyOne<AnyAction>(view.legal)
  if (only !== undefined) return only
  switch (level) {
    case 'random':
      return legal[random(legal.length)] as AnyAction
    case 'greedy':
      return greedy(view, random)
    case 'beginner':
    case 'club':
    case 'master':
      return searched(level, view, random, thinking)
  }
}

const greedy = (view: AnyView, random: Random): AnyAction =>
  view.game === 'ebbes' ? ebbesGreedy(view, random) : eidexGreedy(view, random)

function searched(
  level: LevelOfPeople,
  view: AnyView,
  random: Random,
  thinking: Thinking = SKILLS[level],
): AnyAction {
  return view.game === 'ebbes'
    ? think(ebbesContest, view, SKILLS[level], thinking, random)
    : think(eidexContest, view, SKILLS[level], thinking, random)
}

/** What every action of the seat can be expected to bring, best first. */
export const estimate = (
  view: AnyView,
  random: Random,
  thinking: Thinking = SKILLS.master,
): Estimate<AnyAction>[] =>
  view.game === 'ebbes'
    ? estimateAll(ebbesContest, view, thinking, random)
    : estimateAll(eidexContest, view, thinking, random)
