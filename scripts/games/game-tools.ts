/** What the commands want to know of a game beyond its rules: one record of each, listed in `index.ts`. */
import type { Features } from '../../src/bots/policy'
import type { GameTypes, Seat } from '../../src/engine/kernel'
import type { Adapter } from '../scenario/adapter'
import type { Flags } from './flags'

/** Receives each game as lines of JSON. */
export type Trace = ((text: string) => void) | undefined

export interface SimReport {
  readonly plays: number
  readonly violations: readonly string[]
}

export interface SimTool {
  readonly flags: readonly string[]
  /** Random games with every invariant checked; throws a sentence for flags that make no sense. */
  run(flags: Flags, seed: number, trace: Trace): SimReport
}

/** What one seat has got out of a game. */
export interface Share {
  /** A shared first place counts in parts. */
  readonly won: number
  readonly gained: number
  readonly outOf: number
}

export interface ArenaTool {
  readonly flags: readonly string[]
  /** Of the table that is wished for; throws a sentence for flags that make no sense. */
  optionsOf(flags: Flags): Readonly<Record<string, unknown>>
  /** What is drawn anew for every deal, if that is wished for. */
  readonly draw?: {
    isWished(flags: Flags): boolean
    options(seed: number): object
    /** How a report calls it. */
    readonly reported: object
  }
  /** Only in a game that is played in tournaments: whether a single game of one is over. */
  isSingleOver?(state: object): boolean
  shareOf(state: object, seat: Seat): Share
  /** What a report calls a game that is won, and what `gained` is of `outOf`. */
  readonly wins: string
  readonly gains: { readonly name: string; readonly as: 'number' | 'percent' }
}

/** What a policy of the game is learnt from. */
export interface LearningTool {
  readonly features: Features<object>
  /** Whether a view asks for what the features are about. */
  isAbout(view: object): boolean
  /** Tables in turn, so that the policy knows all of them. */
  readonly tables: readonly object[]
  isOver(state: object): boolean
  /** The file of the weights. */
  readonly weights: string
}

export interface GameTools {
  /** The names of its rules: scenarios settle each of them. */
  readonly clauses: readonly string[]
  readonly scenario: Adapter<GameTypes>
  /** Random games written down, by the name of the file. */
  readonly playthroughs: Readonly<Record<string, () => string>>
  readonly sim: SimTool
  readonly arena: ArenaTool
  /** None for a game whose bots play on at random. */
  readonly learning?: LearningTool
}
