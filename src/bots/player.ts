/** Who plays where nobody sits: a bot sees the view of its seat, and nothing else. */
import { listed, onlyOne, type AnyAction, type AnyView, type Random } from '../engine/kernel'
import { estimateAll, type Estimate } from './estimate'
import { knownModel } from './known-model'
import { LEVELS, SKILLS } from './levels'
import { think } from './think'
import type { Thinking } from './thinking'

export type { Estimate } from './estimate'
export type { Thinking } from './thinking'

/** All who can be asked: the levels offered to people, and two to measure them by. */
export const BOTS = ['random', 'greedy', ...LEVELS] as const
export type Level = (typeof BOTS)[number]

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
  const legal = listed(view.legal)
  if (legal.length === 0) throw new Error('There is nothing to choose from.')
  const only = onlyOne(view.legal)
  if (only !== undefined) return only
  switch (level) {
    case 'random':
      return legal[random(legal.length)] as AnyAction
    case 'greedy':
      return knownModel(view.game).greedy(view, random)
    case 'beginner':
    case 'club':
    case 'master':
      return think(knownModel(view.game), view, SKILLS[level], thinking ?? SKILLS[level], random)
  }
}

/** What every action of the seat can be expected to bring, best first. */
export const estimate = (
  view: AnyView,
  random: Random,
  thinking: Thinking = SKILLS.master,
): Estimate<AnyAction>[] => estimateAll(knownModel(view.game), view, thinking, random)
