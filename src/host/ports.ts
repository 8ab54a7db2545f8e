/** What the host is handed from outside, so that tests can hand it something else. */
import { refuse } from '../engine/kernel'
import type { HostCode } from '../protocol/codes'
import type { Marker } from '../protocol/primitives'

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

/** There is nothing left that could be written to: what was decided cannot be kept any more. */
export class LogGone extends Error {
  constructor(path: string) {
    super(`${path} is no longer where it was.`)
  }
}

/** In place of an address: the user of the host's own machine. */
export const LOCAL = 'local'

/** For everybody else who asks for what is that user's. */
export const REMOTE = refuse(
  'host.remote' satisfies HostCode,
  'Only somebody at the host’s own machine can do that.',
)

/** Somebody at the other end of a connection, as rooms and tables see them. */
export interface Guest {
  readonly name: string
  readonly marker: Marker
  /** Whom quotas count: an IPv4 address, the /64 of an IPv6 one, or `LOCAL`. */
  readonly address: string
  /** Whether they have a host of their own that could take a table over. */
  readonly hosts: boolean
  send(text: string): void
  /** Not at a table any more. */
  dismiss(code: HostCode, message: string): void
  /** Ends the connection. */
  end(code: HostCode, message: string): void
}
