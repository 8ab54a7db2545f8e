/** The connection that a message came from, as its handlers see it. */
import type { Result } from '../../engine/kernel'
import type { HostCode } from '../../protocol/codes'
import type { ClientMessages, HostMessage } from '../../protocol/messages'
import type { Marker } from '../../protocol/markers'
import type { HistoryDesk } from '../history/desk'
import type { Place as Invitation } from '../lan/invitation'
import type { MoveDesk } from '../moving/desk'
import type { Clock, Guest } from '../ports'
import type { Room } from '../room'
import type { TakePlace } from '../arrival'
import type { Place } from '../table/table-deps'
import type { Table } from '../table/table'

export interface SessionDeps {
  readonly room: Room
  readonly history: HistoryDesk
  readonly moves: MoveDesk
  readonly clock: Clock
  readonly app: string
  readonly limits: SessionLimits
  readonly reach: Reach
  readonly report: (problem: string) => void
}

/** How the host is reached from elsewhere. */
export interface Reach {
  /** Opens the host to the network. */
  open(): Promise<void>
  /** The ways to reach the table with this code. */
  invitations(code: string): Promise<readonly Invitation[]>
  /** Whether another host answers there. */
  answers(origin: string): Promise<boolean>
}

export interface SessionLimits {
  /** Milliseconds within which a connection must say hello. */
  readonly hello: number
  /** Burst and rate per second: for all messages, and for those to other people. */
  readonly messages: readonly [number, number]
  readonly words: readonly [number, number]
  /** For what is written down or shown to everybody: tables, seats, names, proposals. */
  readonly changes: readonly [number, number]
}

export interface Caller extends Guest {
  readonly deps: SessionDeps
  readonly table: Table | undefined
  tell(message: HostMessage): void
  answer(id: string, result: Result<unknown>): void
  reject(id: string, code: HostCode, message: string): void
  /** Tells the host who this connection is, or its new name. */
  introduce(name: string, marker: Marker, hosts?: boolean): void
  enterLobby(): void
  /** Takes the place that a table has reserved, and returns what the guest is told about it. */
  sitDown(table: Table, place: Place): HostMessage
  /** Whether the caller may: text and pictures for other people are counted separately. */
  maySpeak(): boolean
  /** Goes to a table, unless the caller is already at one or on the way to one. */
  goTo(id: string, where: (takePlace: TakePlace) => Promise<Result<undefined>>): Promise<void>
  /** Until this is done, no other request can lead to a table. */
  whileOnTheWay<T>(way: () => Promise<T>): Promise<T>
  /** For requests that only make sense at a table. */
  atTable(id: string, work: (table: Table) => Promise<Result<unknown>>): Promise<void>
  toOthers(id: string, work: (table: Table) => Promise<Result<unknown>>): Promise<void>
  /** Lasting changes are counted as well. */
  asChange(id: string, work: () => Promise<void>): Promise<void>
  /** For requests of the user of the host's own machine. */
  asLocal(id: string, answer: () => Promise<HostMessage>): Promise<void>
}

/** Each handler sends its own answer: an ack, a reject, or more. */
export type Handlers<Type extends keyof ClientMessages = keyof ClientMessages> = {
  readonly [One in Type]: (caller: Caller, message: ClientMessages[One]) => Promise<void> | void
}
