/** What the history's index keeps of a game, so that finding and counting games replays nothing. */

/** Each game adds facts of its own to its name. */
export interface GameFacts {
  readonly game: string
}

/** What a log says, from its beginning to any moment. */
export interface GameSoFar {
  readonly facts: GameFacts
  readonly isOver: boolean
  /** By player: the score so far, or at the end. */
  readonly totals: readonly number[]
  /** Empty until the game is over. */
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
