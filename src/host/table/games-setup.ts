/** What the games of a table are made from: its head, what came before, and its dependencies. */
import type { Ceremony } from '../../engine/fair/ceremony'
import type { GameRules } from '../../engine/game-rules'
import type { AnyView, Seat, Viewer } from '../../engine/kernel'
import { knownGame } from '../../engine/known-game'
import type { HostMessage } from '../../protocol/messages'
import type { Offer, Practice } from '../../protocol/table'
import { TELLS_RESULTS } from '../../protocol/table-log'
import type { Clock, Secrets } from '../ports'
import type { Dice } from './play'
import type { ClockSettings } from './move-clock'
import type { Play } from './play'
import type { TableHead, TableRecord } from './records'

export interface GamesDeps {
  readonly clock: Clock
  /** The date, for people to read. */
  readonly today: () => string
  readonly secrets: Secrets
  /** The dice of a game; tests may bring their own. */
  readonly diceOf: (ceremony: Ceremony) => Dice
  /** Writes a record before anyone is told. */
  readonly write: (record: TableRecord) => void
  /** Called when a game has ended. */
  readonly over: (begun: string, play: Play) => void
  /** Sends to everybody with this view of the table. */
  readonly show: (viewer: Viewer, message: () => HostMessage) => void
  /** What this seat, which has this view, can propose for itself now. */
  readonly offers: (seat: Seat, view: AnyView) => readonly Offer[]
}

export interface GamesSetup {
  readonly tableId: string
  readonly game: GameRules
  /** As the table agreed; a game may add choices that they leave open. */
  readonly options: object
  readonly seats: number
  readonly clock: ClockSettings | null
  readonly opensLater: boolean
  /** Whether programs that can read the table's file know what a game's end is. */
  readonly tellsResults: boolean
  /** What is to come, at a table that was made for a lesson. */
  readonly practice: Practice | undefined
}

export const gamesSetup = (
  { id, format, setup }: TableHead,
  seats: number,
  practice: Practice | undefined,
): GamesSetup => ({
  tableId: id,
  game: knownGame(setup.game),
  options: setup.options,
  seats,
  clock: setup.clock,
  opensLater: setup.spectators === 'open-later',
  tellsResults: format >= TELLS_RESULTS,
  practice,
})

export interface GamesSoFar {
  readonly number: number
  readonly begun: string | null
  readonly play: Play | undefined
  readonly banks: readonly number[] | undefined
  readonly paused: boolean
}
