/** Who can be sent into the arena, and how long they may think. */
import { clairvoyantInEbbes, clairvoyantInEidex } from '../../src/bots/clairvoyant'
import { SKILLS } from '../../src/bots/levels'
import { BOTS, decide, type Thinking } from '../../src/bots/player'
import type { State as EbbesState } from '../../src/engine/ebbes/state'
import type { View as EbbesView } from '../../src/engine/ebbes/view'
import type { State as EidexState } from '../../src/engine/eidex/state'
import type { View as EidexView } from '../../src/engine/eidex/view'
import type { GameId } from '../../src/engine/games'
import type { Contestant } from './sitting'

export const NAMES = [...BOTS, 'clairvoyant'] as const
export type Name = (typeof NAMES)[number]

export interface Allowance {
  /** Milliseconds of one core for a decision. */
  readonly time: number
  /** Instead of what the best two usually need, in steps. */
  readonly steps?: number | undefined
}

/** Of the time allowed, this share goes into thinking; what has begun must be finished. */
const SHARE = 0.8

export function contestant(
  name: Name,
  game: GameId,
  allowance: Allowance,
  now: () => number,
): Contestant {
  const thinking = (): Thinking => {
    const end = now() + allowance.time * SHARE
    return { steps: stepsOf(name, allowance), isOver: () => now() > end }
  }
  if (name === 'clairvoyant') {
    return game === 'ebbes'
      ? (_, state, seat, random) =>
          clairvoyantInEbbes(state as EbbesState, seat, random, thinking())
      : (_, state, seat, random) =>
          clairvoyantInEidex(state as EidexState, seat, random, thinking())
  }
  return (view, _state, _seat, random) =>
    decide(name, view as EbbesView | EidexView, random, thinking())
}

function stepsOf(name: Name, { steps }: Allowance): number {
  switch (name) {
    case 'random':
    case 'greedy':
      return 0
    case 'beginner':
    case 'club':
      return SKILLS[name].steps
    case 'master':
    case 'clairvoyant':
      return steps ?? SKILLS.master.steps
  }
}
