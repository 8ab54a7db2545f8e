/** The contestants of the arena, and how long they may think. */
import { clairvoyant } from '../../src/bots/clairvoyant'
import { SKILLS } from '../../src/bots/levels'
import { BOTS, decide, type Thinking } from '../../src/bots/player'
import type { Contestant } from './sitting'

export const NAMES = [...BOTS, 'clairvoyant'] as const
export type Name = (typeof NAMES)[number]

export interface Allowance {
  /** CPU milliseconds for a decision. */
  readonly time: number
  /** In steps, instead of what the best two levels usually need. */
  readonly steps?: number | undefined
}

/** This share of the time allowed goes into thinking; the rest is for finishing what has begun. */
const SHARE = 0.8

export function contestant(
  name: Name,
  game: string,
  allowance: Allowance,
  now: () => number,
): Contestant {
  const thinking = (): Thinking => {
    const end = now() + allowance.time * SHARE
    return { steps: stepsOf(name, allowance), isOver: () => now() > end }
  }
  if (name === 'clairvoyant') {
    return (_, state, seat, random) => clairvoyant(game, state, seat, random, thinking())
  }
  return (view, _state, _seat, random) => decide(name, view, random, thinking())
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
