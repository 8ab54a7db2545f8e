/** What the host is given from outside, so that tests can replace it. */
import { refuse } from '../engine/kernel'
import type { HostCode } from '../protocol/codes'
import type { Marker } from '../protocol/markers'

export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number
  /** Runs it once after so many milliseconds; the returned function cancels it. */
  after(ms: number, run: () => void): () => void
}

/** Unguessable bytes, in hexadecimal. */
export type Secrets = (bytes: number) => string

/** Where the records of one table go. Resolves only when they would survive a crash. */
export interface TableLog {
  append(lines: readonly string[]): Promise<void>
  /** Replaces the whole text, atomically. */
  rewrite(edit: (text: string) => string): Promise<void>
  close(): Promise<void>
}

/** The file is gone: decisions can no longer be stored. */
export class LogGone extends Error {
  constructor(path: string) {
    super(`${path} is no longer where it was.`)
  }
}

/** Stands for an address: the user of the host's own machine. */
export const LOCAL = 'local'

/** For everybody else who asks for what only that user may have. */
export const REMOTE = refuse(
  'host.remote' satisfies HostCode,
  'Only somebody at the host’s own machine can do that.',
)

/** The person at the other end of a connection, as rooms and tables see them. */
export interface Guest {
  readonly name: string
  readonly marker: Marker
  /** What quotas count by: an IPv4 address, the /64 of an IPv6 one, or `LOCAL`. */
  readonly address: string
  /** Whether the guest runs a host that could take a table over. */
  readonly hosts: boolean
  send(text: string): void
  /** Sends the guest away from the table, and says who closed it if a guest did. */
  dismiss(code: HostCode, message: string, by?: string): void
  /** Ends the connection. */
  end(code: HostCode, message: string): void
}
