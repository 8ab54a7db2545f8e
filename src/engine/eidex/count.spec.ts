import { describe, expect, it } from 'vitest'
import { award, standing } from './count'
import { POWERS } from './powers'
import { setup, type State } from './state'

/** A game counted with these points, whatever brought them about. */
function counted(points: number[], victoryPoints = [0, 0, 0]): State {
  const made = setup({ victoryPoints })
  if (!made.ok) throw new Error(made.refusal.message)
  return { ...made.value, points }
}

describe('victory points', () => {
  it.each([
    [[100, 30, 27], [0, 1, 1], 'limit'],
    [[99, 30, 28], [1, 0, 1], 'extremes'],
    [[100, 102, 0], [0, 0, 2], 'limit'],
    [[100, 100, 100], [0, 0, 0], 'nobody'],
    [[110, 105, 101], [0, 0, 0], 'nobody'],
    [[100, 28, 28], [0, 1, 1], 'limit'],
    [[60, 60, 37], [0, 0, 2], 'level'],
    [[37, 60, 60], [2, 0, 0], 'level'],
    [[54, 54, 54], [0, 0, 0], 'nobody'],
    [[0, 78, 79], [1, 0, 1], 'extremes'],
    [[-5, 78, 84], [1, 0, 1], 'extremes'],
  ])('for %j are %j: %s', (points, awarded, reason) => {
    expect(award(counted(points), POWERS)).toEqual({ awarded, reason })
  })
})

describe('the tournament', () => {
  it.each([
    [[6, 6, 0], [80, 20, 57], [1, 1, 0], [6, 5, 0], undefined],
    [[6, 6, 0], [20, 80, 57], [1, 1, 0], [5, 6, 0], undefined],
    [[6, 6, 0], [28, 28, 101], [1, 1, 0], [6, 6, 0], undefined],
    [[6, 6, 0], [80, 57, 20], [1, 0, 1], [7, 6, 1], 0],
    [[6, 5, 0], [80, 20, 57], [1, 1, 0], [7, 6, 0], 0],
    [[6, 6, 5], [60, 60, 37], [0, 0, 2], [6, 6, 7], 2],
    [[6, 6, 6], [60, 60, 37], [0, 0, 2], [6, 6, 8], 2],
    [[6, 6, 6], [54, 54, 54], [0, 0, 0], [6, 6, 6], undefined],
    [[5, 5, 5], [80, 20, 57], [1, 1, 0], [6, 6, 5], undefined],
  ])('from %j with %j points and %j goes to %j', (before, points, awarded, after, winner) => {
    expect(standing(counted(points, before), awarded)).toEqual({ victoryPoints: after, winner })
  })

  it('in chaos is won by the one who gets nothing', () => {
    expect(standing(counted([80, 20, 57], [6, 6, 6]), [1, 1, 0]).winner).toBe(2)
  })
})
