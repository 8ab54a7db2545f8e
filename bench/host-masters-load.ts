/** Tables at which three masters play, in a process of their own: somebody watches each, and pauses it if asked. */
import { WebSocket } from 'ws'
import {
  PROTOCOL,
  SOCKET_PATH,
  type ClientMessage,
  type HostMessage,
} from '../src/protocol/messages'
import { answer } from './host-child'

const UPDATE = '{"type":"update"'

class Watched {
  readonly #ws: WebSocket
  #ids = 0
  #phase = ''
  /** How often a master has decided. */
  updates = 0
  #heard: (phase: string) => void = () => undefined

  constructor(port: number) {
    this.#ws = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, { perMessageDeflate: false })
    this.#ws.on('open', () => this.#open())
    this.#ws.on('message', (data: Buffer) => this.#hear(data.toString('latin1')))
  }

  #open(): void {
    const app = '0.0.0-bench'
    const who = { name: 'Somebody', marker: 'orange' } as const
    this.#say({ type: 'hello', protocol: PROTOCOL, app, ...who, resume: null })
    this.#say({
      type: 'create',
      id: this.#id(),
      setup: {
        name: 'A table of masters',
        game: 'ebbes',
        options: { variant2: true, rounds: 20, goal: 60, dabbscheedel: -40 },
        access: 'private',
        spectators: 'public',
        patience: 300,
        coach: false,
        clock: null,
        seat: null,
        seats: ['master', 'master', 'master'],
      },
    })
  }

  #hear(text: string): void {
    if (text.startsWith(UPDATE)) {
      this.updates++
      return
    }
    const message = JSON.parse(text) as HostMessage
    if (message.type !== 'table') return
    const { phase } = message.table
    if (phase !== this.#phase && phase === 'gathering') this.#propose('start')
    if (phase !== this.#phase && phase === 'over') this.#propose('rematch')
    this.#phase = phase
    this.#heard(phase)
  }

  until(phase: string): Promise<void> {
    return new Promise((resolve) => {
      this.#heard = (now) => {
        if (now === phase) resolve()
      }
      this.#heard(this.#phase)
    })
  }

  async think(on: boolean): Promise<void> {
    await this.until(on ? 'paused' : 'playing')
    this.#propose(on ? 'resume' : 'pause')
    await this.until(on ? 'playing' : 'paused')
  }

  #propose(what: 'start' | 'rematch' | 'pause' | 'resume'): void {
    this.#say({ type: 'propose', id: this.#id(), what: { do: what } })
  }

  #say(message: ClientMessage): void {
    this.#ws.send(JSON.stringify(message))
  }

  #id(): string {
    return `masters-${this.#ids++}`
  }
}

const tables: Watched[] = []

answer({
  sitDown: async ({ port, count }: { port: number; count: number }): Promise<void> => {
    for (let opened = 0; opened < count; opened++) {
      const table = new Watched(port)
      tables.push(table)
      await table.until('playing')
    }
  },
  think: async (on: boolean): Promise<void> => {
    await Promise.all(tables.map((table) => table.think(on)))
  },
  updates: (): number => tables.reduce((all, { updates }) => all + updates, 0),
})
