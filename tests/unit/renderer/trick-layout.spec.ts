/** The cards of a trick are as large as the cloth lets them be, and stay on it. */
import { expect, it } from 'vitest'
import { spotOf, trickLayout } from '../../../src/renderer/table/trick-layout'

const REM = 16
const RATIO = 260 / 168
/** What is left of the cloth by the badges on phones: 320×568, 360×640, 390×844, and on their side. */
const CLOTHS = [
  [308, 171],
  [348, 219],
  [378, 353],
  [245, 136],
] as const

for (const [width, height] of CLOTHS) {
  for (const places of [2, 3, 4, 5]) {
    it(`${places} cards stay on a cloth of ${width}×${height}`, () => {
      const { isRow, card, down } = trickLayout(places, width, height, REM)
      if (isRow) {
        expect(places * card).toBeLessThanOrEqual(width)
        expect(card * RATIO).toBeLessThanOrEqual(height)
        return
      }
      for (let place = 0; place < places; place++) {
        const { x, y } = spotOf(place, places)
        expect(Math.abs(x) * card + card / 2).toBeLessThanOrEqual(width / 2)
        // Below them, what has happened takes 1.25 rem.
        const middle = down + y * card
        expect(Math.abs(middle) + (card * RATIO) / 2).toBeLessThanOrEqual((height - 1.25 * REM) / 2)
      }
    })
  }
}

it.each([2, 3, 4, 5])('round the middle, no card of %i lies on another', (places) => {
  const spots = Array.from({ length: places }, (_, place) => spotOf(place, places))
  const lyingOnEachOther = spots.flatMap((one, index) =>
    spots
      .slice(index + 1)
      .filter((other) => Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < RATIO)
      .map((other) => [one, other]),
  )
  expect(lyingOnEachOther).toEqual([])
})

it('a wide cloth has them beside each other, a high one round the middle', () => {
  expect(trickLayout(3, 348, 219, REM)).toMatchObject({ isRow: true })
  expect(trickLayout(3, 378, 353, REM)).toMatchObject({ isRow: false })
})

it.each([
  [348, 219, 3, 95],
  [348, 219, 4, 75],
  [378, 353, 3, 105],
  [378, 353, 4, 95],
  [378, 353, 5, 85],
])(
  'on a cloth of %i×%i, one of %i cards is at least %i pixels wide',
  (width, height, places, least) => {
    expect(trickLayout(places, width, height, REM).card).toBeGreaterThanOrEqual(least)
  },
)
