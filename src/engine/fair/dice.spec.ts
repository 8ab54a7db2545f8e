import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { diceFor } from './dice'

describe('the dice of a deal', () => {
  const key = sha256(utf8ToBytes('a key'))
  const throws = (index: number, below: number, times: number): number[] => {
    const dice = diceFor(key, index)
    return Array.from({ length: times }, () => dice(below))
  }

  it('fall the same way again, today and in later versions', () => {
    expect(throws(0, 6, 20)).toEqual(throws(0, 6, 20))
    expect(throws(0, 6, 12)).toEqual([5, 3, 3, 1, 5, 5, 5, 0, 1, 3, 5, 2])
    expect(throws(1, 2 ** 32, 3)).toEqual([3776813440, 4044656161, 3686653423])
    expect(throws(0, 6, 20)).not.toEqual(throws(1, 6, 20))
  })

  it('favour no side', () => {
    for (const [below, bound] of [
      [2, 15.1],
      [6, 25.7],
      [10, 33.7],
      [36, 73.4],
      // Without rejection the first third of the sides would come up twice as often.
      [3 * 2 ** 30, 25.7],
    ] as const) {
      const cells = Math.min(below, below > 100 ? 6 : below)
      const counts = Array<number>(cells).fill(0)
      const times = 36_000
      for (const side of throws(7, below, times)) {
        const cell = Math.floor((side / below) * cells)
        counts[cell] = (counts[cell] ?? 0) + 1
      }
      const expected = times / cells
      const chiSquared = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
      // Fair dice exceed this once in ten thousand times.
      expect(chiSquared, `${below} sides: ${counts.join(' ')}`).toBeLessThan(bound)
    }
  })

  it('have at least one side, and as many as a word can tell', () => {
    for (const below of [0, -1, 1.5, NaN, 2 ** 32 + 1]) {
      expect(() => diceFor(key, 0)(below)).toThrow(RangeError)
    }
    expect(throws(0, 1, 3)).toEqual([0, 0, 0])
  })
})
