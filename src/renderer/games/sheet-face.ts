/** Score sheets of a game: for games that were played, and blank ones. */
import type { Component } from 'svelte'
import type { Result } from '../../engine/kernel'
import type { Sheet } from '../../engine/scoresheet/sheet'
import type { StichGame } from '../../protocol/stich'
import type { Entry, Part } from '../rules/book'
import type { Cell } from '../scoresheet/csv'

/** The game of a blank sheet; further options are the game's own. */
export interface AnyBlank {
  readonly game: string
}

type Row = readonly Cell[]

/** Printed below the sheet, or written into a table: the name of an option and its value. */
export type AgreedOption = readonly [name: string, value: string | number]

export interface SheetProps<S> {
  readonly sheet: S
  /** By player. */
  readonly names: readonly string[]
  /** From the rule book in the sheet's language. */
  readonly part: Part
}

export interface SheetFace<S = Sheet, B = AnyBlank> {
  /** From the log of a game, or why not. */
  readonly sheetOf: (log: StichGame['log']) => Result<S>
  /** The colours it uses, as CSS, for a page with no other styles than a sheet's. */
  readonly tokens: string
  /** Its suits, as an ornament of a heading. */
  readonly Ornament: Component
  /** Everything between the heading and the options. */
  readonly Body: Component<SheetProps<S>>
  /** How the game ended, if there are several ways; otherwise empty. */
  readonly endText: (sheet: S) => string
  readonly options: (sheet: S, names: readonly string[]) => readonly AgreedOption[]
  /** Whether an entry of the rule book applied to this game. */
  readonly isInForce: (sheet: S, chapter: string, entry: Entry) => boolean
  /** For a spreadsheet. */
  readonly rows: (props: SheetProps<S>) => readonly Row[]
  readonly blank: {
    /**
     * Options in words, as in an address or on the command line; undefined if they make no sense.
     */
    readonly read: (wishes: readonly string[]) => B | undefined
    /** Shown on the command line when the options make no sense. */
    readonly usage: string
    /** The reverse: what an address says after the name of the game. */
    readonly write: (blank: B) => readonly string[]
    readonly Sheet: Component<{ blank: B }>
    /** What the user can choose, if anything. */
    readonly Choices?: Component<{ blank: B; onchoose: (blank: B) => void }>
  }
}
