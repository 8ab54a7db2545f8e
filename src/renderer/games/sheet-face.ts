/** Score sheets of a game: those of games that were played, and blank ones. */
import type { Component } from 'svelte'
import type { Result } from '../../engine/kernel'
import type { StichGame } from '../../protocol/stich'
import type { Entry, Part } from '../rules/book'
import type { Cell } from '../scoresheet/csv'
import type { AnySheet } from '../scoresheet/document'

/** What a blank sheet is for; what else can be chosen is the game's. */
export interface AnyBlank {
  readonly game: string
}

type Row = readonly Cell[]

/** What is printed below, or written into a table: a name and what was agreed. */
export type AgreedOption = readonly [name: string, value: string | number]

export interface SheetProps<S> {
  readonly sheet: S
  /** By player. */
  readonly names: readonly string[]
  /** Of the rule book in the sheet's language. */
  readonly part: Part
}

export interface SheetFace<S = AnySheet, B = AnyBlank> {
  /** From the log of a game, or why not. */
  readonly sheetOf: (log: StichGame['log']) => Result<S>
  /** The colours of what it draws, as CSS, for a page that has no other styles than a sheet's. */
  readonly tokens: string
  /** Its suits, as an ornament of a heading. */
  readonly Ornament: Component
  /** Everything between the heading and what was agreed. */
  readonly Body: Component<SheetProps<S>>
  /** How it came to its end, if there are several ways; empty if not. */
  readonly endText: (sheet: S) => string
  readonly options: (sheet: S, names: readonly string[]) => readonly AgreedOption[]
  /** Whether an entry of the rule book had a meaning in this game. */
  readonly isInForce: (sheet: S, chapter: string, entry: Entry) => boolean
  /** For a spreadsheet. */
  readonly rows: (props: SheetProps<S>) => readonly Row[]
  readonly blank: {
    /** A wish in words, as in an address or on the command line, undefined if it makes no sense. */
    readonly read: (wishes: readonly string[]) => B | undefined
    /** Said on the command line to those who wish for something else. */
    readonly usage: string
    /** The other way round: what an address says after the name of the game. */
    readonly write: (blank: B) => readonly string[]
    readonly Sheet: Component<{ blank: B }>
    /** What can be chosen, if anything. */
    readonly Choices?: Component<{ blank: B; onchoose: (blank: B) => void }>
  }
}
