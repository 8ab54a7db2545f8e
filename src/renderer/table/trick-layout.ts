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
/** Many lie on each other's names there. */
const MANY = 5
const MANY_WORTH = 0.8
/** How far from the middle they lie, in widths of a card. */
export const SPREAD = 1.2
export const RISE = 0.8

/** From the seat towards the middle, in degrees on the screen; the viewer's own is at the bottom. */
export const angleOf = (place: number, places: number): number => 90 + (360 * place) / places

/** Round the middle: what it needs in widths of a card, and how far its own middle is above that of the ring. */
function ring(places: number) {
  const angles = Array.from({ length: places }, (_, place) => angleOf(place, places))
  const all = angles.map((angle) => (angle * Math.PI) / 180)
  const across = Math.max(...all.map((angle) => Math.abs(Math.cos(angle)))) * SPREAD
  const heights = all.map((angle) => Math.sin(angle) * RISE)
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
  if (inRow >= round * (places < MANY ? WORTH : MANY_WORTH))
    return { isRow: true, card: inRow, down: 0 }
  return { isRow: false, card: round, down: -off * round }
}
