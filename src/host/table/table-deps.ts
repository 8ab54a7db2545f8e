/** What a table is given from outside, and how it announces a place to a guest. */
import type { Ceremony } from '../../engine/fair/ceremony'
import type { HostMessage } from '../../protocol/messages'
import type { Practice } from '../../protocol/table'
import type { Bots } from '../bot-pool'
import type { LastPlayed } from '../history/starter'
import type { Clock, Guest, Secrets } from '../ports'
import type { Dice } from './play'
import type { Coaches } from './coach'

export interface TableDeps {
  readonly clock: Clock
  /** The date, for people to read. */
  readonly today: () => string
  readonly secrets: Secrets
  readonly bots: Bots
  /** Apart from the bots, so that no player waits for a bot because of another's review. */
  readonly coaches: Coaches
  readonly botPause: number
  readonly diceOf: (ceremony: Ceremony) => Dice
  readonly report: (problem: string) => void
  /** When the people of this machine last played a game. */
  readonly lastPlayed: (game: string) => Promise<LastPlayed>
  /** Notes that these people have finished a game. */
  readonly played: (game: string, people: readonly string[], begun: string) => void
  /** What is to come, at a table that was made for a lesson. */
  readonly practice?: Practice | undefined
  /** The version of the application. */
  readonly app: string
  /** All records of a table. */
  readonly read: (table: string) => Promise<string>
  /** Names the guest who may confirm that a table has arrived at its new host. */
  readonly carriedBy: (guest: Guest, table: string) => void
  /** Called when something that the lobby shows has changed. */
  readonly changed: () => void
  /** Its first record is on disk: only now can others find it. */
  readonly opened: () => void
  readonly closed: () => void
  /**
   * After a bug of ours, or when the file is gone: the table can no longer be played at, and its file is left as
   * it is.
   */
  readonly failed: () => void
}

export interface Place {
  readonly seat: number | 'spectator'
  /** Null where the guest has one already, or needs none. */
  readonly token: string | null
}

/** The first messages for a guest who has been given a place. */
export type Announce = (place: Place) => readonly HostMessage[]
