/**
 * A host that wants to choose the cards: it draws, looks at the shares that it is shown, and draws again. Written by
 * hand over a plain WebSocket, with no code of ours; its guest is a real client.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

type Json = Record<string, unknown>
export interface Seat {
  readonly person: Json | null
  readonly bot: string | null
  readonly clock: null
}

const hex = (bytes: number): string => randomBytes(bytes).toString('hex')
const TABLE = '0123456789abcdef'
/** Where the guest sits; the host's friends have the other seats. */
const GUEST = 1

export const person = (name: string, present = true): Seat => ({
  person: { name, marker: 'grey', present, overdue: false, hosts: false },
  bot: null,
  clock: null,
})

export class ChoosyHost {
  readonly #server: WebSocketServer
  #socket: WebSocket | undefined
  readonly #heard: Json[] = []
  #look: () => void = () => undefined
  /** What the host tells of the table; a test lies by changing it. */
  gameNumber = 1
  seats: Seat[] = [person('Odo'), person('Eve'), person('Ben')]
  /** Null for a new one with every draw. */
  id: string | null = null

  private constructor(server: WebSocketServer) {
    this.#server = server
    server.on('connection', (socket) => {
      this.#socket = socket
      socket.on('message', (data) => {
        const message = JSON.parse((data as Buffer).toString('utf8')) as Json
        this.#heard.push(message)
        if (message['type'] === 'hello') this.#welcome(message['resume'] !== null)
        if (message['type'] === 'join') this.#seats()
        if (message['id'] !== undefined) this.says({ type: 'ack', id: message['id'] })
        this.#look()
      })
    })
  }

  static async open(): Promise<ChoosyHost> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', path: '/play' })
    await once(server, 'listening')
    return new ChoosyHost(server)
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  says(message: Json): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #welcome(isBack: boolean): void {
    const resumed = isBack ? true : null
    this.says({ type: 'welcome', protocol: 8, app: '0.0.0-evil', resumed })
    if (isBack) this.#seats()
  }

  #seats(): void {
    this.says({ type: 'seated', table: TABLE, seat: GUEST, token: hex(16) })
    this.tells('gathering', null)
  }

  tells(phase: string, dealing: Json | null): void {
    const table = {
      ...{ id: TABLE, name: 'Friday', access: 'open', spectators: 'public', patience: 60 },
      ...{ clock: null, coach: false, game: 'ebbes', options: { seats: 3 }, code: 'K7QPX', phase },
      ...{
        opened: '2026-01-01T00:00:00.000Z',
        begun: null,
        gameNumber: this.gameNumber,
        tally: [],
      },
      ...{
        owner: 0,
        seats: this.seats,
        watching: [],
        removed: [],
        dealing,
        again: false,
        votes: [],
        move: null,
      },
    }
    this.says({ type: 'table', table })
  }

  /** What the guest has said to the news, once it has heard the pong after it and says so. */
  async #answer(phase: string, dealing: Json): Promise<readonly Json[]> {
    const from = this.#heard.length
    this.tells(phase, dealing)
    this.says({ type: 'pong', n: 0 })
    while (!this.#heard.slice(from).some(({ type }) => type === 'chat')) {
      await new Promise<void>((resolve) => {
        this.#look = resolve
      })
    }
    return this.#heard.slice(from)
  }

  /** Draws the cards. With the guest's open share the host knows them, and may take others. */
  async draws(isComplete = true): Promise<'opened' | 'not opened' | 'not sealed'> {
    const id = this.id ?? `${TABLE}/${this.gameNumber}/0/${hex(8)}/${hex(8)}`
    const dealing = { id, commitment: hex(32), restarts: 0 }
    const closed = await this.#answer('dealing', { ...dealing, shares: [hex(32), null, hex(32)] })
    const seal = closed.find(({ type, dealing: of }) => type === 'seal' && of === id)
    if (seal === undefined) return 'not sealed'
    if (!isComplete) return 'not opened'
    const shares = [hex(32), seal['commitment'], hex(32)]
    const open = await this.#answer('dealing', { ...dealing, shares })
    return open.some(({ type, dealing: of }) => type === 'unseal' && of === id)
      ? 'opened'
      : 'not opened'
  }

  /** Says that the game is over, and that this was all of it. */
  proves(): void {
    const shares = [hex(32), hex(32), hex(32)]
    const ceremony = { id: 'any', commitment: hex(32), shareCommitments: shares }
    const log = { game: 'ebbes', rulesVersion: 1, config: { seats: 3 }, inputs: [] }
    const { gameNumber: number } = this
    this.says({ type: 'proof', number, ceremony: { ...ceremony, secret: hex(32), shares }, log })
  }

  /** The guest has come back after its line was cut. */
  async isBack(): Promise<void> {
    const hellos = () => this.#heard.filter(({ type }) => type === 'hello').length
    const before = hellos()
    while (hellos() === before) {
      await new Promise<void>((resolve) => {
        this.#look = resolve
      })
    }
  }

  /** As a network would that fails. */
  cuts(): void {
    this.#socket?.terminate()
  }

  async close(): Promise<void> {
    for (const socket of this.#server.clients) socket.terminate()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
