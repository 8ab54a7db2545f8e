/**
 * Looks for the best action of a seat by one tree over everything that the seat can tell apart (information-set tree
 * search): in one imagined world after the other it goes down the tree by what has proved itself, adds a node, and
 * plays on from there to the end of the round. All worlds share the tree, so nothing that this seat does in it can
 * depend on what it cannot see.
 */
import { lowest } from '../engine/bits'
import type { GameTypes, Random, Seat } from '../engine/kernel'
import type { SearchModel } from './search-model'
import type { Thinking } from './thinking'
import {
  addChild,
  bestOf,
  childOf,
  clear,
  LOOKED,
  newTree,
  NO_NODE,
  ROOT,
  untried,
  type Tree,
} from './tree'

export interface Problem<T extends GameTypes> {
  readonly model: SearchModel<T>
  readonly seat: Seat
  /** The numbers of the actions to choose from. */
  readonly actions: readonly number[]
  /** A world that agrees with what the seat knows. */
  readonly world: () => T['State']
  readonly random: Random
  /** How many tricks are played before the position is judged at a glance. */
  readonly tricks: number
  /**
   * Is told what became of an action, by its place, and where that has led: all are tried equally often then, to be
   * compared with each other rather than to find the best.
   */
  readonly watch?: (place: number, end: T['State']) => void
}

export interface Weighed {
  readonly action: number
  readonly visits: number
  /** What it was worth on average. */
  readonly worth: number
}

/** What comes after so many nodes is played on without the tree. */
const CAPACITY = 1 << 17
/** More than a round has actions. */
const DEEPEST = 1 << 10
/** In standard deviations of what the worlds are worth: how far an action of few visits may be underrated (UCB). */
const EXPLORATION = 0.7
/** How many actions a node tries before it knows them well; the root of its visits is added to it. */
const WIDTH = 16
/** How many descents lie between two looks at the clock, and whether the choice is clear. */
const LAP = 16
const MOST_PLAYERS = 8

/** One for the thread, as it is large: searches follow each other. */
let shared: Tree | undefined
/** By step of a descent: the node, and the seat that acted. */
const PATH = new Int32Array(DEEPEST)
const MOVERS = new Int32Array(DEEPEST)
const WORTHS = new Float64Array(MOST_PLAYERS)
const LEGAL: number[] = []

/** Best first, by how often the search has come back to them. */
export function search<T extends GameTypes>(
  problem: Problem<T>,
  { steps, isOver }: Thinking,
): Weighed[] {
  const { model, actions, world, watch, seat } = problem
  const tree = (shared ??= newTree(CAPACITY))
  clear(tree)
  // Those who compare actions want each to have been tried equally often, in the same worlds.
  const lap = watch === undefined ? LAP : actions.length
  let source = world()
  const state = model.game.copy(source)
  const horizon = model.progress(state) + problem.tricks
  let left = steps
  let sum = 0
  let squares = 0
  for (let descents = 0; ; descents++) {
    if (descents > 0 && descents % lap === 0) {
      if (left <= 0 || isOver?.() === true || (watch === undefined && isClear(tree))) break
      const mean = sum / descents
      tree.exploration = EXPLORATION * Math.sqrt(Math.max(0, squares / descents - mean * mean))
    }
    const place = watch === undefined ? -1 : descents % actions.length
    if (place <= 0) source = world()
    model.game.numbers.copyInto(state, source)
    left -= descend(tree, problem, state, horizon, place)
    watch?.(place, state)
    const worth = WORTHS[seat] as number
    sum += worth
    squares += worth * worth
  }
  return weighed(tree)
}

/** After so many descents, a choice may be clear. */
const ENOUGH = 1024
/** The share of all visits that makes it so. */
const CLEAR = 0.9

function isClear({ child, sibling, visits }: Tree): boolean {
  const all = visits[ROOT] as number
  if (all < ENOUGH) return false
  for (let node = child[ROOT] as number; node !== NO_NODE; node = sibling[node] as number)
    if ((visits[node] as number) > CLEAR * all) return true
  return false
}

/** In place, to the horizon; notes what it was worth in all nodes it passed. Returns the number of steps. */
function descend<T extends GameTypes>(
  tree: Tree,
  { model, seat, actions, random }: Problem<T>,
  state: T['State'],
  horizon: number,
  place: number,
): number {
  const { numbers } = model.game
  let node = ROOT
  let depth = 0
  let steps = 0
  while (node !== NO_NODE && model.progress(state) < horizon) {
    steps++
    const asked = depth === 0 ? 1 << seat : numbers.asked(state)
    if (asked === 0) {
      numbers.roll(state, random)
      continue
    }
    const mover = lowest(asked)
    const size = tree.size
    if (depth > 0) node = choose(tree, node, LEGAL, numbers.legal(state, mover, LEGAL), random)
    else if (place === -1) node = choose(tree, node, actions, actions.length, random)
    else node = childFor(tree, actions[place] as number)
    if (node === NO_NODE) break
    PATH[depth] = node
    MOVERS[depth] = mover
    depth++
    numbers.act(state, mover, tree.action[node] as number)
    if (tree.size > size || depth === DEEPEST) node = NO_NODE
  }
  while (model.progress(state) < horizon) {
    steps++
    const asked = numbers.asked(state)
    if (asked === 0) numbers.roll(state, random)
    else {
      const mover = lowest(asked)
      numbers.act(state, mover, model.policy(state, mover, random))
    }
  }
  model.evaluate(state, WORTHS)
  reward(tree, depth)
  return steps
}

/** The child to go on with: a new one as long as there are actions to try; `NO_NODE` if there is no room for it. */
function choose(
  tree: Tree,
  node: number,
  legal: readonly number[],
  count: number,
  random: Random,
): number {
  const best = bestOf(tree, node, legal, count)
  const { tried } = LOOKED
  if (tried === count || tried >= widthAt(tree, node)) return best
  if (tree.size === tree.capacity) return best
  return addChild(tree, node, untried(tree, node, legal, random(count - tried)))
}

const widthAt = ({ visits }: Tree, node: number): number =>
  WIDTH + Math.sqrt(visits[node] as number)

const childFor = (tree: Tree, action: number): number => {
  const known = childOf(tree, ROOT, action)
  return known === NO_NODE ? addChild(tree, ROOT, action) : known
}

function reward({ visits, worth }: Tree, depth: number): void {
  visits[ROOT] = (visits[ROOT] as number) + 1
  for (let step = 0; step < depth; step++) {
    const node = PATH[step] as number
    visits[node] = (visits[node] as number) + 1
    worth[node] = (worth[node] as number) + (WORTHS[MOVERS[step] as number] as number)
  }
}

function weighed({ child, sibling, action, visits, worth }: Tree): Weighed[] {
  const found: Weighed[] = []
  for (let node = child[ROOT] as number; node !== NO_NODE; node = sibling[node] as number) {
    const times = visits[node] as number
    found.push({
      action: action[node] as number,
      visits: times,
      worth: (worth[node] as number) / times,
    })
  }
  return found.sort((a, b) => b.visits - a.visits)
}
