/**
 * A guest's end of the connection, the same for windows, tests and the load test: says hello, keeps what the host
 * tells it, sends requests, and adds its share to every shuffle.
 */
import { refuse, type AnyAction, type Refusal, type Result } from '../engine/kernel'
import { ClientState } from './client-state'
import { Connection, type ConnectionDeps, type Request, type Status } from './connection'
import { Envelopes, type EnvelopesDeps } from './envelopes'
import { HISTORY_ANSWERS, type HistoryQuestion } from './history'
import type { Identity, Ticket } from './identity'
import { PROTOCOL } from './messages'
import type { ClientMessages, HostMessage, HostMessages } from './messages'
import type { MoveQuestion } from './moving'
import type { Notes } from './notes'
import type { Proposal, TableSetup, TablesQuestion } from './table'
import type { Marker } from './markers'
import type { Reaction } from './primitives'

export type { Line, LineEvents, Status } from './connection'
export type { Identity, Ticket } from './identity'

export interface ClientDeps extends ConnectionDeps, EnvelopesDeps {
  /** Called after every message, once it has been handled; undefined when something else has changed. */
  told(message: HostMessage | undefined): void
}

/** After these endings, reconnecting automatically is pointless. */
const FINAL: readonly string[] = ['protocol.version', 'protocol.malformed', 'seat.replaced']

type Answer = Promise<Result<undefined>>

type Follows = {
  readonly [Type in keyof HostMessages]?: (message: HostMessages[Type]) => void
}

const TOKEN_BYTES = 16
const WATCH_PAUSE_MS = 1000

export class Client extends ClientState {
  readonly #deps: ClientDeps
  readonly #connection: Connection
  #identity: Identity
  #ticket: Ticket | null
  /** The number of pending requests that lead to another table or seat. */
  #moves = 0
  /** The table that we watched as a spectator, to be watched again at its new host. */
  #watched: string | null = null
  /** On the way back to a table that we watched. */
  #isReturning = false
  readonly envelopes: Envelopes

  constructor(deps: ClientDeps, identity: Identity, ticket: Ticket | null = null) {
    super()
    this.#deps = deps
    this.#identity = identity
    this.#ticket = ticket
    this.#connection = new Connection(deps, {
      hello: () => ({ type: 'hello', protocol: PROTOCOL, ...this.#identity, resume: this.#ticket }),
      received: (message) => {
        this.#takeIn(message)
        deps.told(message)
      },
      isUnasked: (message) => this.#isUnasked(message),
      changed: () => deps.told(undefined),
    })
    this.envelopes = new Envelopes(
      deps,
      (message) => this.#connection.send(message),
      () => deps.told(undefined),
    )
    this.#connection.connect()
  }

  get status(): Status {
    return this.#connection.status
  }

  get farewell(): Refusal | null {
    return this.#connection.farewell
  }

  get ticket(): Ticket | null {
    return this.#ticket
  }

  get isReturning(): boolean {
    return this.#isReturning
  }

  /** The notes on the current table. */
  get notes(): Notes {
    return this.envelopes.notes
  }

  readonly create = (setup: TableSetup) => this.#goTo({ type: 'create', setup })

  readonly join = (
    at: { table: string } | { code: string },
    seat: number | 'spectator' | null = null,
  ) => this.#goTo({ type: 'join', at, seat })

  /** The table with this code, before we join it. */
  readonly find = (code: string) => this.#connection.inquire({ type: 'find', code }, 'found')

  readonly sit = (seat: number | 'spectator') => this.#goTo({ type: 'sit', seat })

  readonly leave = () => this.#ask({ type: 'leave' })

  rename(name: string, marker: Marker): Answer {
    this.#identity = { ...this.#identity, name, marker }
    return this.#ask({ type: 'rename', name, marker })
  }

  readonly propose = (what: Proposal) => this.#ask({ type: 'propose', what })

  /** Decides on the view that we have. */
  act(action: AnyAction): Answer {
    const { number = 0, rev = 0 } = this.update ?? {}
    this.envelopes.play()
    return this.#ask({ type: 'act', number, rev, action }, true)
  }

  /** The coach answers later, and only here. */
  readonly advise = () => this.#ask({ type: 'advise' })
  readonly review = () => this.#ask({ type: 'review' })
  readonly hindsight = () => this.#ask({ type: 'hindsight' })

  readonly quiet = (until: ClientMessages['quiet']['until']) => this.#ask({ type: 'quiet', until })
  readonly invite = () => this.#ask({ type: 'invite' })
  readonly reach = (origin: string) => this.#ask({ type: 'reach', origin })
  readonly openLan = () => this.#ask({ type: 'open-lan' })

