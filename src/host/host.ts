/**
 * The host as a whole: pages and sockets on one port, the room behind them, bots in their threads, and the
 * announcement on the network. Electron's main process and the headless host both start this.
 */
import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { keyOf, type Ceremony } from '../engine/fair/ceremony'
import { diceFor } from '../engine/fair/dice'
import { KEY_BYTES } from '../protocol/own-key'
import { NetworkReach } from './lan/reach'
import type { Dice } from './table/play'
import { botPool, type Bots } from './bot-pool'
import { Arriving } from './moving/arriving'
import { MoveDesk } from './moving/desk'
import { sealedTablesOnDisk, sealedTablesInMemory } from './moving/sealed-tables'
import { HistoryDesk } from './history/desk'
import { History } from './history/history'
import { fileStore } from './store/log-store'
import { memoryStore } from './store/memory-store'
import { ownKey } from './store/own-key'
import { forwardedFor, isLoopback } from './web/address'
import {
  CONNECTION_LIMITS,
  endBadRequests,
  HTTP_PATIENCE,
  limitConnections,
  type ConnectionLimits,
  type HttpPatience,
} from './web/connections'
import { isAllowedHost, isAllowedOrigin, ownNames } from './web/origin'
import { pages } from './web/pages'
import type { Clock } from './ports'
import { Room } from './room'
import { SESSION_LIMITS, type SessionLimits } from './session'
import { steadyClock } from './steady-clock'
import { Sockets, SOCKET_LIMITS, type SocketLimits } from './web/sockets'

export interface HostOptions {
  /** The version of the application. */
  readonly app: string
  /** The folder of the built pages. */
  readonly pages: string
  /** The built entry of the bots' threads. */
  readonly botScript: URL
  /** The built entry of the threads that read the history; without it, the host reads it by itself. */
  readonly historyScript?: URL
  /** Where tables are kept; without it they live as long as the program. */
  readonly data?: string
  /** 0 for any; if the port is taken, the next free one. */
  readonly port: number
  /**
   * Whether the network can connect and is told about this host; or only if there are unfinished tables that
   * players may want to come back to.
   */
  readonly lan: boolean | 'for-unfinished'
  /** Called when the host opens to the network, at once or later. */
  readonly lanOpened?: () => void
  readonly report: (problem: string) => void
  /** The longest pause in milliseconds in which a bot pretends to think; 0 for none. */
  readonly botPause?: number
  readonly mostTables?: number
  /** How many tables guests from one address may have open at a time. */
  readonly tablesPerAddress?: number
  /** The address of a reverse proxy on this machine, which is then trusted to say where its visitors come from. */
  readonly publicUrl?: URL | undefined
  readonly connections?: Partial<ConnectionLimits>
  readonly patience?: Partial<HttpPatience>
  readonly sockets?: Partial<SocketLimits>
  readonly session?: Partial<SessionLimits>
  /** Dice, clock and addresses: tests bring their own, no setting can. */
  readonly diceOf?: (ceremony: Ceremony) => Dice
  readonly clock?: Clock
  readonly remoteAddress?: (socket: Socket) => string
  /** The adapters to announce on: tests announce on none. */
  readonly adapters?: () => readonly string[]
}

export interface Host {
  readonly port: number
  /** Proves who the user of this machine is: src/protocol/own-key.ts. */
  readonly key: string
  readonly room: Room
  /** Where guests can reach us, and how to open the host to the network. */
  readonly reach: NetworkReach
  /** Resolves when every decision is on disk and has been sent out. */
  close(): Promise<void>
}

const BOT_PAUSE_MS = 1500
const MAX_TABLES = 100
const TABLES_PER_ADDRESS = 10

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    let isWanted = true
    const timer = setTimeout(() => {
      // If the host was busy, messages that arrived in time may not have been read yet: they still count.
      setImmediate(() => {
        if (isWanted) run()
      })
    }, ms)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  },
}

export const secrets = (bytes: number): string => randomBytes(bytes).toString('hex')

