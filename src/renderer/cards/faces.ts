/** What is printed on a card, by its name. */
import type { Component } from 'svelte'
import type { Suit as EbbesSuit } from '../../engine/ebbes/cards'
import type { Suit as EidexSuit } from '../../engine/eidex/cards'
import type { GameId } from '../../engine/games'
import { PICTOGRAMS as EIDEX } from '../games/eidex/art/suits'
import { PICTOGRAMS as EBBES, type Placed } from '../art/suits'

/** English initials, or those on the cards of a German pack. */
export type Letters = 'english' | 'printed'

/** A frame of its own for each suit of a game: nobody needs to see colours. */
export type Edge = 'solid' | 'double' | 'dotted' | 'dashed' | 'notched'

export type Court = 'J' | 'Q' | 'K'

interface Print {
  readonly suit: EbbesSuit | EidexSuit
  readonly edge: Edge
  readonly Picture: Component<Placed>
}

const PRINTS: Readonly<Record<GameId, Readonly<Partial<Record<string, Print>>>>> = {
  ebbes: {
    B: { suit: 'blue', edge: 'solid', Picture: EBBES.blue },
    N: { suit: 'brown', edge: 'double', Picture: EBBES.brown },
    Y: { suit: 'yellow', edge: 'dotted', Picture: EBBES.yellow },
    G: { suit: 'green', edge: 'dashed', Picture: EBBES.green },
    R: { suit: 'red', edge: 'notched', Picture: EBBES.red },
  },
  eidex: {
    H: { suit: 'hearts', edge: 'solid', Picture: EIDEX.hearts },
    L: { suit: 'lizard', edge: 'dashed', Picture: EIDEX.lizard },
    R: { suit: 'raven', edge: 'double', Picture: EIDEX.raven },
    S: { suit: 'stars', edge: 'dotted', Picture: EIDEX.stars },
  },
}

export function printOf(card: string, game: GameId): Print {
  const print = PRINTS[game][card.charAt(0)]
  if (print === undefined) throw new Error(`There is no card ${card} in ${game}.`)
  return print
}

export const rankOf = (card: string): string => card.slice(1)

export const isCourt = (rank: string): rank is Court => 'JQK'.includes(rank)

const PRINTED: Readonly<Partial<Record<string, string>>> = { J: 'B', Q: 'D' }

export const indexOf = (rank: string, letters: Letters): string =>
  letters === 'printed' ? (PRINTED[rank] ?? rank) : rank

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
