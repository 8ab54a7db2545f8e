/**
 * The host as a whole: pages and sockets on one port, the room behind them, bots in their threads, and
 * the network told about it. Electron's main process and the headless host both start this.
 */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { keyOf, type Ceremony } from '../engine/fair/ceremony'
import { diceFor } from '../engine/fair/dice'
import { listAddresses, reachableAddresses, type CheckedAddress } from './lan/addresses'
import { announcer, type Announcer } from './lan/announce'
import type { Dice } from './table/authority'
import { botPool, type Bots } from './bot-pool'
import { createAdvertiser, type Advertiser } from './lan/discovery'
import { listen } from './web/listen'
import { fileStore } from './store/log-store'
import { memoryStore } from './store/memory-store'
import { isAllowedHost, isAllowedOrigin, ownNames } from './web/origin'
import { pages } from './web/pages'
import type { Clock } from './ports'
import { Room } from './room'
import { SESSION_LIMITS, type SessionLimits } from './session'
import { Sockets, SOCKET_LIMITS, type SocketLimits } from './web/sockets'

export interface HostOptions {
  /** The version of the application. */
  readonly app: string
  /** The folder of the built pages. */
  readonly pages: string
  /** The built entry of the bots' threads. */
  readonly botScript: URL
  /** Where tables are kept; without it they live as long as the program. */
  readonly data?: string
  /** 0 for any; a taken one leads to the next that is free. */
  readonly port: number
  /** Whether others on the network can come in, and are told that there is something. */
  readonly lan: boolean
  readonly report: (problem: string) => void
  /** Milliseconds that a bot takes at least, so that people can follow. */
  readonly botPause?: number
  readonly mostTables?: number
  readonly sockets?: Partial<SocketLimits>
  readonly session?: Partial<SessionLimits>
  /** The dice of a game: tests bring their own, no setting can. */
  readonly diceOf?: (ceremony: Ceremony) => Dice
}

export interface Host {
  readonly port: number
  readonly room: Room
  /** Where guests can reach us, the likeliest first, each tried from here. */
  addresses(): Promise<readonly CheckedAddress[]>
  /** Everything decided is on disk, and everybody knows, when this is done. */
  close(): Promise<void>
}

const LOOPBACK = '127.0.0.1'
const BOT_PAUSE_MS = 700
const MOST_TABLES = 100

/** How long a browser may take to say what it wants, in milliseconds. */
const HTTP_PATIENCE = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 2000,
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

export const secrets = (bytes: number): string => randomBytes(bytes).toString('hex')

/** The dice that nobody chose: docs/fair-deals.md. */
export function fairDice(ceremony: Ceremony): Dice {
  const key = keyOf(ceremony)
  return (index) => diceFor(key, index)
}

export async function startHost(options: HostOptions): Promise<Host> {
  const { app, report } = options
  let announce: Announcer | undefined
  const bots = botPool({ script: options.botScript })
  const room = new Room({
    clock: systemClock,
    secrets,
    bots,
    report,
    botPause: options.botPause ?? BOT_PAUSE_MS,
    diceOf: options.diceOf ?? fairDice,
    store: options.data === undefined ? memoryStore() : await fileStore(options.data),
    today: () => new Date().toISOString(),
    mostTables: options.mostTables ?? MOST_TABLES,
    changed: (tables) => announce?.show(tables),
  })
  await room.resume()
  const names = ownNames()
  let port = options.port
  const isOurs = (host: string | undefined) => isAllowedHost(host, names, port)
  const server = createServer(HTTP_PATIENCE, pages(options.pages, { isOurs }))
  const sockets = new Sockets(server, {
    room,
    app,
    report,
    clock: systemClock,
    limits: { ...SESSION_LIMITS, ...options.session },
    sockets: { ...SOCKET_LIMITS, ...options.sockets },
    refusal: ({ headers }: IncomingMessage) => {
      if (!isOurs(headers.host)) return 421
      return isAllowedOrigin(headers.origin, headers.host) ? undefined : 403
    },
  })
  port = await listenOn(server, options.lan, options.port)
  if (options.lan) {
    announce = announcer(advertisers(report), app, port)
    announce.show(room.openTables)
  }
  return {
    port,
    room,
    addresses: () => (options.lan ? reachableAddresses(port) : Promise.resolve([])),
    close: () => close(server, sockets, room, bots, announce),
  }
}

/** One on each adapter: left to itself the system would tell only one network, perhaps a VPN's. */
function advertisers(report: (problem: string) => void): readonly Advertiser[] {
  const onError = (error: Error) => report(`Tables can’t be announced: ${error.message}`)
  const adapters = listAddresses().filter(({ family }) => family === 4)
  if (adapters.length === 0) return [createAdvertiser({ onError })]
  return adapters.map(({ address }) => createAdvertiser({ onError, interface: address }))
}

/** On the network by both kinds of address where the machine has both. */
async function listenOn(server: Server, lan: boolean, port: number): Promise<number> {
  if (!lan) return listen(server, LOOPBACK, port)
  try {
    return await listen(server, '::', port)
  } catch {
    return listen(server, '0.0.0.0', port)
  }
}

async function close(
  server: Server,
  sockets: Sockets,
  room: Room,
  bots: Bots,
  announce: Announcer | undefined,
): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  sockets.close()
  await Promise.all([room.shutDown(), announce?.close()])
  await bots.close()
  server.closeAllConnections()
  await closed
}
