/** What shared code needs to know about a game besides how it is played: one record each, listed in `games.ts`. */
import type { Game, GameTypes, Log, Result, Seat } from './kernel'
import type { Sheet } from './scoresheet/sheet'
import type { GameSoFar, PlayerPart } from './statistics/facts'

export interface GameRules<T extends GameTypes = GameTypes> extends Game<T> {
  /** The possible numbers of seats, ascending. */
  readonly seats: readonly number[]
  /** The options of a table with this many seats, given the requested ones; refused if they are impossible. */
  tableOptions(wished: object, seats: number): Result<object>
  /** The number of seats of a table with these options; undefined if they cannot be read. */
  seatsOf(options: unknown): number | undefined
  /** Only in games that begin with the player who played most recently. */
  readonly lastPlayerBegins?: LastPlayerBegins
  /** By player: the final result. */
  totalsOf(outcome: T['Outcome']): readonly number[]
  /** What the history keeps of a game that has come to this state by these events, all of them. */
  soFarOf(state: T['State'], events: readonly T['Event'][]): GameSoFar
  /** What any player at the table could have written down. */
  sheetOf(log: Log<T>): Result<Sheet>
  /** One player's games, added up; all parts are of this game, oldest first, and there is at least one. */
  statisticsOf(parts: readonly PlayerPart[]): object
}

interface LastPlayerBegins {
  /** Whether the table has left the starting player open. */
  isOpen(options: object): boolean
  /** The options that let this seat begin. */
  with(seat: Seat): object
}
