/** Who a client says it is, and what brings it back to its seat. */
import type { Marker } from './markers'

export interface Identity {
  /** Whether we run a host that could take a table over. */
  readonly hosts?: boolean
  readonly app: string
  readonly name: string
  readonly marker: Marker
}

/** What brings a player back to their seat. The token is as good as the seat: keep it secret. */
export interface Ticket {
  readonly table: string
  readonly token: string
  /**
   * The code that the old host gave us: needed at a table's new host until that knows the token.
   */
  readonly arrival?: string
}
