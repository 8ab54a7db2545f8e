/** What the suites of all games want to know of each: one record of samples, listed in `index.ts`. */
import type { Account } from '../unit/host/leaks/account'
import type { Manner } from '../unit/host/leaks/evening'
import type { TableSetup } from '../../src/protocol/table'

/** An evening that nobody may learn too much in, and how it is spent. */
export type SampleEvening = readonly [name: string, setup: TableSetup, manner: Manner]

export interface GameSamples {
  /** As the lists have it. */
  readonly id: string
  /** Kinds of tables by a name: every number of seats and every option occurs. */
  readonly tables: Readonly<Record<string, object>>
  /** Tables for three people that are soon over. */
  readonly short: Readonly<Record<string, object>>
  readonly evenings: readonly SampleEvening[]
  /** Who may know which card. */
  readonly accountOf: (state: object) => Account
  /** The names of all cards there can be. */
  readonly cards: readonly string[]
  /** All headings of its part of the rule book, and those that can be refused. */
  readonly clauses: readonly string[]
  readonly refusable: readonly string[]
}

export const openSeats = (seats: number): TableSetup['seats'] => Array<'open'>(seats).fill('open')
