/** A whole host in this process, reached by real sockets, and strangers who ignore the protocol. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { WebSocket, type ClientOptions } from 'ws'
import { inProject } from '../../scripts/lib/paths.js'
import { startHost, type Host, type HostOptions } from '../../src/host/host'
import type { Ticket } from '../../src/protocol/client'
import {
  PROTOCOL,
  readHostMessage,
  SOCKET_PATH,
  type ClientMessage,
  type HostMessage,
} from '../../src/protocol/messages'
import { keyProtocol, SOCKET_PROTOCOL } from '../../src/protocol/own-key'
import { bySocket, Guest, type GuestOptions } from './guests'
import { AN_HOUR } from './memory-room'

/** As many messages as a machine can send: the rate limits are tested elsewhere. */
export const UNHURRIED = {
  messages: [1_000_000, 1_000_000],
  words: [1_000_000, 1_000_000],
  changes: [1_000_000, 1_000_000],
} as const

export interface SocketHost {
  readonly host: Host
  readonly port: number
  readonly problems: readonly string[]
  readonly newGuest: (name: string, options?: GuestOptions) => Guest
  readonly stranger: (options?: ClientOptions) => Stranger
  /** With the key of this machine's own user. */
  readonly owner: () => Stranger
  /** A connection that speaks no WebSocket unless told how. */
  readonly raw: () => Socket
  /** Ends all connections first, so that none is waited for. */
  readonly close: () => Promise<void>
}

export async function socketHost(options: Partial<HostOptions> = {}): Promise<SocketHost> {
  const problems: string[] = []
  const host = await startHost({
    app: '0.0.0-test',
    pages: inProject('tests'),
    // No bot sits at these tables, so no thread is ever started.
    botScript: new URL('file:///nowhere/bot-worker.mjs'),
    port: 0,
    lan: false,
    botPause: 0,
    report: (problem) => problems.push(problem),
    ...options,
    session: { hello: AN_HOUR, ...options.session },
    sockets: { heartbeat: AN_HOUR, ...options.sockets },
  })
  const { port, key } = host
  const guests: Guest[] = []
  const strangers: Stranger[] = []
  const sockets: Socket[] = []
  const comes = (stranger: Stranger): Stranger => {
    strangers.push(stranger)
    return stranger
  }
  return {
    host,
    port,
    problems,
    newGuest: (name, more) => {
      const guest = new Guest(name, bySocket(`http://127.0.0.1:${port}`), more)
      guests.push(guest)
      return guest
    },
    stranger: (more) => comes(new Stranger(port, more)),
    owner: () => comes(new Stranger(port, {}, [SOCKET_PROTOCOL, keyProtocol(key)])),
    raw: () => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
      socket.on('error', () => undefined)
      sockets.push(socket)
      return socket
    },
    close: async () => {
      for (const guest of guests) guest.client.close()
      for (const stranger of strangers) stranger.hangUp()
      for (const socket of sockets) socket.destroy()
      await host.close()
    },
  }
}

type Ended = { readonly code: number } | { readonly status: number }

/** A client with a WebSocket and no manners. */
export class Stranger {
  readonly ws: WebSocket
  readonly heard: HostMessage[] = []
  /** Resolves when the connection has ended, or was never made. */
  readonly ended: Promise<Ended>
  #look: () => void = () => undefined
  #ended: Ended | undefined

  constructor(port: number, options: ClientOptions = {}, protocols: string[] = []) {
    this.ws = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, protocols, options)
    this.ws.on('message', (data) => {
      const text = (data as Buffer).toString('utf8')
      const message = readHostMessage(text)
      if (message === undefined) throw new Error(`The host said: ${text}`)
      this.heard.push(message)
      this.#look()
    })
    this.ws.on('error', () => undefined)
    this.ended = new Promise((resolve) => {
      const end = (how: Ended) => {
        this.#ended ??= how
        resolve(this.#ended)
        this.#look()
      }
      this.ws.on('unexpected-response', (request, response) => {
        end({ status: response.statusCode ?? 0 })
        request.destroy()
      })
      this.ws.on('close', (code) => end({ code }))
    })
  }

  async opened(): Promise<this> {
    if (this.ws.readyState === WebSocket.CONNECTING) await once(this.ws, 'open')
    return this
  }

  /** Opens the connection and is polite once. */
  async greets(name = 'Stranger', resume: Ticket | null = null): Promise<this> {
    await this.opened()
    this.says(helloOf(name, resume))
    await this.hears('welcome')
    return this
  }

  says(message: ClientMessage): void {
    this.shouts(JSON.stringify(message))
  }

  /** Anything at all. */
  shouts(text: string | Buffer): void {
    if (this.ws.readyState === WebSocket.OPEN) this.ws.send(text)
  }

  /** The first message of that type, as soon as it comes; rejects if the connection ends before. */
  async hears<Type extends HostMessage['type']>(
    type: Type,
    fits: (message: Extract<HostMessage, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<HostMessage, { type: Type }>> {
    type Wanted = Extract<HostMessage, { type: Type }>
    for (;;) {
      const found = this.heard.find(
        (message): message is Wanted => message.type === type && fits(message as Wanted),
      )
      if (found !== undefined) return found
      if (this.#ended !== undefined) {
        throw new Error(`No ${type}, but: ${JSON.stringify([...this.heard, this.#ended])}`)
      }
      await new Promise<void>((resolve) => {
        this.#look = resolve
      })
    }
  }

  /** The code of the host's goodbye. */
  async farewell(): Promise<string> {
    await this.ended
    const last = this.heard.at(-1)
    return last?.type === 'bye' ? last.code : `no goodbye: ${JSON.stringify(last ?? null)}`
  }

  hangUp(): void {
    this.ws.terminate()
  }
}

export const helloOf = (name: string, resume: Ticket | null = null): ClientMessage => ({
  type: 'hello',
  protocol: PROTOCOL,
  app: '0.0.0-test',
  name,
  marker: 'grey',
  resume,
})

/** What a browser sends to open a WebSocket. */
export function handshake(
  port: number,
  more: Readonly<Record<string, string>> = {},
  path = SOCKET_PATH,
): string {
  const headers = {
    host: `127.0.0.1:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...more,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** A WebSocket whose frames are written by hand, and which reads nothing any more. */
export async function upgraded({ raw, port }: SocketHost): Promise<Socket> {
  const socket = raw()
  socket.write(handshake(port))
  await once(socket, 'data')
  socket.pause()
  return socket
}

/** One frame of a client, with an all-zero mask. */
export function frame(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text)
  const length =
    payload.length < 126
      ? Buffer.from([0x80 | payload.length])
      : Buffer.from([0x80 | 126, payload.length >> 8, payload.length & 0xff])
  return Buffer.concat([Buffer.from([0x80 | opcode]), length, Buffer.alloc(4), payload])
}
