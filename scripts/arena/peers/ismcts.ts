/**
 * Tree search over information sets, as published and without anything of ours but the reward: the measuring rod of the
 * arena. It stays as it is; a better search belongs in `src/bots`.
 */
import { knownModel } from '../../../src/bots/known-model'
import type { AnyAction, AnyView, GameTypes, Random, Seat } from '../../../src/engine/kernel'
import { solve } from './solve'

/** Exploration, against rewards between 0 and 1. */
const UCB = 0.4
/** How many worlds the determinised search looks at, each with a tree of its own. */
const WORLDS = 24
const MOST_PLAYERS = 8
/** How many iterations pass between two looks at the clock. */
const EVERY = 8

export interface Variant {
  /**
   * One tree for the seat that decides (SO-ISMCTS), one for every seat (MO-ISMCTS), or one for each world
   * (determinised UCT).
   */
  readonly trees: 'single' | 'many' | 'worlds'
  /** So many tricks before the end, worlds are solved instead of played out. */
  readonly solves: number
}

interface Node {
  readonly children: Map<number, Node>
  visits: number
  available: number
  reward: number
}

const newNode = (): Node => ({ children: new Map(), visits: 0, available: 0, reward: 0 })

const ucb = ({ reward, visits, available }: Node): number =>
  reward / visits + UCB * Math.sqrt(Math.log(available) / visits)

export function ismcts(
  { trees, solves }: Variant,
  view: AnyView,
  random: Random,
  isOver: () => boolean,
): AnyAction {
  const model = knownModel(view.game)
  const { game } = model
  const { numbers } = game
  const me = view.viewer as Seat
  const first = game.imagine(view, random)
  const legal: number[] = []
  const solvedFrom = model.progress(first) + Math.max(...view.handSizes) - solves
  const votes = new Map<number, number>()
  const worlds =
    trees === 'worlds' ? Array.from({ length: WORLDS }, () => game.imagine(view, random)) : []
  const roots: Node[][] = worlds.map(() => [newNode()])
  const shared = view.handSizes.map(newNode)
  const state = game.copy(first)
  const worth = new Float64Array(MOST_PLAYERS)

  /** One descent and playout, in place; `nodes` are the roots of the trees. */
  function iterate(nodes: Node[]): void {
    const path: { readonly node: Node; readonly seat: Seat }[] = []
    let isInTree = true
    for (let depth = 0; model.progress(state) !== Infinity; depth++) {
      const asked = numbers.asked(state)
      if (asked === 0) {
        numbers.roll(state, random)
        continue
      }
      const seat = depth === 0 ? me : 31 - Math.clz32(asked & -asked)
      if (!isInTree) {
        if (model.progress(state) >= solvedFrom) break
        numbers.act(state, seat, numbers.sample(state, seat, random))
        continue
      }
      const own = nodes.length === 1 ? 0 : seat
      const action = select(nodes[own] as Node, seat)
      for (const [tree, node] of nodes.entries()) {
        // What others choose unseen is one and the same to a tree that cannot see it.
        const seen = nodes.length === 1 || tree === seat || isOpen(seat, action) ? action : -1
        let child = node.children.get(seen)
        if (child === undefined) {
          child = newNode()
          child.available = 1
          node.children.set(seen, child)
          if (tree === own) isInTree = false
        }
        nodes[tree] = child
        path.push({ node: child, seat })
      }
      numbers.act(state, seat, action)
    }
    if (model.progress(state) === Infinity) model.evaluate(state, worth)
    else worth.set(solve(model, state, random))
    for (const { node, seat } of path) {
      node.visits++
      node.reward += worth[seat] as number
    }
  }

  /** An untried action, else the best by its bound. */
  function select(node: Node, seat: Seat): number {
    const count = numbers.legal(state, seat, legal)
    let best = 0
    let most = -Infinity
    let untried = 0
    for (let place = 0; place < count; place++) {
      const action = legal[place] as number
      const child = node.children.get(action)
      if (child === undefined) {
        if (random(++untried) === 0) best = action
        continue
      }
      child.available++
      const bound = ucb(child)
      if (untried === 0 && bound > most) {
        most = bound
        best = action
      }
    }
    return best
  }

  /** A card that is put down is seen by nobody else. */
  const isOpen = (seat: Seat, action: number): boolean =>
    numbers.actionOf(state, seat, action).type !== 'put-down'

  for (let iteration = 0; iteration % EVERY !== 0 || !isOver() || iteration === 0; iteration++) {
    if (trees === 'worlds') {
      const world = iteration % worlds.length
      numbers.copyInto(state, worlds[world] as GameTypes['State'])
      iterate([...(roots[world] as Node[])])
    } else {
      numbers.copyInto(state, game.imagine(view, random))
      iterate(trees === 'single' ? [shared[0] as Node] : [...shared])
    }
  }
  const counted = trees === 'worlds' ? roots.flat() : [shared[trees === 'many' ? me : 0] as Node]
  for (const { children } of counted)
    for (const [action, { visits }] of children)
      votes.set(action, (votes.get(action) ?? 0) + visits)
  const [best] = [...votes].reduce((a, b) => (b[1] > a[1] ? b : a))
  return numbers.actionOf(first, me, best)
}
