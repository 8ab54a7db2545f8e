import { describe, expect, it } from 'vitest'
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
} from '../../../src/bots/tree'

/** A root whose children have been worth so much on average, over so many visits. */
function treeWith(
  ...children: readonly (readonly [action: number, mean: number, visits: number])[]
) {
  const tree = newTree(16)
  for (const [action, mean, visits] of children) {
    const child = addChild(tree, ROOT, action)
    tree.visits[child] = visits
    tree.worth[child] = mean * visits
    tree.offered[child] = 100
  }
  return tree
}

describe('a search tree', () => {
  it('goes on with what was worth most, if all have been tried as often', () => {
    const tree = treeWith([7, 0.2, 50], [8, 0.6, 50], [9, 0.4, 50])
    expect(bestOf(tree, ROOT, [7, 8, 9], 3)).toBe(childOf(tree, ROOT, 8))
  })

  it('gives what was seldom tried the benefit of the doubt', () => {
    const tree = treeWith([7, 0.5, 90], [8, 0.45, 3])
    tree.exploration = 0
    expect(bestOf(tree, ROOT, [7, 8], 2)).toBe(childOf(tree, ROOT, 7))
    tree.exploration = 0.3
    expect(bestOf(tree, ROOT, [7, 8], 2)).toBe(childOf(tree, ROOT, 8))
  })

  it('looks only at what is legal in this world, and counts how often that was', () => {
    const tree = treeWith([7, 0.9, 50], [8, 0.1, 50])
    expect(bestOf(tree, ROOT, [8, 9, 7], 2)).toBe(childOf(tree, ROOT, 8))
    expect(LOOKED.tried).toBe(1)
    expect(tree.offered[childOf(tree, ROOT, 8)]).toBe(101)
    expect(tree.offered[childOf(tree, ROOT, 7)]).toBe(100)
  })

  it('finds every action that has not been tried, and no other', () => {
    const tree = treeWith([7, 0, 1], [9, 0, 1])
    expect([0, 1].map((place) => untried(tree, ROOT, [7, 8, 9, 10], place))).toEqual([8, 10])
  })

  it('forgets everything when it is cleared', () => {
    const tree = treeWith([7, 1, 1])
    clear(tree)
    expect(tree.size).toBe(1)
    expect(childOf(tree, ROOT, 7)).toBe(NO_NODE)
    expect(bestOf(tree, ROOT, [7], 1)).toBe(NO_NODE)
    expect(LOOKED.tried).toBe(0)
  })
})
