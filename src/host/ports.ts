/** What the host is handed from outside, so that tests can hand it something else. */

export interface Clock {
  /** Milliseconds, from any beginning. */
  now(): number
  /** Runs it once after so many milliseconds; the answer calls it off. */
  after(ms: number, run: () => void): () => void
}

/** Bytes that nobody can guess, in hexadecimal. */
export type Secrets = (bytes: number) => string

/** Where the records of one table go. Resolves only when they would outlive a crash. */
export interface TableLog {
  append(lines: readonly string[]): Promise<void>
  /** All of it anew, and whole or not at all. */
  rewrite(edit: (text: string) => string): Promise<void>
  close(): Promise<void>
}

/** Of everybody at the host's own machine, however many windows they have. */
export const LOCAL_ADDRESS = 'local'

/** Somebody at the other end of a connection, as rooms and tables see them. */
export interface Guest {
  readonly name: string
  readonly marker: Marker
  /** Where they come from, as it is counted. */
  readonly address: string
  /** Whether they are the machine's own user. */
  readonly isLocal: boolean
  send(text: string): void
  /** Not at a table any more. */
  dismiss(code: HostCode, message: string): void
  /** Ends the connection. */
  end(code: HostCode, message: string): void
}

import type { HostCode } from '../protocol/codes'
import type { Marker } from '../protocol/words'
