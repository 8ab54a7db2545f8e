/** WebSocket connections: who is let in, how many, and what happens to clients that misbehave. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { SOCKET_PATH } from '../../protocol/messages'
import { keyProtocol, SOCKET_PROTOCOL } from '../../protocol/own-key'
import { LOCAL, type Clock } from '../ports'
import { Places, type MostPlaces } from '../quotas'
import { networkOf } from './address'
import { Session, type SessionDeps } from '../session'
import { Outbox } from './outbox'

interface LineLimits {
  /** Bytes of one message. */
  readonly message: number
  /** Bytes that may wait for a reader before the connection is cut. */
  readonly unread: number
}

export interface SocketLimits extends MostPlaces {
  /** Reserved for the user of this machine, on top of those for everybody. */
  readonly own: number
  /** For guests, and for the user of this machine, whose page asks for all games at once. */
  readonly remote: LineLimits
  readonly local: LineLimits
  /** Milliseconds between two pings. */
  readonly heartbeat: number
}

const KIB = 1024

export const SOCKET_LIMITS: SocketLimits = {
  all: 500,
  perAddress: 40,
  own: 40,
  remote: { message: 64 * KIB, unread: 1024 * KIB },
  local: { message: 16 * 1024 * KIB, unread: 64 * 1024 * KIB },
  heartbeat: 15_000,
}

export interface SocketDeps extends SessionDeps {
  readonly sockets: SocketLimits
  /** Proves who the user of this machine is. */
  readonly key: string
  /** Where a request comes from. */
  readonly addressOf: (request: IncomingMessage) => string
  /** The status code for a refused request; undefined if it is allowed. */
  readonly refusal: (request: IncomingMessage) => number | undefined
}

/** A plain close: the last message has told the browser the reason. */
const CLOSE_NORMAL = 1000
/** How long a clean close may take before the connection is cut, in milliseconds. */
const CLOSE_PATIENCE = 2000

type Origin = 'remote' | 'local'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Whether a request offers the key. Compared in constant time, so that the delay reveals nothing about a guess.
 */
function offers(key: string, { headers }: IncomingMessage): boolean {
  const wanted = digest(keyProtocol(key))
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',')
  return offered.some((protocol) => timingSafeEqual(digest(protocol.trim()), wanted))
}

const serverFor = ({ message }: LineLimits): WebSocketServer =>
  new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: message,
    perMessageDeflate: false,
    handleProtocols: (offered) => offered.has(SOCKET_PROTOCOL) && SOCKET_PROTOCOL,
  })

export class Sockets {
  readonly #servers: Readonly<Record<Origin, WebSocketServer>>
  readonly #deps: SocketDeps
  readonly #places: Readonly<Record<Origin, Places>>
  readonly #open = new Map<WebSocket, Session>()

  constructor(http: Server, deps: SocketDeps) {
    this.#deps = deps
    const { remote, local, own } = deps.sockets
    this.#servers = { remote: serverFor(remote), local: serverFor(local) }
    this.#places = {
      remote: new Places(deps.sockets),
      local: new Places({ all: own, perAddress: own }),
    }
    http.on('upgrade', (request, socket: Duplex, head) => {
      this.#upgrade(request, socket, head)
    })
  }

  /** Says goodbye to everybody. */
  close(): void {
    for (const session of this.#open.values()) session.end('host.closing', 'The host closes.')
    for (const server of Object.values(this.#servers)) server.close()
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A client that leaves during the handshake must not end the process.
    socket.on('error', () => socket.destroy())
    const origin = offers(this.#deps.key, request) ? 'local' : 'remote'
    const address = origin === 'local' ? LOCAL : networkOf(this.#deps.addressOf(request))
    const status = this.#refusal(request, this.#places[origin], address)
    if (status !== undefined) {
      // Not left to the other side, which might never hang up.
      socket.once('finish', () => socket.destroy())
      socket.end(`HTTP/1.1 ${status} \r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
      return
    }
    socket.once('close', () => this.#places[origin].free(address))
    this.#servers[origin].handleUpgrade(request, socket, head, (ws) => {
      this.#welcome(ws, socket, address, origin)
    })
  }

  /** If there is none, a place has been taken. */
  #refusal(request: IncomingMessage, places: Places, address: string): number | undefined {
    if (request.url !== SOCKET_PATH) return 404
    return this.#deps.refusal(request) ?? (places.take(address) ? undefined : 503)
  }

  #welcome(ws: WebSocket, socket: Duplex, address: string, origin: Origin): void {
    const { sockets, clock } = this.#deps
    const { unread } = sockets[origin]
    const outbox = new Outbox(ws, socket, unread)
    const session = new Session(
      {
        send: (text) => outbox.send(text),
        close: () => {
          outbox.close(CLOSE_NORMAL)
          clock.after(CLOSE_PATIENCE, () => ws.terminate())
        },
      },
      this.#deps,
      address,
    )
    this.#open.set(ws, session)
    const stop = heartbeat(ws, sockets.heartbeat, clock)
    ws.on('message', (data, isBinary) => {
      if (isBinary) session.end('protocol.malformed', 'Messages are texts.')
      else session.receive((data as Buffer).toString('utf8'))
    })
    // Pings are answered automatically, and the answers wait for the same reader.
    ws.on('ping', () => outbox.look())
    // Too long, not UTF-8, not a frame at all: `close` follows.
    ws.on('error', () => undefined)
    ws.on('close', () => {
      stop()
      this.#open.delete(ws)
      session.closed()
    })
  }
}

/** Cuts a connection that no longer answers. */
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
