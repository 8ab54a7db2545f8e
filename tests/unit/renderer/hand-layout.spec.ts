/** A hand of cards fits into every box: all of it in sight, a thumb's width of each card. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handLayout } from '../../../src/renderer/table/hand-layout'

const THUMB = 44
const MOST = 132

describe('a hand', () => {
  it.each([
    // cards, width, height, rows
    [10, 1260, 240, 1],
    [15, 1260, 240, 1],
    [12, 340, 200, 2],
    [15, 340, 200, 3],
    [12, 830, 130, 1],
    [1, 340, 200, 1],
  ])('of %i cards in %i × %i pixels lies in %i rows', (count, width, height, rows) => {
    const layout = handLayout(count, width, height, MOST)
    expect(layout.rows).toBe(rows)
    expect(layout.step).toBeGreaterThanOrEqual(THUMB)
    expect(layout.height).toBeLessThanOrEqual(height + 1)
  })

  it('never reaches beyond its width, and shows a thumb’s width wherever three rows can', () => {
    const box = fc.record({
      count: fc.integer({ min: 1, max: 15 }),
      width: fc.integer({ min: 290, max: 3800 }),
      height: fc.integer({ min: 165, max: 900 }),
    })
    fc.assert(
      fc.property(box, ({ count, width, height }) => {
        const { rows, perRow, card, step } = handLayout(count, width, height, MOST)
        expect(rows * perRow).toBeGreaterThanOrEqual(count)
        expect(card + (perRow - 1) * step).toBeLessThanOrEqual(width + 0.01)
        if (perRow > 1) expect(step).toBeGreaterThanOrEqual(THUMB - 0.01)
      }),
    )
  })

  it('has larger cards where there is more room', () => {
    const widths = [320, 480, 640, 960, 1280].map(
      (width) => handLayout(12, width, width / 3, MOST).card,
    )
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  })
})
