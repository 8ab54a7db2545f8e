/** How the cards of a trick lie on the cloth, and how large: as the room lets them be, never on a badge. */

export interface TrickLayout {
  /** Beside each other in the order of play, instead of round the middle. */
  readonly isRow: boolean
  /** A card's width in pixels. */
  readonly card: number
  /** Of the middle of all of them, in pixels below that of the cloth. */
  readonly down: number
}

/** A card is that much higher than wide, a little more when it lies askew. */
const RATIO = 260 / 168
const TILTED = 1.07
/** Round the middle one sees whose card it is: in a row they have to be this much larger. */
const WORTH = 1.2
/** How far from the middle they lie, in widths of a card. */
const SPREAD = 1.2
const RISE = 0.8

/** Of a card's middle, in widths of a card, from the middle of the cloth to the right and down. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Five on a circle would lie on each other: three in the viewer's row, two opposite. */
const FIVE: readonly Spot[] = [
  { x: 0, y: 0.9 },
  { x: -1.12, y: 0.7 },
  { x: -0.57, y: -0.98 },
  { x: 0.57, y: -0.98 },
  { x: 1.12, y: 0.7 },
]

/** Counted from the viewer's own place, at the bottom, clockwise. */
export function spotOf(place: number, places: number): Spot {
  const spot = places === FIVE.length ? FIVE[place] : undefined
  if (spot !== undefined) return spot
  const angle = (place / places + 0.25) * 2 * Math.PI
  return { x: Math.cos(angle) * SPREAD, y: Math.sin(angle) * RISE }
}

/** Round the middle: what it needs in widths of a card, and how far its own middle is above that of the ring. */
function ring(places: number) {
  const spots = Array.from({ length: places }, (_, place) => spotOf(place, places))
  const across = Math.max(...spots.map(({ x }) => Math.abs(x)))
  const heights = spots.map(({ y }) => y)
  const [high, low] = [Math.min(...heights), Math.max(...heights)]
  return { wide: 2 * across + TILTED, high: low - high + RATIO * TILTED, off: (low + high) / 2 }
}

/** Names stand below the cards, and below all of them what has happened; `rem` in pixels. */
export function trickLayout(
  places: number,
  width: number,
  height: number,
  rem: number,
): TrickLayout {
  const most = 9.5 * rem
  const inRow = Math.min(most, 0.58 * height, (0.88 * width) / places)
  const { wide, high, off } = ring(places)
  const free = height - 2.25 * rem
  const round = Math.max(0, Math.min(most, free / high, (width - rem) / wide))
  if (inRow >= round * WORTH) return { isRow: true, card: inRow, down: 0 }
  return { isRow: false, card: round, down: -off * round }
}
