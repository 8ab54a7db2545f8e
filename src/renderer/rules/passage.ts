/** Texts of the rule book in pieces: paragraphs and lists, words and cards. */

/** Words, or a card with what must stay on its line: a comma, or the points it counts. */
export type Piece = string | { readonly card: string; readonly tail: string }

export interface Block {
  readonly list: boolean
  /** One line for a paragraph, several for a list. */
  readonly lines: readonly (readonly Piece[])[]
}

const BULLET = '• '
const CARD = /\{(\w+)\}((?:\u00A0?[.,:;])|(?: \d+[,.]?))?/g

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(CARD)) {
    if (match.index > end) pieces.push(text.slice(end, match.index))
    pieces.push({ card: match[1] ?? '', tail: match[2] ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}

export function blocksOf(text: readonly string[]): Block[] {
  const blocks: { list: boolean; lines: Piece[][] }[] = []
  for (const paragraph of text) {
    const list = paragraph.startsWith(BULLET)
    const pieces = piecesOf(list ? paragraph.slice(BULLET.length) : paragraph)
    const last = blocks.at(-1)
    if (list && last?.list === true) last.lines.push(pieces)
    else blocks.push({ list, lines: [pieces] })
  }
  return blocks
}

/** The names between braces. */
export const cardsIn = (text: string): string[] =>
  [...text.matchAll(CARD)].map((match) => match[1] ?? '')

/** For the search: a card by its name. */
export const spelt = (text: string, nameOf: (card: string) => string): string =>
  text.replace(CARD, (_, card: string, tail = '') => `${nameOf(card)}${String(tail)}`)
