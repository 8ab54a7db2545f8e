/** A connection that comes back by itself when the line is cut, and brings every request its answer. */
import { accept, refuse, type Refusal, type Result } from '../engine/kernel'
import {
  readHostMessage,
  type ClientMessage,
  type HostMessage,
  type HostMessages,
} from './messages'

/** One attempt at a connection, over whatever transport the client was given. */
export interface Line {
  send(text: string): void
  close(): void
}

export interface LineEvents {
  opened(): void
  text(text: string): void
  closed(): void
}

export interface ConnectionDeps {
  open(events: LineEvents): Line
  after(ms: number, run: () => void): () => void
  secrets(bytes: number): string
}

/** How the client reacts. */
export interface ConnectionEvents {
  /** The first message on every line. */
  readonly hello: () => ClientMessage
  readonly received: (message: HostMessage) => void
  /** Whether the client has not agreed to this message now. */
  readonly isUnasked: (message: HostMessage) => boolean
  readonly changed: () => void
}

export type Status =
  | 'connecting' // for the first time, or again
  | 'open'
  | 'ended' // and will not be opened again: `farewell` says why

/** Requests that get an answer; the connection sets their id. */
export type Request = WithoutId<Extract<ClientMessage, { readonly id: string }>>
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never

type Answer = Extract<HostMessage, { readonly id: string | null }>

const isOf = <Type extends HostMessage['type']>(
  type: Type,
  message: HostMessage,
): message is HostMessages[Type] & HostMessage => message.type === type

interface Waiting {
  readonly text: string
  /** Sent again after a lost connection: the host acts on it once. */
  readonly repeats: boolean
  readonly answer: (result: Result<HostMessage>) => void
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 8000
const PREFIX_BYTES = 6

const LOST = refuse('client.lost', 'The connection was lost before the answer came.')

export class Connection {
  readonly #deps: ConnectionDeps
  readonly #events: ConnectionEvents
  readonly #prefix: string
  readonly #waiting = new Map<string, Waiting>()
  #line: Line | undefined
  #requests = 0
  #pause = FIRST_PAUSE_MS
  #stopTrying: () => void = () => undefined

  status: Status = 'connecting'
  farewell: Refusal | null = null

  constructor(deps: ConnectionDeps, events: ConnectionEvents) {
    this.#deps = deps
    this.#events = events
    this.#prefix = deps.secrets(PREFIX_BYTES)
  }

  connect(): void {
    this.status = 'connecting'
    const line = this.#deps.open({
      opened: () => {
        if (line === this.#line) this.send(this.#events.hello())
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

  /** Over a new line, perhaps to another host. */
  reconnect(): void {
    this.#line?.close()
    this.#stopTrying()
    this.connect()
  }

  /** The host has welcomed us. */
  opened(): void {
    this.status = 'open'
    this.#pause = FIRST_PAUSE_MS
  }

  /** For good. */
  end(why: Refusal): void {
    if (this.status === 'ended') return
    this.status = 'ended'
    this.farewell = why
    this.#stopTrying()
    for (const { answer } of this.#waiting.values()) answer(LOST)
    this.#waiting.clear()
    this.#events.changed()
  }

  hangUp(): void {
    this.#line?.close()
  }

  send(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message))
  }

  /** Answered by `ack`, or by the reason why not. */
  async ask(request: Request, repeats: boolean): Promise<Result<undefined>> {
    const answer = await this.#request(request, repeats)
    return answer.ok ? accept(undefined) : answer
  }

  /** Answered by a message of its own. */
  async inquire<Type extends HostMessage['type']>(
    request: Request,
    type: Type,
  ): Promise<Result<HostMessages[Type]>> {
    const answer = await this.#request(request, false)
    if (!answer.ok) return answer
    const { value } = answer
    return isOf(type, value)
      ? accept(value)
      : refuse('client.malformed', 'The host has answered something else.')
  }

  #request(request: Request, repeats: boolean): Promise<Result<HostMessage>> {
    if (this.status !== 'open' && !repeats) return Promise.resolve(LOST)
    const id = `${this.#prefix}-${this.#requests++}`
    const text = JSON.stringify({ ...request, id })
    return new Promise((answer) => {
      this.#waiting.set(id, { text, repeats, answer })
      if (this.status === 'open') this.#line?.send(text)
    })
  }

  answered(message: Answer): void {
    if (message.id === null) return
    const isRefused = message.type === 'reject'
    this.#settle(message.id, isRefused ? refuse(message.code, message.message) : accept(message))
  }

  #settle(id: string, result: Result<HostMessage>): void {
    this.#waiting.get(id)?.answer(result)
    this.#waiting.delete(id)
  }

  /** Back in the same seat: requests from before the line was cut still count. */
  sendAgain(): void {
    for (const { text } of this.#waiting.values()) this.#line?.send(text)
  }

  /** The seat is lost, and so are the requests waiting to be repeated. */
  dropRepeated(): void {
    for (const [id, { repeats }] of this.#waiting) if (repeats) this.#settle(id, LOST)
  }

  /** Tries again, at growing intervals. */
  #lost(): void {
    this.#line = undefined
    for (const [id, { repeats }] of this.#waiting) if (!repeats) this.#settle(id, LOST)
    if (this.status === 'ended') return
    this.status = 'connecting'
    this.#stopTrying = this.#deps.after(this.#pause, () => this.connect())
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
    this.#events.changed()
  }

  #receive(text: string): void {
    const message = readHostMessage(text)
    if (message !== undefined && !this.#events.isUnasked(message)) {
      this.#events.received(message)
      return
    }
    // Not in the protocol: an extra property might be another player's card.
    this.end(refuse('client.malformed', 'The host said something that was not agreed.').refusal)
    this.hangUp()
  }
}
