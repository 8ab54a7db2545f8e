/**
 * One connection: each message is checked, counted and handed to its handler, which answers. Garbage or a flood
 * costs the connection, and nothing else.
 */
import type { Result } from '../engine/kernel'
import type { HostCode } from '../protocol/codes'
import {
  isForeignHello,
  readClientMessage,
  writeHostMessage,
  type ClientMessage,
  type HostMessage,
} from '../protocol/messages'
import type { Marker } from '../protocol/markers'
import type { TakePlace } from './arrival'
import { Bucket } from './bucket'
import type { Caller, Handlers, SessionLimits, SessionDeps } from './handlers/caller'
import { helloHandlers, refuseVersion } from './handlers/hello'
import { hostingHandlers } from './handlers/hosting'
import { placeHandlers } from './handlers/places'
import { playingHandlers } from './handlers/playing'
import { LOCAL, REMOTE } from './ports'
import { reported } from './reported'
import type { Place } from './table/table-deps'
import type { Table } from './table/table'

export type { SessionLimits, SessionDeps } from './handlers/caller'

/** The host's end of a connection, whatever the transport. */
export interface Wire {
  send(text: string): void
  close(): void
}

export const SESSION_LIMITS: SessionLimits = {
  hello: 5000,
  messages: [60, 30],
  words: [8, 1],
  changes: [20, 1],
}

const HANDLERS: Handlers = {
  ...helloHandlers,
  ...placeHandlers,
  ...playingHandlers,
  ...hostingHandlers,
}

export class Session implements Caller {
  readonly address: string
  readonly deps: SessionDeps
  readonly #wire: Wire
  readonly #messages: Bucket
  readonly #words: Bucket
  readonly #changes: Bucket
  readonly #stopWaiting: () => void
  #person: { readonly name: string; readonly marker: Marker } | undefined
  #hosts = false
  #table: Table | undefined
  #isMoving = false
  #isOver = false

  constructor(wire: Wire, deps: SessionDeps, address: string) {
    const { clock, limits } = deps
    this.address = address
    this.deps = deps
    this.#wire = wire
    this.#messages = new Bucket(...limits.messages, clock.now())
    this.#words = new Bucket(...limits.words, clock.now())
    this.#changes = new Bucket(...limits.changes, clock.now())
    this.#stopWaiting = clock.after(limits.hello, () => {
      if (this.#person === undefined) this.end('protocol.silent', 'Nobody said hello.')
    })
  }

  get name(): string {
    return this.#person?.name ?? ''
  }

  get marker(): Marker {
    return this.#person?.marker ?? 'grey'
  }

  get hosts(): boolean {
    return this.#hosts
  }

  get table(): Table | undefined {
    return this.#table
  }

  // What the room and the tables do with a guest

  send(text: string): void {
    if (!this.#isOver) this.#wire.send(text)
  }

  dismiss(code: HostCode, message: string, by?: string): void {
    this.#table = undefined
    this.tell({ type: 'left', code, message, ...(by !== undefined && { by }) })
    this.enterLobby()
  }

  end(code: HostCode, message: string): void {
    if (this.#isOver) return
    this.tell({ type: 'bye', code, message })
    this.closed()
    this.#wire.close()
  }

  // What comes from the wire

  receive(text: string): void {
    if (this.#isOver) return
    if (!this.#messages.take(this.deps.clock.now())) {
      this.end('limit.rate', 'Too many messages.')
      return
    }
    const message = readClientMessage(text)
    if (message === undefined) {
      if (isForeignHello(text)) refuseVersion(this)
      else this.end('protocol.malformed', 'That is not a message of this protocol.')
      return
    }
    if ((this.#person === undefined) !== (message.type === 'hello')) {
      this.end('protocol.order', 'One hello, before everything else.')
      return
    }
    this.#handle(message).catch(reported(this.deps.report))
  }

  /** The connection has closed, or is about to. */
  closed(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#stopWaiting()
    this.deps.room.lobby.leave(this)
    this.#table?.door.lost(this).catch(reported(this.deps.report))
  }

  async #handle(message: ClientMessage): Promise<void> {
    type Handle = (caller: Caller, message: ClientMessage) => Promise<void>
    try {
      await (HANDLERS[message.type] as Handle)(this, message)
    } catch (error) {
      this.deps.report(`${message.type}: ${(error as Error).stack ?? String(error)}`)
      this.end('host.failure', 'Something went wrong at the host.')
    }
  }

  // What handlers do with a caller

  tell(message: HostMessage): void {
    this.send(writeHostMessage(message))
  }

  answer(id: string, result: Result<unknown>): void {
    this.tell(result.ok ? { type: 'ack', id } : { type: 'reject', id, ...result.refusal })
  }

  reject(id: string, code: HostCode, message: string): void {
    this.tell({ type: 'reject', id, code, message })
  }

  introduce(name: string, marker: Marker, hosts = this.#hosts): void {
    this.#person = { name, marker }
    this.#hosts = hosts
    this.#stopWaiting()
  }

  /** Skipped if the connection has ended since: the lobby keeps no ghosts. */
  enterLobby(): void {
    if (!this.#isOver) this.deps.room.lobby.enter(this)
  }

  sitDown(table: Table, { seat, token }: Place): HostMessage {
    // The connection closed while the table was still making room.
    if (this.#isOver) table.door.lost(this).catch(reported(this.deps.report))
    this.#table = table
    this.deps.room.lobby.leave(this)
    return { type: 'seated', table: table.head.id, seat, token }
  }

  maySpeak(): boolean {
    return this.#words.take(this.deps.clock.now())
  }

  async whileOnTheWay<T>(way: () => Promise<T>): Promise<T> {
    this.#isMoving = true
    const arrived = await way()
    this.#isMoving = false
    return arrived
  }

  async goTo(
    id: string,
    where: (takePlace: TakePlace) => Promise<Result<undefined>>,
  ): Promise<void> {
    if (this.#table !== undefined || this.#isMoving) {
      this.reject(id, 'table.elsewhere', 'You are at a table already.')
      return
    }
    const moved = await this.whileOnTheWay(() =>
      where((table, place) => [this.sitDown(table, place)]),
    )
    if (!moved.ok) this.#stayAway()
    this.answer(id, moved)
  }

  /** The table had a place, but could not write it down. */
  #stayAway(): void {
    const table = this.#table
    if (table === undefined) return
    this.#table = undefined
    table.door.leave(this).catch(reported(this.deps.report))
    this.enterLobby()
  }

  async atTable(id: string, work: (table: Table) => Promise<Result<unknown>>): Promise<void> {
    if (this.#table === undefined) this.reject(id, 'table.nowhere', 'You are not at a table.')
    else this.answer(id, await work(this.#table))
  }

  async toOthers(id: string, work: (table: Table) => Promise<Result<unknown>>): Promise<void> {
    if (this.maySpeak()) await this.atTable(id, work)
    else this.reject(id, 'limit.chat', 'One after the other.')
  }

  async asChange(id: string, work: () => Promise<void>): Promise<void> {
    if (this.#changes.take(this.deps.clock.now())) await work()
    else this.reject(id, 'limit.rate', 'One after the other.')
  }

  async asLocal(id: string, answer: () => Promise<HostMessage>): Promise<void> {
    if (this.address === LOCAL) this.tell(await answer())
    else this.answer(id, REMOTE)
  }
}
