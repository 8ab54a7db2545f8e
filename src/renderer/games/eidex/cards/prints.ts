/** What is printed on the cards. */
import type { Letters, Print } from '../../../cards/faces'
import type { Language } from '../../../i18n/languages'
import { texts } from '../../../i18n/texts.svelte'
import { PICTOGRAMS } from '../art/suits'

export type Court = 'J' | 'Q' | 'K'

export const PRINTS: Readonly<Record<string, Print>> = {
  H: { suit: 'hearts', edge: 'solid', Picture: PICTOGRAMS.hearts },
  L: { suit: 'lizard', edge: 'dashed', Picture: PICTOGRAMS.lizard },
  R: { suit: 'raven', edge: 'double', Picture: PICTOGRAMS.raven },
  S: { suit: 'stars', edge: 'dotted', Picture: PICTOGRAMS.stars },
}

export const isCourt = (rank: string): rank is Court => 'JQK'.includes(rank)

/** By the letters in the cards' names. */
const INITIALS: Readonly<Record<Exclude<Letters, 'language'>, Readonly<Record<Court, string>>>> = {
  english: { J: 'J', Q: 'Q', K: 'K' },
  printed: { J: 'B', Q: 'D', K: 'K' },
  french: { J: 'V', Q: 'D', K: 'R' },
}

const OF_LANGUAGE = { en: 'english', de: 'printed', fr: 'french' } as const satisfies Readonly<
  Record<Language, Letters>
>

/** What stands in the corner of a card. */
export function indexOf(rank: string, letters: Letters): string {
  const chosen = letters === 'language' ? OF_LANGUAGE[texts.language] : letters
  return isCourt(rank) ? INITIALS[chosen][rank] : rank
}

/** A place in the field of pips: left, middle or right, and how far down, 0 to 1. */
type Pip = readonly [column: -1 | 0 | 1, down: number]

const rows = (...downs: readonly number[]): readonly Pip[] =>
  downs.flatMap((down): readonly Pip[] => [
    [-1, down],
    [1, down],
  ])

const THREE_ROWS = rows(0, 1 / 2, 1)
const FOUR_ROWS = rows(0, 1 / 3, 2 / 3, 1)

export const PIPS: Readonly<Partial<Record<string, readonly Pip[]>>> = {
  '6': THREE_ROWS,
  '7': [...THREE_ROWS, [0, 1 / 4]],
  '8': [...THREE_ROWS, [0, 1 / 4], [0, 3 / 4]],
  '9': [...FOUR_ROWS, [0, 1 / 2]],
  '10': [...FOUR_ROWS, [0, 1 / 6], [0, 5 / 6]],
}
