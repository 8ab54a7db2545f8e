/** What the games of a table are made with: its head, what came before, and what they are handed from outside. */
import type { Ceremony } from '../../engine/fair/ceremony'
import type { AnyGame } from '../../engine/games'
import type { Viewer } from '../../engine/kernel'
import { knownGame } from '../../engine/known-game'
import type { HostMessage } from '../../protocol/messages'
import type { Clock, Secrets } from '../ports'
import type { Dice } from './play'
import type { ClockSettings } from './move-clock'
import type { Play } from './play'
import type { TableHead, TableRecord } from './records'

export interface GamesDeps {
  readonly clock: Clock
  /** The date for people to read. */
  readonly today: () => string
  readonly secrets: Secrets
  /** The dice of a game; tests may bring their own. */
  readonly diceOf: (ceremony: Ceremony) => Dice
  /** Written down before anybody is told. */
  readonly write: (record: TableRecord) => void
  /** A game has come to its end. */
  readonly over: (begun: string) => void
  /** For everybody who sees the table like this. */
  readonly show: (viewer: Viewer, message: () => HostMessage) => void
}

export interface GamesSetup {
  readonly tableId: string
  readonly game: AnyGame
  /** As the table agreed on them; a game may be played with some of what they leave open. */
  readonly options: object
  readonly seats: number
  readonly clock: ClockSettings | null
  readonly opensLater: boolean
}

export const gamesSetup = ({ id, setup }: TableHead, seats: number): GamesSetup => ({
  tableId: id,
  game: knownGame(setup.game),
  options: setup.options,
  seats,
  clock: setup.clock,
  opensLater: setup.spectators === 'open-later',
})

export interface GamesSoFar {
  readonly number: number
  readonly begun: string | null
  readonly play: Play | undefined
  readonly banks: readonly number[] | undefined
  readonly paused: boolean
}
