import type { Place } from './ranking'

/** A score sheet, as far as those of all games are the same. */
export interface Sheet {
  /** The id of the game. */
  readonly game: string
  readonly options: object
  /** How many are scored. */
  readonly players: number
  readonly ranking: readonly Place[]
  /** Empty while the game goes on. */
  readonly winners: readonly number[]
}
