/** Bare connections, of pages and players alike: how many may be open before anybody has said what they want. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { Places, type MostPlaces } from '../quotas'
import { isLoopback, networkOf } from './address'

export interface ConnectionLimits extends MostPlaces {
  /** Kept for this machine itself, above those for everybody. */
  readonly kept: number
}

/** Fits into the thousand files that a program may have open where nobody has said otherwise. */
export const CONNECTION_LIMITS: ConnectionLimits = { all: 600, perAddress: 80, kept: 60 }

/** How long a browser may take: to say what it wants, and to take the next bit of it, in milliseconds. */
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
