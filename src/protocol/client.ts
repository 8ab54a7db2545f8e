/**
 * A guest's end of the connection, the same for windows, tests and the load test: says hello, keeps
 * what the host tells, comes back by itself when the line is cut, and adds its share to every shuffle.
 */
import { accept, refuse, type Refusal, type Result } from '../engine/kernel'
import { Envelopes, type EnvelopesSurroundings } from './envelopes'
import type { AnyAction } from './game'
import {
  PROTOCOL,
  readHostMessage,
  type ClientMessage,
  type ClientMessages,
  type HostMessage,
  type HostMessages,
} from './messages'
import type { MoveQuestion } from './moving'
import type { Notes } from './notes'
import type { Stich } from './stich'
import type { Proposal, TableInfo, TableSetup, TableSummary } from './table'
import type { Marker, Reaction } from './words'

/** One attempt at a connection, made of whatever the surroundings have. */
export interface Line {
  send(text: string): void
  close(): void
}

export interface LineEvents {
  opened(): void
  text(text: string): void
  closed(): void
}

export interface ClientSurroundings extends EnvelopesSurroundings {
  open(events: LineEvents): Line
  after(ms: number, run: () => void): () => void
  /** After every message, when it has been taken in; undefined when something else has changed. */
  told(message: HostMessage | undefined): void
}

export interface Identity {
  /** Whether there is a host of our own that could take a table over. */
  readonly hosts?: boolean
  readonly app: string
  readonly name: string
  readonly marker: Marker
}

/** What brings somebody back to their place. The token is worth the seat: keep it to yourself. */
export interface Ticket {
  readonly table: string
  readonly token: string
  /** At a table's new host, until it has heard of the token: the code that the old one gave us. */
  readonly arrival?: string
}

export type Status =
  | 'connecting' // for the first time, or again
  | 'open'
  | 'ended' // and not to be opened again: `farewell` says why

/** Endings after which it is no use to come again by oneself. */
const FINAL: readonly string[] = ['protocol.version', 'protocol.malformed', 'seat.replaced']

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 8000
const TOKEN_BYTES = 16
const WATCH_PAUSE_MS = 1000

interface Waiting {
  readonly text: string
  /** Sent again after a broken connection: the host takes it once. */
  readonly repeats: boolean
  readonly answer: (result: Result<undefined>) => void
}

const LOST = refuse('client.lost', 'The connection was lost before the answer came.')

export class Client {
  readonly #around: ClientSurroundings
  #identity: Identity
  #line: Line | undefined
  #ticket: Ticket | null
  #pause = FIRST_PAUSE_MS
  #stopTrying: () => void = () => undefined
  readonly #waiting = new Map<string, Waiting>()
  #requests = 0
  readonly #prefix: string
  /** How many requests are under way that lead to another table or seat. */
  #moves = 0

  status: Status = 'connecting'
  farewell: Refusal | null = null
  /** Of the host, once it has welcomed us. */
  host: HostMessages['welcome'] | null = null
  lobby: readonly TableSummary[] = []
  table: TableInfo | null = null
  /** Where we sit; null in the lobby. */
  seat: number | 'spectator' | null = null
  /** The newest view, with the events that led to it. */
  update: HostMessages['update'] | null = null
  chat: HostMessages['chat']['lines'] = []
  proof: HostMessages['proof'] | null = null
  /** Where others reach this table, as far as we have asked. */
  places: HostMessages['invitation']['places'] = []
  /** The newest words of the coach. */
  advice: HostMessages['advice'] | null = null
  reviewed: HostMessages['review'] | null = null
  lookedBack: HostMessages['hindsight'] | null = null
  /** The replay that the whole table is being shown, and where in it. */
  stich: Stich | null = null
  showing: HostMessages['replay']['show'] = null
  /** Where our table has gone. */
  moved: HostMessages['moved'] | null = null
  /** The newest answers on the way there: see carry.ts. */
  berth: HostMessages['berth'] | null = null
  piece: HostMessages['piece'] | null = null
  /** The table that we only watched, and watch again when we have got there. */
  #watched: string | null = null
  readonly envelopes: Envelopes

  constructor(around: ClientSurroundings, identity: Identity, ticket: Ticket | null = null) {
    this.#around = around
    this.#identity = identity
    this.#ticket = ticket
    this.#prefix = around.secrets(6)
    this.envelopes = new Envelopes(
      around,
      (message) => this.#send(message),
      () => around.told(undefined),
    )
    this.#connect()
  }

  get ticket(): Ticket | null {
    return this.#ticket
  }

  /** Of the table where we are. */
  get notes(): Notes {
    return this.envelopes.notes
  }

  create(setup: TableSetup): Promise<Result<undefined>> {
    return this.#move((id) => ({ type: 'create', id, setup }))
  }

