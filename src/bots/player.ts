/** Bots: a bot sees the view of its seat, and nothing else. */
import { listed, onlyOne, type AnyAction, type AnyView, type Random } from '../engine/kernel'
import { estimateAll, type Estimate } from './estimate'
import { knownModel } from './known-model'
import { LEVELS, SKILLS } from './levels'
import { think } from './think'
import type { Thinking } from './thinking'

export type { Estimate } from './estimate'
export type { Thinking } from './thinking'

/** The levels offered to people, and two more to measure them by. */
export const BOTS = ['random', 'greedy', ...LEVELS] as const
export type Level = (typeof BOTS)[number]

/**
 * Returns a legal action, always the same one for the same view, dice and steps. A level thinks for
 * as long as it is told to, otherwise for its usual number of steps.
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

/** What each of the seat's actions can be expected to bring, best first. */
export const estimate = (
  view: AnyView,
  random: Random,
  thinking: Thinking = SKILLS.master,
): Estimate<AnyAction>[] => estimateAll(knownModel(view.game), view, thinking, random)