  /** Shows everybody at the table this replay, or ends it. */
  readonly show = (what: ClientMessages['show']['what']) => this.#ask({ type: 'show', what })
  readonly move = (ask: MoveQuestion) => this.#ask({ type: 'move', ask })

  /** For the host's own user only: the games played there, and all tables. */
  history<Question extends HistoryQuestion>(ask: Question) {
    const what: Question['do'] = ask.do
    return this.#connection.inquire({ type: 'history', ask }, HISTORY_ANSWERS[what])
  }
  readonly tables = (ask: TablesQuestion) =>
    this.#connection.inquire({ type: 'tables', ask }, 'tables')

  readonly say = (text: string) => this.#ask({ type: 'chat', text })
  readonly react = (reaction: Reaction) => this.#ask({ type: 'react', reaction })

  /**
   * Follows our table to its new host, to which all further connections lead. We draw the token ourselves:
   * repeated after a lost connection, it is still ours.
   */
  follow(): void {
    if (this.moved === null) return
    const { table, arrival, code } = this.moved
    this.moved = null
    this.#ticket =
      arrival === null ? null : { table, token: this.#deps.secrets(TOKEN_BYTES), arrival }
    this.#watched = arrival === null ? code : null
    this.#connection.reconnect()
    this.#deps.told(undefined)
  }

  /** The table may not be there yet: spectators have no code by which the host would expect them. */
  async #watchAgain(code: string, tries = 5): Promise<void> {
    const joined = await this.join({ code }, 'spectator')
    if (joined.ok || tries === 0 || joined.refusal.code !== 'table.code') {
      this.#isReturning = false
      this.#deps.told(undefined)
      return
    }
    this.#deps.after(WATCH_PAUSE_MS, () => {
      this.#watchAgain(code, tries - 1).catch(() => undefined)
    })
  }

  /** For good. */
  close(): void {
    this.#connection.end(refuse('client.closed', 'Closed here.').refusal)
    this.#connection.hangUp()
  }

  #ask(request: Request, repeats = false): Answer {
    return this.#connection.ask(request, repeats)
  }

  /** To another table or seat. */
  async #goTo(request: Request): Answer {
    this.#moves++
    const result = await this.#ask(request)
    this.#moves--
    return result
  }

  #takeIn(message: HostMessage): void {
    // The notes of another table must be gone before those of this one come.
    if (message.type === 'seated') this.#holdSeat(message)
    this.keep(message)
    const follows = this.#follows[message.type] as ((message: HostMessage) => void) | undefined
    follows?.(message)
    if ('id' in message) this.#connection.answered(message)
  }

  /** What else a message leads to, once it has been stored. */
  readonly #follows: Follows = {
    welcome: (message) => this.#welcomed(message),
    table: ({ table }) => this.envelopes.take(table, this.seat),
    update: (message) => this.notes.see(message),
    proof: (message) => this.envelopes.check(message),
    left: () => this.#left(),
    bye: (why) => {
      if (FINAL.includes(why.code)) this.#connection.end(why)
    },
  }

  #welcomed({ protocol, resumed }: HostMessages['welcome']): void {
    if (protocol !== PROTOCOL) return
    this.#connection.opened()
    // While we were away, a bot may have been dealt to in our place.
    this.notes.arrive()
    if (resumed === true) {
      this.#connection.sendAgain()
      return
    }
    // The next message says where the table has gone.
    if (resumed?.code === 'table.moved') return
    // Spectators hold no token: after a lost connection they come in again by the code.
    const seen = this.seat === 'spectator' ? (this.table?.code ?? null) : null
    const code = this.#watched ?? seen
    this.#watched = null
    this.#left()
    this.#isReturning = code !== null
    if (code !== null) this.#watchAgain(code).catch(() => undefined)
  }

  #holdSeat({ table, token }: HostMessages['seated']): void {
    if (this.#ticket?.table !== table) this.#forgetGame()
    this.envelopes.sitDownAt(table)
    if (token !== null) this.#ticket = { table, token }
    // The token holds the seat by now: the code is no longer needed.
    else if (this.#ticket !== null) this.#ticket = { table, token: this.#ticket.token }
  }

  /**
   * A host must not lead us to another table, or from a seat to the spectators, unless we asked: notes are bound
   * to both.
   */
  #isUnasked(message: HostMessage): boolean {
    if (message.type !== 'seated' || this.#moves > 0) return false
    if (![this.#ticket?.table, this.envelopes.at].includes(message.table)) return true
    return this.seat !== null && typeof this.seat !== typeof message.seat
  }

  #left(): void {
    this.#ticket = null
    this.moved = null
    this.#forgetGame()
    this.#connection.dropRepeated()
  }

  #forgetGame(): void {
    this.envelopes.leave()
    this.forgetTable()
  }
}
