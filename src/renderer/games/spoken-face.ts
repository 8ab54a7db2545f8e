/** What a game says to a player who hears the table instead of seeing it. */
import type { TableInfo } from '../../protocol/table'
import type { FaceTypes } from './face'

export interface SpokenFace<T extends FaceTypes = FaceTypes> {
  /** The whole table in sentences: what counts, what lies there, one's own cards, and what one has to decide. */
  readonly stateText: (view: T['view'], table: TableInfo) => string
  /** What lies on the table, for a player who has not been told how it came there. */
  readonly trickText: (view: T['view'], table: TableInfo) => string
  /** What the viewer has to decide, with all there is to choose from; empty if it is not the viewer's turn. */
  readonly turnText: (view: T['view'], table: TableInfo) => string
  /** Whether an event is told to a player who wants to hear only of themselves, and of what changes what counts. */
  readonly concerns: (event: T['event'], seat: number) => boolean
}
