/** Who a client says it is, and what brings it back to its seat. */
import type { Marker } from './primitives'

export interface Identity {
  /** Whether there is a host of our own that could take a table over. */
  readonly hosts?: boolean
  readonly app: string
  readonly name: string
  readonly marker: Marker
}

/** What brings a player back to their place. The token is worth the seat: keep it to yourself. */
export interface Ticket {
  readonly table: string
  readonly token: string
  /** At a table's new host, until it has heard of the token: the code that the old one gave us. */
  readonly arrival?: string
}
