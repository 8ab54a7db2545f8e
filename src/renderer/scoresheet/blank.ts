/** Sheets to be filled in with a pen, and how an address names them: `blank-ebbes-4-pairs`. */

export const BLANK_PLAYERS = [2, 3, 4, 5] as const

export type Blank =
  | {
      readonly game: 'ebbes'
      /** People; with two of them the straw man is scored, too. */
      readonly players: (typeof BLANK_PLAYERS)[number]
      /** Variant 2: the deciding cards are chosen, and there are up to twenty rounds. */
      readonly pairs: boolean
    }
  | { readonly game: 'eidex' }

const ADDRESS = /^blank(?:-(ebbes|eidex)(?:-(\d))?(?:-(pairs))?)?$/

/** Undefined for an address that means a game that was played. */
export function blankAt(detail: string | undefined): Blank | undefined {
  const match = ADDRESS.exec(detail ?? '')
  if (match === null) return undefined
  const [, game, count, pairs] = match
  if (game === 'eidex') return { game }
  const players = BLANK_PLAYERS.find((known) => String(known) === count) ?? 4
  return { game: 'ebbes', players, pairs: pairs !== undefined }
}

export const detailOfBlank = (blank: Blank): string =>
  blank.game === 'eidex'
    ? 'blank-eidex'
    : `blank-ebbes-${blank.players}${blank.pairs ? '-pairs' : ''}`
