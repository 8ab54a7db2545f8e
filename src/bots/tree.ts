/**
 * A search tree in flat lists: nodes are numbers, so that a search of a hundred thousand nodes allocates nothing. A
 * node stands for everything that has been done since the decision, whatever cards are hidden.
 */

export const ROOT = 0
export const NO_NODE = -1

export interface Tree {
  /** How many nodes there are. */
  size: number
  readonly capacity: number
  /** By how much the bound of a child may be above what it was worth so far. */
  exploration: number
  /** By node: what was done to come here, and the sums of what it was worth to the seat that did it. */
  readonly action: Float64Array
  readonly worth: Float64Array
  readonly visits: Int32Array
  /** By node: how often its action was possible when another one or this one was chosen. */
  readonly offered: Int32Array
  readonly child: Int32Array
  readonly sibling: Int32Array
}

export function newTree(capacity: number): Tree {
  const tree: Tree = {
    size: 0,
    capacity,
    exploration: 0,
    action: new Float64Array(capacity),
    worth: new Float64Array(capacity),
    visits: new Int32Array(capacity),
    offered: new Int32Array(capacity),
    child: new Int32Array(capacity),
    sibling: new Int32Array(capacity),
  }
  clear(tree)
  return tree
}

/** Of worths from about 0 to 1, before it is known how far apart they are. */
const UNKNOWN = 0.4

/** Only the root is left. */
export function clear(tree: Tree): void {
  tree.size = 0
  tree.exploration = UNKNOWN
  addNode(tree, 0, NO_NODE)
}

function addNode(tree: Tree, action: number, sibling: number): number {
  const node = tree.size++
  tree.action[node] = action
  tree.worth[node] = 0
  tree.visits[node] = 0
  tree.offered[node] = 0
  tree.child[node] = NO_NODE
  tree.sibling[node] = sibling
  return node
}

/** A new child; the action must not have one yet. */
export function addChild(tree: Tree, node: number, action: number): number {
  const child = addNode(tree, action, tree.child[node] as number)
  tree.offered[child] = 1
  tree.child[node] = child
  return child
}

/** The child of an action; `NO_NODE` if it has not been tried. */
export function childOf({ child, sibling, action }: Tree, node: number, of: number): number {
  let found = child[node] as number
  while (found !== NO_NODE && action[found] !== of) found = sibling[found] as number
  return found
}

/** How many of these actions had been tried when `bestOf` last looked. */
export const LOOKED = { tried: 0 }

/** Of the children whose actions are among the first `count` of `legal`, the one with the highest bound (UCB). */
export function bestOf(tree: Tree, node: number, legal: readonly number[], count: number): number {
  const { exploration, child, sibling, action, visits, offered, worth } = tree
  let best = NO_NODE
  let most = -Infinity
  let tried = 0
  for (let at = child[node] as number; at !== NO_NODE; at = sibling[at] as number) {
    if (!isAmong(legal, count, action[at] as number)) continue
    tried++
    const chances = (offered[at] as number) + 1
    offered[at] = chances
    const times = visits[at] as number
    const bound = (worth[at] as number) / times + exploration * Math.sqrt(Math.log(chances) / times)
    if (bound > most) {
      most = bound
      best = at
    }
  }
  LOOKED.tried = tried
  return best
}

function isAmong(legal: readonly number[], count: number, action: number): boolean {
  for (let place = 0; place < count; place++) if (legal[place] === action) return true
  return false
}

/** One of the actions that have no child yet, drawn by `place`, a number below how many those are. */
export function untried(tree: Tree, node: number, legal: readonly number[], place: number): number {
  let left = place
  for (let index = 0; ; index++) {
    const action = legal[index] as number
    if (childOf(tree, node, action) === NO_NODE && left-- === 0) return action
  }
}
