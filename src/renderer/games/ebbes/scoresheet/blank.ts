/** Sheets to be filled in with a pen, and how an address names them: `4-pairs`. */
export const BLANK_PLAYERS = [2, 3, 4, 5] as const

export interface EbbesBlank {
  readonly game: 'ebbes'
  /** People; with two of them the dummy is scored, too. */
  readonly players: (typeof BLANK_PLAYERS)[number]
  /** Variant 2: the deciding cards are chosen, and there are up to twenty rounds. */
  readonly pairs: boolean
}

const PAIRS = 'pairs'

export function readBlank(wishes: readonly string[]): EbbesBlank | undefined {
  const counts = wishes.filter((wish) => wish !== PAIRS)
  const players = BLANK_PLAYERS.find((known) => String(known) === (counts[0] ?? '4'))
  if (players === undefined || counts.length > 1) return undefined
  return { game: 'ebbes', players, pairs: wishes.includes(PAIRS) }
}

export const writeBlank = ({ players, pairs }: EbbesBlank): readonly string[] => [
  String(players),
  ...(pairs ? [PAIRS] : []),
]
