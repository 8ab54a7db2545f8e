/** How much is played, and what is known of it afterwards: the same for our host and its peers. */
export const SEATS = 4
/** Between two decisions at the same table, in milliseconds. */
export const PAUSE_MS = 200

/** What went over the wire at our host, for the peers to send again. */
export interface Samples {
  /** By table, then by seat. */
  readonly updates: readonly (readonly string[])[]
  readonly ack: string
}

export interface Traffic {
  readonly acts: number
  readonly received: number
  readonly receivedBytes: number
  readonly refused: number
  /** Milliseconds from an act to the first update that follows from it, at each of the seats. */
  readonly latencies: readonly number[]
}
