/** A sentence of the game log. */
export interface LogLine {
  readonly number: number
  readonly text: string
}
