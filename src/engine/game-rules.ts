/** What shared code wants to know of a game beside how it is played: one record of each, listed in `games.ts`. */
import type { Game, GameTypes, Log, Result, Seat } from './kernel'
import type { Sheet } from './scoresheet/sheet'
import type { GameSoFar, PlayerPart } from './statistics/facts'

export interface GameRules<T extends GameTypes = GameTypes> extends Game<T> {
  /** How many can sit at a table, in rising order. */
  readonly seats: readonly number[]
  /** What a table with so many seats plays by, if these options were wished for; refused if it cannot be. */
  tableOptions(wished: object, seats: number): Result<object>
  /** How many sit at a table with these options; undefined if they cannot be read. */
  seatsOf(options: unknown): number | undefined
  /** Only where the player who played this game last begins it. */
  readonly lastPlayerBegins?: LastPlayerBegins
  /** Of an outcome, by player: what is counted in the end. */
  totalsOf(outcome: T['Outcome']): readonly number[]
  /** What the history keeps of a log, or why it cannot be followed. */
  factsOf(log: Log<T>): Result<GameSoFar>
  /** What everybody at the table could have written down. */
  sheetOf(log: Log<T>): Result<Sheet>
  /** What games of one player add up to; all parts are of this game, the oldest first, and there is at least one. */
  statisticsOf(parts: readonly PlayerPart[]): object
}

interface LastPlayerBegins {
  /** Whether the table has left it open. */
  isOpen(options: object): boolean
  /** The options that let this seat begin. */
  with(seat: Seat): object
}