  join(
    at: { table: string } | { code: string },
    seat: number | 'spectator' | null = null,
  ): Promise<Result<undefined>> {
    return this.#move((id) => ({ type: 'join', id, at, seat }))
  }

  leave(): Promise<Result<undefined>> {
    return this.#request((id) => ({ type: 'leave', id }))
  }

  sit(seat: number | 'spectator'): Promise<Result<undefined>> {
    return this.#move((id) => ({ type: 'sit', id, seat }))
  }

  rename(name: string, marker: Marker): Promise<Result<undefined>> {
    this.#identity = { ...this.#identity, name, marker }
    return this.#request((id) => ({ type: 'rename', id, name, marker }))
  }

  propose(what: Proposal): Promise<Result<undefined>> {
    return this.#request((id) => ({ type: 'propose', id, what }))
  }

  /** Decides on the view that we have. */
  act(action: AnyAction): Promise<Result<undefined>> {
    const { number = 0, rev = 0 } = this.update ?? {}
    this.envelopes.play()
    return this.#request((id) => ({ type: 'act', id, number, rev, action }), true)
  }

  /** The coach answers later, and only here: the newest of each is kept. */
  advise(): Promise<Result<undefined>> {
    return this.#request((id) => ({ type: 'advise', id }))
  }
  review(): Promise<Result<undefined>> {
    return this.#request((id) => ({ type: 'review', id }))
  }
  hindsight(): Promise<Result<undefined>> {
    return this.#request((id) => ({ type: 'hindsight', id }))
  }

  quiet(until: 'now' | 'trick' | 'game'): Promise<Result<undefined>> {
    return this.#request((id) => ({ type: 'quiet', id, until }))
  }

  invite(): Promise<Result<undefined>> {
    return this.#request((id) => ({ type: 'invite', id }))
  }

  openLan(): Promise<Result<undefined>> {
    return this.#request((id) => ({ type: 'open-lan', id }))
  }

  /** Everybody at the table is to see this replay, or none any more. */
  show(what: ClientMessages['show']['what']): Promise<Result<undefined>> {
    return this.#request((id) => ({ type: 'show', id, what }))
  }

  move(ask: MoveQuestion): Promise<Result<undefined>> {
    return this.#request((id) => ({ type: 'move', id, ask }))
  }

