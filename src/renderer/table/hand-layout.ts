/** How large the cards of a hand are, and in how many rows they lie: all in sight, each wide enough for a thumb. */

export interface HandLayout {
  readonly rows: number
  /** Cards in each row but the last, which may have fewer. */
  readonly perRow: number
  /** In pixels: a card's width, what is seen of each but the last in its row, and of each row but the last. */
  readonly card: number
  readonly step: number
  readonly drop: number
  /** Above the cards: the playable ones rise into it. */
  readonly rise: number
  readonly height: number
}

/** As wide as a thumb needs it. */
const THUMB = 44
/** A card is that much higher than wide. */
const RATIO = 260 / 168
/** In one row a card need not lie further from the next than this share of its width. */
const WIDEST_STEP = 0.86
/** A card in two rows has to be this much larger than in one, before it is worth it. */
const PER_ROW = 0.85
/** The share of a card's height that its index takes. */
const INDEX = 0.42
const MAX_ROWS = 3
const SMALLEST_CARD = 44
/** What of the height the cards may rise into. */
const RISE = 0.09

function inRows(rows: number, count: number, width: number, height: number, most: number) {
  const perRow = Math.ceil(count / rows)
  // All rows but the last show a thumb's height, or the index of the card if that is more.
  const byHeight = Math.min(
    height / (RATIO * (1 + (rows - 1) * INDEX + RISE)),
    (height - (rows - 1) * THUMB) / (RATIO * (1 + RISE)),
  )
  const byWidth = width - (perRow - 1) * THUMB
  const card = Math.max(SMALLEST_CARD, Math.min(most, byHeight, byWidth))
  const step =
    perRow === 1
      ? card
      : Math.min(Math.max(card * WIDEST_STEP, THUMB), (width - card) / (perRow - 1))
  const drop = Math.max(THUMB, card * RATIO * INDEX)
  const rise = card * RATIO * RISE
  const needed = card * RATIO + (rows - 1) * drop + rise
  return { rows, perRow, card, step, drop, rise, height: needed }
}

/** For that many cards in a box of these pixels; a card is at most `most` wide. */
export function handLayout(count: number, width: number, height: number, most: number): HandLayout {
  const cards = Math.max(count, 1)
  const all = Array.from({ length: MAX_ROWS }, (_, index) =>
    inRows(index + 1, cards, width, height, most),
  )
  const worth = ({ rows, card, step }: HandLayout) =>
    card * PER_ROW ** (rows - 1) * Math.min(1, step / THUMB) ** 2
  return all.reduce((best, other) => (worth(other) > worth(best) ? other : best))
}
