/** The connection that a message came from, as its handlers see it. */
import type { Result } from '../../engine/kernel'
import type { HostCode } from '../../protocol/codes'
import type { ClientMessages, HostMessage } from '../../protocol/messages'
import type { Marker } from '../../protocol/primitives'
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
  /** Lets others on the network in. */
  open(): Promise<void>
  /** Ways to the table with that code. */
  invitations(code: string): Promise<readonly Invitation[]>
}

export interface SessionLimits {
  /** Milliseconds until a connection has to have said hello. */
  readonly hello: number
  /** At once, and each second: all messages, and those to other people. */
  readonly messages: readonly [number, number]
  readonly words: readonly [number, number]
  /** What is written down or shown to everybody: tables, seats, names, proposals. */
  readonly changes: readonly [number, number]
}

export interface Caller extends Guest {
  readonly deps: SessionDeps
  readonly table: Table | undefined
  tell(message: HostMessage): void
  answer(id: string, result: Result<unknown>): void
  reject(id: string, code: HostCode, message: string): void
  /** The host knows who this is from now on, or by which name. */
  introduce(name: string, marker: Marker, hosts?: boolean): void
  enterLobby(): void
  /** Takes the place that a table has made, and answers what the guest is told of it. */
  sitDown(table: Table, place: Place): HostMessage
  /** Whether it may be done: words and pictures for other people are counted apart. */
  maySpeak(): boolean
  /** Goes to a table, unless already at one or on the way. */
  goTo(id: string, where: (takePlace: TakePlace) => Promise<Result<undefined>>): Promise<void>
  /** Meanwhile nothing else leads to a table. */
  whileOnTheWay<T>(way: () => Promise<T>): Promise<T>
  /** Something that only goes at a table. */
  atTable(id: string, work: (table: Table) => Promise<Result<unknown>>): Promise<void>
  toOthers(id: string, work: (table: Table) => Promise<Result<unknown>>): Promise<void>
  /** What stays, at least for a while, is counted as well. */
  asChange(id: string, work: () => Promise<void>): Promise<void>
  /** Something for the user of the host's own machine. */
  asLocal(id: string, answer: () => Promise<HostMessage>): Promise<void>
}

/** Each sends its own answer: an ack, a reject, or more. */
export type Handlers<Type extends keyof ClientMessages = keyof ClientMessages> = {
  readonly [One in Type]: (caller: Caller, message: ClientMessages[One]) => Promise<void> | void
}
