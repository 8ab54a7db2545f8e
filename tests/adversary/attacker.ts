/**
 * Somebody who means harm, over a plain WebSocket. Shares no code with the protocol: what the program believes of
 * itself must not protect it from us.
 */
import { WebSocket, type ClientOptions } from 'ws'
import { startHost, type Host, type HostOptions } from '../../src/host/host'
import { inProject } from '../../scripts/lib/paths.js'

type Json = Record<string, unknown>

export interface AttackOptions extends ClientOptions {
  readonly protocols?: string[]
}

/** Behind a proxy, which a host must have been told of. */
export const PROXIED = { publicUrl: new URL('https://cards.example') }

/** From elsewhere, as the proxy says. */
export const from = (address: string): AttackOptions => ({
  headers: { 'x-forwarded-for': address },
})

export const withKey = (key: string): AttackOptions => ({ protocols: ['stichabend', `key.${key}`] })

export class Attacker {
  readonly #ws: WebSocket
  readonly heard: Json[] = []
  #closed = false
  #look: () => void = () => undefined
  #requests = 0

  /** Resolves to whether the host has opened the connection. */
  readonly #opened: Promise<boolean>

  constructor(port: number, how: AttackOptions = {}) {
    const { protocols, ...options } = how
    this.#ws = new WebSocket(`ws://127.0.0.1:${port}/play`, protocols ?? [], options)
    this.#opened = new Promise((resolve) => {
      this.#ws.once('open', () => resolve(true))
      this.#ws.once('close', () => resolve(false))
    })
    this.#ws.on('message', (data) => {
      this.heard.push(JSON.parse((data as Buffer).toString('utf8')) as Json)
      this.#look()
    })
    this.#ws.on('error', () => undefined)
    this.#ws.on('close', () => {
      this.#closed = true
      this.#look()
    })
  }

  async hello(name: string, resume: Json | null = null, more: Json = {}): Promise<this> {
    await this.#opened
    this.says({
      ...{ type: 'hello', protocol: 8, app: '0.0.0-evil', name, marker: 'grey', resume },
      ...more,
    })
    await this.hears((message) => message['type'] === 'welcome')
    return this
  }

  /** Whether it gets in. */
  isIn(): Promise<boolean> {
    return this.#opened
  }

  says(message: Json): void {
    this.shouts(JSON.stringify(message))
  }

  /** Anything at all. */
  shouts(text: string): void {
    if (this.#ws.readyState === WebSocket.OPEN) this.#ws.send(text)
  }

  /** Whether the host goes on listening, and answers. */
  async isHeard(): Promise<boolean> {
    this.says({ type: 'ping', n: 1 })
    return (await this.hears(({ type }) => type === 'pong')) !== undefined
  }

  /** The newest message that fits, as soon as there is one; undefined if the host has hung up. */
  async hears(fits: (message: Json) => boolean): Promise<Json | undefined> {
    for (;;) {
      const found = this.heard.findLast(fits)
      if (found !== undefined || this.#closed) return found
      await new Promise<void>((resolve) => {
        this.#look = resolve
      })
    }
  }

  /** Answers what it was answered: `ack`, the code of a refusal, or `gone`. */
  async asks(message: Json): Promise<string> {
    const id = `evil-${this.#requests++}`
    this.says({ ...message, id })
    const answer = await this.hears((heard) => heard['id'] === id)
    if (answer === undefined) return 'gone'
    return answer['type'] === 'reject' ? String(answer['code']) : String(answer['type'])
  }

  /** What the host said of the table last. */
  get table(): Json {
    const told = this.heard.findLast(({ type }) => type === 'table')
    return (told?.['table'] ?? {}) as Json
  }

  /** What brings this one back to the seat. */
  get ticket(): Json {
    const { table, token } = this.heard.findLast(({ type }) => type === 'seated') ?? {}
    return { table, token }
  }

  get seat(): unknown {
    return this.heard.findLast(({ type }) => type === 'seated')?.['seat']
  }

  hangUp(): void {
    this.#ws.terminate()
  }
}

export const openTable = (seats: readonly string[], more: Json = {}): Json => ({
  type: 'create',
  setup: {
    name: 'A table',
    game: 'ebbes',
    options: {},
    access: 'open',
    spectators: 'public',
    patience: 60,
    clock: null,
    coach: false,
    seat: 0,
    seats,
    ...more,
  },
})

export interface Victim {
  readonly host: Host
  readonly problems: readonly string[]
  readonly attacker: (options?: AttackOptions) => Attacker
  /** The user of the host's own machine, who has its key. */
  readonly owner: () => Attacker
  readonly close: () => Promise<void>
}

/** A host as people run it, but for its folder and its port. */
export async function victim(options: Partial<HostOptions> = {}): Promise<Victim> {
  const problems: string[] = []
  const attackers: Attacker[] = []
  const host = await startHost({
    app: '0.0.0-test',
    pages: inProject('tests'),
    botScript: new URL('file:///nowhere/bot-worker.mjs'),
    port: 0,
    lan: false,
    botPause: 0,
    report: (problem) => problems.push(problem),
    ...options,
  })
  const attacker = (more?: AttackOptions): Attacker => {
    const connected = new Attacker(host.port, more)
    attackers.push(connected)
    return connected
  }
  return {
    host,
    problems,
    attacker,
    owner: () => attacker(withKey(host.key)),
    close: async () => {
      for (const connected of attackers) connected.hangUp()
      await host.close()
    },
  }
}
