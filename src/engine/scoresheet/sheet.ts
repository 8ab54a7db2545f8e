import type { Place } from './ranking'

/** The part of a score sheet that is the same in all games. */
export interface Sheet {
  /** The id of the game. */
  readonly game: string
  readonly options: object
  /** The number of players who are scored. */
  readonly players: number
  readonly ranking: readonly Place[]
  /** Empty until the game is over. */
  readonly winners: readonly number[]
}