/** Dice that no one could choose: docs/fair-deals.md. */
export function fairDice(ceremony: Ceremony): Dice {
  const key = keyOf(ceremony)
  return (index) => diceFor(key, index)
}

export async function startHost(options: HostOptions): Promise<Host> {
  const { app, report, publicUrl, remoteAddress = (socket) => socket.remoteAddress ?? '' } = options
  const clock = steadyClock(options.clock ?? systemClock, report)
  const { idle, ...patience } = { ...HTTP_PATIENCE, ...options.patience }
  const server = createServer(patience).setTimeout(idle)
  endBadRequests(server)
  limitConnections(server, { ...CONNECTION_LIMITS, ...options.connections }, remoteAddress)
  const network = new NetworkReach(server, {
    app,
    report,
    clock,
    publicUrl,
    openTables: () => room.openTables,
    opened: options.lanOpened,
    adapters: options.adapters,
  })
  const bots = botPool({ script: options.botScript })
  const coach = () => botPool({ script: options.botScript, size: 1 })
  const coaches = { advise: coach(), review: coach(), hindsight: coach() }
  const { data } = options
  const store = data === undefined ? memoryStore() : await fileStore(data, report)
  const key = data === undefined ? secrets(KEY_BYTES) : await ownKey(data, secrets, report)
  const history = new History({
    archive: store.archive,
    app,
    report,
    script: options.historyScript,
  })
  const hold =
    options.data === undefined ? sealedTablesInMemory() : await sealedTablesOnDisk(options.data)
  const room: Room = new Room({
    app,
    clock,
    secrets,
    bots,
    coaches,
    report,
    botPause: options.botPause ?? BOT_PAUSE_MS,
    diceOf: options.diceOf ?? fairDice,
    store,
    lastPlayed: (game) => history.lastPlayed(game),
    played: (game, people, begun) => history.played(game, people, begun),
    today: () => new Date().toISOString(),
    mostTables: options.mostTables ?? MAX_TABLES,
    tablesPerAddress: options.tablesPerAddress ?? TABLES_PER_ADDRESS,
    changed: (tables) => network.show(tables),
  })
  await room.resume()
  const names = ownNames()
  const isOurs = (host: string | undefined) => isAllowedHost(host, names, network.port, publicUrl)
  server.on('request', pages(options.pages, { isOurs }))
  const desk = new HistoryDesk(history, room)
  const sockets = new Sockets(server, {
    room,
    history: desk,
    moves: new MoveDesk(
      room,
      new Arriving({ room, hold, app, report, openPlaces: () => network.openPlaces() }),
    ),
    app,
    report,
    reach: network,
    clock,
    limits: { ...SESSION_LIMITS, ...options.session },
    sockets: { ...SOCKET_LIMITS, ...options.sockets },
    key,
    addressOf: ({ socket, headers }) => {
      const peer = remoteAddress(socket)
      const isProxy = publicUrl !== undefined && isLoopback(peer)
      return (isProxy ? forwardedFor(headers['x-forwarded-for']) : undefined) ?? peer
    },
    refusal: ({ headers }) => {
      if (!isOurs(headers.host)) return 421
      return isAllowedOrigin(headers.origin, headers.host, publicUrl) ? undefined : 403
    },
  })
  const isLan = options.lan === 'for-unfinished' ? room.tables.length > 0 : options.lan
  await network.listen(options.port, isLan)
  // For example a connection refused because too many files are open: the others carry on.
  server.on('error', ({ message }) => report(`A connection was not taken: ${message}`))
  return {
    port: network.port,
    key,
    room,
    reach: network,
    close: () => close(server, sockets, desk, room, [bots, ...Object.values(coaches)], network),
  }
}

async function close(
  server: Server,
  sockets: Sockets,
  desk: HistoryDesk,
  room: Room,
  threads: readonly Bots[],
  network: NetworkReach,
): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  sockets.close()
  await desk.settled()
  await Promise.all([room.shutDown(), network.close()])
  await Promise.all(threads.map((bots) => bots.close()))
  server.closeAllConnections()
  await closed
}
