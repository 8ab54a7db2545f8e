/** Guests for tests: real clients, over memory or over sockets, who play automatically if told to. */
import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { decide } from '../../src/bots/player'
import { seededRandom } from '../../src/engine/random'
import { type AnyAction, listed, type Refusal, type Result } from '../../src/engine/kernel'
import { Session, type SessionDeps } from '../../src/host/session'
import { verdictOn } from '../../src/protocol/check-deals'
import {
  Client,
  type ClientDeps,
  type Line,
  type LineEvents,
  type Ticket,
} from '../../src/protocol/client'
import { SOCKET_PATH, type HostMessage, type HostMessages } from '../../src/protocol/messages'
import { keyProtocol, SOCKET_PROTOCOL } from '../../src/protocol/own-key'
import type { TableSetup } from '../../src/protocol/table'

const secrets = (bytes: number): string => randomBytes(bytes).toString('hex')

/** Opens a line; `cut` breaks the newest one as a lost network would. */
export interface Connector {
  open(events: LineEvents): Line
  cut(): void
}

/** Every guest comes from an address of their own, unless the test gives one. */
let places = 0

/** A connection without a network: every text arrives in a turn of its own, in order. */
export function inMemory(deps: SessionDeps, address = `elsewhere ${places++}`): Connector {
  let cut: () => void = () => undefined
  return {
    open(events) {
      let isOpen = true
      const later = (run: () => void) => setImmediate(() => isOpen && run())
      const session = new Session(
        {
          send: (text) => later(() => events.text(text)),
          close: () => later(() => end(true)),
        },
        deps,
        address,
      )
      const end = (byHost: boolean) => {
        if (!isOpen) return
        isOpen = false
        if (!byHost) session.closed()
        setImmediate(() => events.closed())
      }
      later(() => events.opened())
      cut = () => end(false)
      return { send: (text) => later(() => session.receive(text)), close: () => end(false) }
    },
    cut: () => cut(),
  }
}

export function bySocket(origin: string, key?: string): Connector {
  let newest: WebSocket | undefined
  return {
    open(events) {
      const protocols = key === undefined ? [] : [SOCKET_PROTOCOL, keyProtocol(key)]
      const ws = new WebSocket(`${origin.replace('http', 'ws')}${SOCKET_PATH}`, protocols, {
        perMessageDeflate: false,
      })
      newest = ws
      ws.on('open', () => events.opened())
      ws.on('message', (data) => events.text((data as Buffer).toString('utf8')))
      ws.on('error', () => undefined)
      ws.on('close', () => events.closed())
      return {
        send: (text) => {
          if (ws.readyState === ws.OPEN) ws.send(text)
        },
        close: () => ws.close(),
      }
    },
    cut: () => newest?.terminate(),
  }
}

export interface GuestOptions {
  readonly ticket?: Ticket | null
  /** Whether the guest runs a host. */
  readonly hosts?: boolean
  /** Called with every message after the client has handled it. */
  readonly told?: (message: HostMessage | undefined, guest: Guest) => void
  /** The pauses before reconnecting are multiplied by this. */
  readonly hurry?: number
  /** What a page finds again after a reload. */
  readonly storage?: Map<string, string>
}

export class Guest {
  readonly client: Client
  readonly name: string
  readonly #connector: Connector
  readonly #told: GuestOptions['told']
  #waiting: { readonly until: () => boolean; readonly done: () => void }[] = []
  /** Refusals of decisions made by `autoplay`. */
  readonly refused: Refusal[] = []
  readonly #heard: { [Type in keyof HostMessages]?: HostMessages[Type] } = {}
  #plays = false
  #seed = 1

  constructor(name: string, connector: Connector, options: GuestOptions = {}) {
    this.name = name
    this.#connector = connector
    this.#told = options.told
    const { storage = new Map<string, string>() } = options
    const deps: ClientDeps = {
      open: (events) => connector.open(events),
      after: (ms, run) => {
        const timer = setTimeout(run, ms * (options.hurry ?? 0.02))
        return () => clearTimeout(timer)
      },
      secrets,
      told: (message) => this.#hear(message),
      check: (proof, notes) => Promise.resolve(verdictOn(proof, notes)),
      keep: (table, what) => storage.set(table, JSON.stringify(what)),
      kept: (table) => JSON.parse(storage.get(table) ?? 'null') as unknown,
    }
    this.client = new Client(
      deps,
      { app: '0.0.0-test', name, marker: 'orange', ...(options.hosts && { hosts: true }) },
      options.ticket ?? null,
    )
  }

  /** The newest message of this type. */
  heard<Type extends keyof HostMessages>(type: Type): HostMessages[Type] | undefined {
    return this.#heard[type]
  }

  /** Resolves when the condition holds, now or after some message. */
  until(condition: () => boolean): Promise<void> {
    if (condition()) return Promise.resolve()
    return new Promise((done) => this.#waiting.push({ until: condition, done }))
  }

  untilOpen(): Promise<void> {
    return this.until(() => this.client.status === 'open')
  }

  /** Resolves when the deals of a game have been checked. */
  untilVerdict(): Promise<void> {
    const pending: readonly unknown[] = ['unknown', 'checking']
    return this.until(() => !pending.includes(this.client.envelopes.verdict))
  }

  /** From now on decides as the first bot would. */
  autoplay(seed = 1): void {
    this.#plays = true
    this.#seed = seed
    this.#play()
  }

  cut(): void {
    this.#connector.cut()
  }

  get isAsked(): boolean {
    const { update, table } = this.client
    return (
      update !== null && table?.phase === 'playing' && listed<unknown>(update.view.legal).length > 0
    )
  }

  /** What the bot would do here. */
  get idea(): AnyAction {
    const { update } = this.client
    if (update === null) throw new Error('Nothing to decide.')
    return decide('greedy', update.view, seededRandom(this.#seed++))
  }

  #hear(message: HostMessage | undefined): void {
    if (message !== undefined) Object.assign(this.#heard, { [message.type]: message })
    this.#told?.(message, this)
    this.#waiting = this.#waiting.filter(({ until, done }) => {
      if (!until()) return true
      done()
      return false
    })
    if (this.#plays && (message?.type === 'update' || message?.type === 'table')) this.#play()
  }

  /** One decision at a time: others may move while the answer is on its way. */
  #isDeciding = false

  #play(): void {
    if (!this.isAsked || this.#isDeciding) return
    this.#isDeciding = true
    void this.client.act(this.idea).then((result) => {
      this.#isDeciding = false
      if (!result.ok) this.refused.push(result.refusal)
      this.#play()
    })
  }
}

/** The value; throws the refusal as an error. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.message}`)
  return result.value
}

export const tableFor = (
  game: string,
  seats: TableSetup['seats'],
  more: Partial<TableSetup> = {},
): TableSetup => ({
  name: 'Test table',
  game,
  options: {},
  access: 'open',
  spectators: 'public',
  patience: 60,
  clock: null,
  coach: false,
  seat: 0,
  seats,
  ...more,
})
