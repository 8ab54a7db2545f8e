/** The contestants of the arena, and how long they may think. */
import { clairvoyant } from '../../src/bots/clairvoyant'
import { SKILLS } from '../../src/bots/levels'
import { BOTS, decide, type Thinking } from '../../src/bots/player'
import { ismcts, type Variant } from './peers/ismcts'
import { master1 } from './master-1/master-1'
import type { Contestant } from './sitting'

const PEERS = {
  ismcts: { trees: 'single', solves: 0 },
  'ismcts-end': { trees: 'single', solves: 2 },
  'ismcts-mo': { trees: 'many', solves: 0 },
  'det-uct': { trees: 'worlds', solves: 0 },
} as const satisfies Record<string, Variant>
type Peer = keyof typeof PEERS
const isPeer = (name: Name): name is Peer => Object.hasOwn(PEERS, name)

export const NAMES = [
  ...BOTS,
  'clairvoyant',
  ...(Object.keys(PEERS) as Peer[]),
  'master-1',
] as const
export type Name = (typeof NAMES)[number]

export interface Allowance {
  /** CPU milliseconds for a decision. */
  readonly time: number
  /** In steps, instead of what the best two levels usually need. */
  readonly steps?: number | undefined
}

export function contestant(
  name: Name,
  game: string,
  allowance: Allowance,
  now: () => number,
): Contestant {
  const thinking = (): Thinking => {
    const end = now() + allowance.time
    return { steps: stepsOf(name, allowance), isOver: () => now() > end }
  }
  if (name === 'clairvoyant') {
    return (_, state, seat, random) => clairvoyant(game, state, seat, random, thinking())
  }
  if (isPeer(name))
    return (view, _state, _seat, random) => {
      const end = now() + allowance.time
      return ismcts(PEERS[name], view, random, () => now() > end)
    }
  if (name === 'master-1') return (view, _state, _seat, random) => master1(view, random, thinking())
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
    case 'master-1':
    case 'clairvoyant':
    case 'ismcts':
    case 'ismcts-mo':
    case 'ismcts-end':
    case 'det-uct':
      return steps ?? SKILLS.master.steps
  }
}
