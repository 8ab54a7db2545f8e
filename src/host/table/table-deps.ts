/** What a table is handed from outside, and how it tells somebody of a place at it. */
import type { Ceremony } from '../../engine/fair/ceremony'
import type { HostMessage } from '../../protocol/messages'
import type { Bots } from '../bot-pool'
import type { LastPlayed } from '../history/starter'
import type { Clock, Guest, Secrets } from '../ports'
import type { Dice } from './play'
import type { Coaches } from './coach'

export interface TableDeps {
  readonly clock: Clock
  /** The date for people to read. */
  readonly today: () => string
  readonly secrets: Secrets
  readonly bots: Bots
  /** Apart from the bots, so that nobody waits for a bot because somebody else looks back. */
  readonly coaches: Coaches
  readonly botPause: number
  readonly diceOf: (ceremony: Ceremony) => Dice
  readonly report: (problem: string) => void
  /** Who of this machine's people has played a game when. */
  readonly lastPlayed: (game: string) => Promise<LastPlayed>
  /** These people have played a game to its end. */
  readonly played: (game: string, people: readonly string[], begun: string) => void
  /** The version of the application. */
  readonly app: string
  /** Everything that is written down of a table. */
  readonly read: (table: string) => Promise<string>
  /** Who may say that a table has arrived at its new host. */
  readonly carriedBy: (guest: Guest, table: string) => void
  /** Something changed that the lobby shows. */
  readonly changed: () => void
  /** Its first record is on disk: only now can others find it. */
  readonly opened: () => void
  readonly closed: () => void
  /** A mistake of ours, or nothing left to write to: the table is not to be played at any more, and its file is left as it is. */
  readonly failed: () => void
}

export interface Place {
  readonly seat: number | 'spectator'
  /** Null where the guest has one already, or needs none. */
  readonly token: string | null
}

/** What a guest is told first of all when he has got a place. */
export type Announce = (place: Place) => readonly HostMessage[]
