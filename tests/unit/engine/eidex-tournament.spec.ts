import { describe, expect, it } from 'vitest'
import { turnOf } from '../../../src/engine/eidex/tournament'

describe('what a game does to the tournament', () => {
  it.each([
    ['nothing', [2, 3, 4], [1, 0, 1], [3, 3, 5], null],
    ['nothing, on the brink', [6, 3, 4], [0, 1, 1], [6, 4, 5], null],
    ['reached', [6, 3, 4], [1, 1, 0], [7, 4, 4], { kind: 'reached', winner: 0 }],
    ['reached by two', [4, 5, 6], [0, 2, 0], [4, 7, 6], { kind: 'reached', winner: 1 }],
    ['collision', [6, 6, 2], [1, 1, 0], [5, 6, 2], { kind: 'collision', stays: 1, falls: 0 }],
    [
      'collision, level',
      [6, 2, 6],
      [1, 0, 1],
      [6, 2, 6],
      { kind: 'collision-level', stay: [0, 2] },
    ],
    ['chaos', [6, 6, 6], [1, 1, 0], [6, 6, 7], { kind: 'chaos', winner: 2, losers: [0, 1] }],
    ['two points in chaos', [6, 6, 6], [0, 2, 0], [6, 8, 6], { kind: 'chaos-two', winner: 1 }],
    ['nothing in chaos', [6, 6, 6], [0, 0, 0], [6, 6, 6], null],
  ] as const)('%s', (_what, before, awarded, after, turn) => {
    expect(turnOf({ before, awarded, after, target: 7 })).toEqual(turn)
  })
})