  /**
   * To our table's new host, where the surroundings open lines from now on. The token is of our own making: said again
   * after a cut line, it is still ours.
   */
  follow(): void {
    if (this.moved === null) return
    const { table, arrival, code } = this.moved
    this.moved = null
    this.#ticket =
      arrival === null ? null : { table, token: this.#around.secrets(TOKEN_BYTES), arrival }
    this.#watched = arrival === null ? code : null
    this.#line?.close()
    this.#stopTrying()
    this.#connect()
    this.#around.told(undefined)
  }

  /** The table may not be there yet: whoever only watches has no code that the host would know. */
  async #watchAgain(code: string, tries = 5): Promise<void> {
    const joined = await this.join({ code }, 'spectator')
    if (joined.ok || tries === 0 || joined.refusal.code !== 'table.code') return
    this.#around.after(WATCH_PAUSE_MS, () => {
      this.#watchAgain(code, tries - 1).catch(() => undefined)
    })
  }

  say(text: string): Promise<Result<undefined>> {
    return this.#request((id) => ({ type: 'chat', id, text }))
  }

  react(reaction: Reaction): Promise<Result<undefined>> {
    return this.#request((id) => ({ type: 'react', id, reaction }))
  }

  /** For good. */
  close(): void {
    this.#end(refuse('client.closed', 'Closed here.').refusal)
    this.#line?.close()
  }

  #connect(): void {
    this.status = 'connecting'
    const line = this.#around.open({
      opened: () => {
        if (line !== this.#line) return
        this.#send({
          type: 'hello',
          protocol: PROTOCOL,
          ...this.#identity,
          resume: this.#ticket,
        })
      },
      text: (text) => {
        if (line === this.#line) this.#receive(text)
      },
      closed: () => {
        if (line === this.#line) this.#lost()
      },
    })
    this.#line = line
  }

  /** Tries again, less and less often. */
  #lost(): void {
    this.#line = undefined
    for (const [id, { repeats, answer }] of this.#waiting) {
      if (repeats) continue
      this.#waiting.delete(id)
      answer(LOST)
    }
    if (this.status === 'ended') return
    this.status = 'connecting'
    this.#stopTrying = this.#around.after(this.#pause, () => this.#connect())
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
    this.#around.told(undefined)
  }

  #end(why: Refusal): void {
    if (this.status === 'ended') return
    this.status = 'ended'
    this.farewell = why
    this.#stopTrying()
    for (const { answer } of this.#waiting.values()) answer(LOST)
    this.#waiting.clear()
    this.#around.told(undefined)
  }

  #send(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message))
  }

  #request(make: (id: string) => ClientMessage, repeats = false): Promise<Result<undefined>> {
    if (this.status !== 'open' && !repeats) return Promise.resolve(LOST)
    const id = `${this.#prefix}-${this.#requests++}`
    const text = JSON.stringify(make(id))
    return new Promise((answer) => {
      this.#waiting.set(id, { text, repeats, answer })
      if (this.status === 'open') this.#line?.send(text)
    })
  }

  async #move(make: (id: string) => ClientMessage): Promise<Result<undefined>> {
    this.#moves++
    const result = await this.#request(make)
    this.#moves--
    return result
  }

  #answered(id: string, result: Result<undefined>): void {
    this.#waiting.get(id)?.answer(result)
    this.#waiting.delete(id)
  }

  #receive(text: string): void {
    const message = readHostMessage(text)
    if (message === undefined || this.#isUnasked(message)) {
      // Not what was agreed: an extra property might be somebody's card.
      this.#end(refuse('client.malformed', 'The host said something that was not agreed.').refusal)
      this.#line?.close()
      return
    }
    this.#takeIn(message)
    this.#around.told(message)
  }

  #takeIn(message: HostMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message)
        return
      case 'lobby':
        this.lobby = message.tables
        return
      case 'seated':
        this.#seated(message)
        return
      case 'table':
        this.table = message.table
        this.envelopes.take(message.table, this.seat)
        return
      case 'update':
        this.update = message
        this.notes.see(message)
        return
      case 'chat':
        this.chat = [...this.chat, ...message.lines].slice(-100)
        return
      case 'proof':
        this.proof = message
        this.envelopes.check(message)
        return
      case 'invitation':
        this.places = message.places
        return
      case 'advice':
        this.advice = message
        return
      case 'review':
        this.reviewed = message
        return
      case 'hindsight':
        this.lookedBack = message
        return
      case 'stich':
        if (message.id === null) this.stich = message.stich
        return
      case 'replay':
        this.showing = message.show
        if (message.show === null) this.stich = null
        return
      case 'left':
        this.#left()
        return
      case 'moved':
        this.moved = message
        return
      case 'berth':
        this.berth = message
        this.#answered(message.id, accept(undefined))
        return
      case 'piece':
        this.piece = message
        this.#answered(message.id, accept(undefined))
        return
      case 'ack':
        this.#answered(message.id, accept(undefined))
        return
      case 'reject':
        this.#answered(message.id, refuse(message.code, message.message))
        return
      case 'bye':
        if (FINAL.includes(message.code)) this.#end(message)
        return
      case 'reaction':
      case 'history':
      case 'tables':
      case 'reopened':
      case 'pong':
        return
    }
  }

  #welcomed(welcome: HostMessages['welcome']): void {
    this.host = welcome
    if (welcome.protocol !== PROTOCOL) return
    this.status = 'open'
    this.#pause = FIRST_PAUSE_MS
    // Meanwhile a bot may have been dealt to in our place.
    this.notes.arrive()
    // Where the table has gone is what we are told next.
    if (welcome.resumed !== true && welcome.resumed?.code === 'table.moved') return
    if (welcome.resumed !== true) {
      this.#left()
      if (this.#watched !== null) this.#watchAgain(this.#watched).catch(() => undefined)
      this.#watched = null
    } else for (const { text } of this.#waiting.values()) this.#line?.send(text)
  }

  #seated({ table, seat, token }: HostMessages['seated']): void {
    if (this.#ticket?.table !== table) this.#forgetGame()
    this.envelopes.sitDownAt(table)
    if (token !== null) this.#ticket = { table, token }
    // The token holds the seat by now: the code has done its work.
    else if (this.#ticket !== null) this.#ticket = { table, token: this.#ticket.token }
    this.seat = seat
    // The chat of the table follows as a whole, and so does what is being shown.
    this.chat = []
    this.showing = null
    this.stich = null
  }

  /** Nobody is led to another table, or from a seat to where one only watches: notes are bound to both. */
  #isUnasked(message: HostMessage): boolean {
    if (message.type !== 'seated' || this.#moves > 0) return false
    if (![this.#ticket?.table, this.envelopes.at].includes(message.table)) return true
    return this.seat !== null && typeof this.seat !== typeof message.seat
  }

  #left(): void {
    this.#ticket = null
    this.moved = null
    this.#forgetGame()
    for (const [id, { repeats }] of this.#waiting) if (repeats) this.#answered(id, LOST)
  }

  #forgetGame(): void {
    this.envelopes.leave()
    this.seat = null
    this.table = null
    this.update = null
    this.proof = null
    this.advice = null
    this.reviewed = null
    this.lookedBack = null
    this.places = []
    this.chat = []
    this.showing = null
    this.stich = null
  }
}
