/** Bare connections, of pages and players alike: how many may be open before they send a request. */
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { Places, type MostPlaces } from '../quotas'
import { isLoopback, networkOf } from './address'

export interface ConnectionLimits extends MostPlaces {
  /** Reserved for this machine itself, on top of those for everybody. */
  readonly kept: number
}

/** Stays below the thousand files that a program may have open by default. */
export const CONNECTION_LIMITS: ConnectionLimits = { all: 600, perAddress: 80, kept: 60 }

/** How long a browser may take, in milliseconds: to send its request, and to read the next part of the answer. */
export interface HttpPatience {
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly connectionsCheckingInterval: number
  readonly idle: number
}

export const HTTP_PATIENCE: HttpPatience = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 2000,
  idle: 30_000,
}

/**
 * Ends connections whose request took too long or is malformed. If the host itself was busy, the request may have
 * arrived without being read: everything that is there is read first.
 */
export function endBadRequests(server: Server): void {
  const requests = new WeakMap<Duplex, number>()
  const requestsOn = (socket: Duplex): number => requests.get(socket) ?? 0
  const count = ({ socket }: IncomingMessage): unknown =>
    requests.set(socket, requestsOn(socket) + 1)
  server.on('request', count).on('upgrade', count)
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) {
      socket.destroy()
      return
    }
    if (code !== 'ERR_HTTP_REQUEST_TIMEOUT') {
      socket.once('finish', () => socket.destroy()).end(BAD_REQUEST)
      return
    }
    const before = requestsOn(socket)
    setImmediate(() => {
      if (requestsOn(socket) === before) socket.destroy()
    })
  })
}

const BAD_REQUEST = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n'

export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  remoteAddress: (socket: Socket) => string,
): void {
  const places = new Places(limits)
  server.maxConnections = limits.all + limits.kept
  server.on('connection', (socket) => {
    const address = remoteAddress(socket)
    if (isLoopback(address)) return
    const network = networkOf(address)
    if (places.take(network)) socket.once('close', () => places.free(network))
    else socket.destroy()
  })
}
