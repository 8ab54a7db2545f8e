/** What is kept of a game in the history's index, so that nothing has to be replayed to be found or counted. */

/** Each game has its own beside its name. */
export interface GameFacts {
  readonly game: string
}

/** What a log tells, from its beginning to any moment. */
export interface GameSoFar {
  readonly facts: GameFacts
  readonly isOver: boolean
  /** By player: what is counted in the end. */
  readonly totals: readonly number[]
  /** Empty while the game goes on. */
  readonly winners: readonly number[]
}

/** One player in one game of the history. */
export interface PlayerPart {
  readonly facts: GameFacts
  readonly player: number
  readonly total: number
  readonly isWon: boolean
  /** Where the game is found. */
  readonly place: { readonly table: string; readonly number: number; readonly begun: string }
}
