import { describe, expect, it } from 'vitest'
import { agreement, fit } from '../../../scripts/learn/fit'
import { lessonsOf, type Lesson } from '../../../scripts/learn/lessons'
import { knownTools } from '../../../scripts/games'
import { knownModel } from '../../../src/bots/known-model'

describe('weights', () => {
  it('are found under which the policy chooses as its teacher did', () => {
    // The first feature is chosen three times out of four, whatever it is compared with.
    const lessons = Array.from({ length: 400 }, (_, place): Lesson => ({
      seen: [0, 1 + (place % 2)],
      ends: [1, 2],
      shares: [0.75, 0.25],
    }))
    const weights = fit(lessons, 3)
    const [a = 0, b = 0, c = 0] = weights
    expect(Math.exp(a) / (Math.exp(a) + Math.exp(b))).toBeCloseTo(0.75, 1)
    expect(Math.exp(a) / (Math.exp(a) + Math.exp(c))).toBeCloseTo(0.75, 1)
    expect(agreement(lessons, weights)).toBe(1)
    expect(
      agreement(
        lessons,
        weights.map((weight) => -weight),
      ),
    ).toBe(0)
  })

  it('fit the features of their game, and lessons name no others', () => {
    const game = 'ebbes'
    const { learning } = knownTools(game)
    if (learning === undefined) throw new Error('nothing to learn')
    const tables = learning.tables.slice(0, 1)
    const lessons = lessonsOf({ ...learning, tables, model: knownModel(game), steps: 1 }, 1, 1)
    expect(lessons.length).toBeGreaterThan(20)
    for (const { seen, ends, shares } of lessons) {
      expect(Math.max(...seen)).toBeLessThan(learning.features.count)
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(0)
      expect(ends.at(-1)).toBe(seen.length)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    }
  })
})
