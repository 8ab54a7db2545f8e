/** Sheets to be filled in with a pen, and how an address names them: `blank-`, the game, and its options. */
import { gameOf, GAMES } from '../games'
import type { AnyBlank, SheetFace } from '../games/sheet-face'

/** The game, and the options that the game itself interprets. */
export interface WantedBlank {
  readonly game: string
  readonly wishes: readonly string[]
}

/** Undefined for an address of a game that was played. */
export function blankAt(detail: string | undefined): WantedBlank | undefined {
  const [word, game = Object.keys(GAMES)[0] ?? '', ...wishes] = (detail ?? '').split('-')
  return word === 'blank' && gameOf(game) !== undefined ? { game, wishes } : undefined
}

export const detailOfBlank = (blank: AnyBlank, { blank: { write } }: SheetFace): string =>
  ['blank', blank.game, ...write(blank)].join('-')
