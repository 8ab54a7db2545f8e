/** A plain WebSocket to a host, and what was heard on it. Shares no code with the protocol. */
import { WebSocket } from 'ws'

export type Json = Readonly<Record<string, unknown>>

/** The way back to a seat. */
export interface Ticket {
  readonly table: string
  readonly token: string
}

export type Seat = number | 'spectator'

/** What the host says of a table, as far as anybody here reads it. */
export interface TableHeard {
  readonly id: string
  readonly code: string
  readonly phase: string
  readonly gameNumber: number
  readonly patience: number | null
  readonly seats: readonly {
    readonly person: { readonly present: boolean; readonly overdue: boolean } | null
    readonly bot: string | null
  }[]
  readonly dealing: {
    readonly id: string
    readonly commitment: string
    readonly shares: readonly (string | null)[]
  } | null
  readonly votes: readonly { readonly what: Json; readonly by: readonly number[] }[]
}

/** What a view lists to choose from, as it goes over the wire: all of it, or some. */
export interface LegalHeard {
  readonly complete: boolean
  readonly all?: readonly Json[]
  readonly some?: readonly Json[]
}
export const choicesIn = ({ all, some }: LegalHeard): readonly Json[] => all ?? some ?? []

export interface UpdateHeard {
  readonly number: number
  readonly from: number
  readonly rev: number
  readonly view: { readonly viewer: Seat; readonly legal: LegalHeard }
  readonly events: readonly Json[]
  readonly past: readonly Json[] | null
  readonly hands: unknown
}

/** Told of every text, after the line has understood it. */
export type Listener = (line: Line, message: Json, text: string) => void

export interface LineOptions {
  readonly ticket?: Ticket | null
  readonly told?: Listener
  /** The address to come from, of this machine's own. */
  readonly from?: string | undefined
  /** Of the host: whoever has it is its own user. */
  readonly key?: string | undefined
}

const PROTOCOL = 8

export class Line {
  readonly name: string
  readonly #ws: WebSocket
  readonly #told: Listener
  readonly #answers = new Map<string, (answer: string) => void>()
  #waiting: { readonly isSo: () => boolean; readonly done: (isSo: boolean) => void }[] = []
  #requests = 0
  isOver = false
  /** True, or why the seat was not to be had again; undefined before the host has answered. */
  resumed: true | string | undefined
  ticket: Ticket | null
  seat: Seat | null = null
  /** The table that the seat is at. */
  at = ''
  table: TableHeard | null = null
  update: UpdateHeard | null = null
  /** The number of the newest game whose end was proved. */
  proved = 0
  /** What the host was last pinged with, as far as it has answered. */
  pong = -1

  constructor(port: number, name: string, options: LineOptions = {}) {
    const { ticket = null, told = () => undefined, from, key } = options
    const protocols = key === undefined ? [] : ['stichabend', `key.${key}`]
    this.name = name
    this.ticket = ticket
    this.#told = told
    this.#ws = new WebSocket(`ws://127.0.0.1:${port}/play`, protocols, {
      perMessageDeflate: false,
      ...(from === undefined ? {} : { localAddress: from }),
    })
    this.#ws.on('open', () => this.says(helloOf(name, ticket)))
    this.#ws.on('message', (data) => this.#hears((data as Buffer).toString('utf8')))
    this.#ws.on('error', () => undefined)
    this.#ws.on('close', () => this.#ends())
  }

  says(message: Json): void {
    this.shouts(JSON.stringify(message))
  }

  /** Anything at all. */
  shouts(what: string | Buffer): void {
    if (this.#ws.readyState === WebSocket.OPEN) this.#ws.send(what)
  }

  /** Answers what it was answered: `ack`, the code of a refusal, or `gone`. */
  asks(message: Json): Promise<string> {
    if (this.isOver) return Promise.resolve('gone')
    const id = `r-${this.#requests++}`
    return new Promise((resolve) => {
      this.#answers.set(id, resolve)
      this.says({ ...message, id })
    })
  }

  /** Whether it came to be so before the line was over. */
  until(isSo: () => boolean): Promise<boolean> {
    if (isSo() || this.isOver) return Promise.resolve(isSo())
    return new Promise((done) => this.#waiting.push({ isSo, done }))
  }

  /** The host has said hello. */
  welcomed(): Promise<boolean> {
    return this.until(() => this.resumed !== undefined)
  }

  /** The host has read everything that was said before; false if the line is over. */
  heardOut(): Promise<boolean> {
    const n = this.pong + 1
    this.says({ type: 'ping', n })
    return this.until(() => this.pong === n)
  }

  hangUp(): void {
    this.#ws.terminate()
  }

  /** What somebody does of their own accord when they have heard something. */
  protected look(): void {}

  #hears(text: string): void {
    const message = JSON.parse(text) as Json
    this.#understands(message)
    this.#told(this, message, text)
    this.#waiting = this.#waiting.filter(({ isSo, done }) => {
      if (!isSo()) return true
      done(true)
      return false
    })
    this.look()
  }

  #understands(message: Json): void {
    switch (message['type']) {
      case 'welcome': {
        const resumed = message['resumed'] as true | { code: string } | null
        this.resumed = resumed === true || (resumed?.code ?? 'nothing')
        if (resumed !== true) this.ticket = null
        return
      }
      case 'seated': {
        const { table, seat, token } = message as {
          table: string
          seat: Seat
          token: string | null
        }
        this.seat = seat
        this.at = table
        if (token !== null) this.ticket = { table, token }
        return
      }
      case 'table':
        this.table = message['table'] as TableHeard
        return
      case 'update':
        this.update = message as unknown as UpdateHeard
        return
      case 'proof':
        this.proved = message['number'] as number
        return
      case 'pong':
        this.pong = message['n'] as number
        return
      case 'left':
        this.#leaves()
        return
      case 'ack':
      case 'reject': {
        const { id, code = 'ack' } = message as { id: string; code?: string }
        this.#isAnswered(id, code)
      }
    }
  }

  #leaves(): void {
    this.ticket = null
    this.seat = null
    this.table = null
    this.update = null
    this.proved = 0
  }

  #isAnswered(id: string, answer: string): void {
    this.#answers.get(id)?.(answer)
    this.#answers.delete(id)
  }

  #ends(): void {
    this.isOver = true
    for (const id of this.#answers.keys()) this.#isAnswered(id, 'gone')
    for (const { isSo, done } of this.#waiting.splice(0)) done(isSo())
  }
}

const helloOf = (name: string, resume: Ticket | null): Json => ({
  ...{ type: 'hello', protocol: PROTOCOL, app: '0.0.0-raw', name, marker: 'grey', resume },
})
