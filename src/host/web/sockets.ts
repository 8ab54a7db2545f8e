/** Connections by WebSocket: who is let in, how many, and what happens to those who do not behave. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { SOCKET_PATH } from '../../protocol/messages'
import { LOCAL_ADDRESS, type Clock } from '../ports'
import { Session, type SessionSurroundings } from '../session'

interface LineLimits {
  /** Bytes of one message. */
  readonly message: number
  /** Bytes that may wait for a reader before he is cut off. */
  readonly unread: number
}

export interface SocketLimits {
  readonly all: number
  readonly perAddress: number
  /** From elsewhere, and from this machine itself, where all games are asked for at once. */
  readonly remote: LineLimits
  readonly local: LineLimits
  /** Milliseconds between two signs of life. */
  readonly heartbeat: number
}

const KIB = 1024

export const SOCKET_LIMITS: SocketLimits = {
  all: 500,
  perAddress: 40,
  remote: { message: 64 * KIB, unread: 1024 * KIB },
  local: { message: 16 * 1024 * KIB, unread: 64 * 1024 * KIB },
  heartbeat: 15_000,
}

export interface SocketSurroundings extends SessionSurroundings {
  readonly sockets: SocketLimits
  /** The address that a request comes from. */
  readonly addressOf: (request: IncomingMessage) => string
  /** The status that refuses a request, if it is to be refused. */
  readonly refusal: (request: IncomingMessage) => number | undefined
}

/** Away: a browser that asks why the connection ended gets it from the last message. */
const CLOSE_NORMAL = 1000
/** How long a polite end may take before the line is cut, in milliseconds. */
const CLOSE_PATIENCE = 2000

type Origin = 'remote' | 'local'

const serverFor = ({ message }: LineLimits): WebSocketServer =>
  new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: message,
    perMessageDeflate: false,
  })

export class Sockets {
  readonly #servers: Readonly<Record<Origin, WebSocketServer>>
  readonly #around: SocketSurroundings
  readonly #open = new Map<WebSocket, { readonly session: Session; readonly address: string }>()

  constructor(http: Server, around: SocketSurroundings) {
    this.#around = around
    const { remote, local } = around.sockets
    this.#servers = { remote: serverFor(remote), local: serverFor(local) }
    http.on('upgrade', (request, socket: Duplex, head) => {
      this.#upgrade(request, socket, head)
    })
  }

  get count(): number {
    return this.#open.size
  }

  /** Says goodbye to everybody. */
  close(): void {
    for (const { session } of this.#open.values()) session.end('host.closing', 'The host closes.')
    for (const server of Object.values(this.#servers)) server.close()
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Whoever goes away in the middle of the handshake must not end the process.
    socket.on('error', () => socket.destroy())
    const address = this.#around.addressOf(request)
    const status = this.#refusal(request, address)
    if (status !== undefined) {
      // Nobody waits for the other side to hang up: it might never do so.
      socket.once('finish', () => socket.destroy())
      socket.end(`HTTP/1.1 ${status} \r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
      return
    }
    const origin = isLoopback(address) ? 'local' : 'remote'
    this.#servers[origin].handleUpgrade(request, socket, head, (ws) => {
      this.#welcome(ws, address, origin)
    })
  }

  #refusal(request: IncomingMessage, address: string): number | undefined {
    const { sockets, refusal } = this.#around
    if (request.url !== SOCKET_PATH) return 404
    const same = [...this.#open.values()].filter((other) => other.address === address).length
    if (this.#open.size >= sockets.all || same >= sockets.perAddress) return 503
    return refusal(request)
  }

  #welcome(ws: WebSocket, address: string, origin: Origin): void {
    const { sockets, clock } = this.#around
    const { unread } = sockets[origin]
    const session = new Session(
      {
        send: (text) => {
          ws.send(text)
          // Somebody who does not read must not fill our memory.
          if (ws.bufferedAmount > unread) ws.terminate()
        },
        close: () => {
          ws.close(CLOSE_NORMAL)
          clock.after(CLOSE_PATIENCE, () => ws.terminate())
        },
      },
      this.#around,
      origin === 'local',
      origin === 'local' ? LOCAL_ADDRESS : address,
    )
    this.#open.set(ws, { session, address })
    const stop = heartbeat(ws, sockets.heartbeat, clock)
    ws.on('message', (data, isBinary) => {
      if (isBinary) session.end('protocol.malformed', 'Messages are texts.')
      else session.receive((data as Buffer).toString('utf8'))
    })
    // Pings are answered without us, and the answers wait for the same reader.
    ws.on('ping', () => {
      if (ws.bufferedAmount > unread) ws.terminate()
    })
    // Too long, not UTF-8, not a frame at all: `close` follows.
    ws.on('error', () => undefined)
    ws.on('close', () => {
      stop()
      this.#open.delete(ws)
      session.closed()
    })
  }
}

const isLoopback = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127\./.test(address)

/** Cuts a line on which nobody answers any more. */
function heartbeat(ws: WebSocket, every: number, clock: Clock): () => void {
  let isAlive = true
  let stop: () => void
  const beat = () => {
    if (!isAlive) {
      ws.terminate()
      return
    }
    isAlive = false
    ws.ping()
    stop = clock.after(every, beat)
  }
  ws.on('pong', () => {
    isAlive = true
  })
  stop = clock.after(every, beat)
  return () => stop()
}
