/** What a drawing needs to know: nothing in a page, its place and size inside another drawing. */
export interface Placed {
  readonly x?: number
  readonly y?: number
  readonly size?: number
}
