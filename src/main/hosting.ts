/**
 * Playing with others: this application's own host, started when a window first wants to play, and other machines'
 * hosts.
 */
import { app, powerMonitor } from 'electron'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Host } from '../host/host'
import type { Nearby } from '../host/lan/nearby'
import type { HostStatus, NearbyTable, OwnHost } from '../protocol/desktop'
import { remembered, report, reportFailure } from './shell'

const DEFAULT_PORT = 4711

let running: Promise<Host> | undefined
let host: Host | undefined
let others: Promise<Nearby> | undefined
let isLocked = false

/** Loaded only now, so that the first window does not wait for the rules of two games. */
async function start(lan: false | 'for-unfinished', port = DEFAULT_PORT): Promise<Host> {
  const data = join(app.getPath('userData'), 'games')
  await mkdir(data, { recursive: true })
  const [{ startHost }, { lockData }] = await Promise.all([
    import('../host/host'),
    import('../host/store/data-lock'),
  ])
  // Kept for good: only the end of this program releases it.
  if (!isLocked) await lockData(data)
  isLocked = true
  host = await startHost({
    app: app.getVersion(),
    pages: fileURLToPath(new URL('../renderer', import.meta.url)),
    botScript: new URL('./bot-worker.js', import.meta.url),
    historyScript: new URL('./history-worker.js', import.meta.url),
    data,
    port,
    lan,
    lanOpened: () => remembered().change({ lan: true }),
    report,
  })
  if (!host.reach.isOpen) remembered().change({ lan: false })
  return host
}

/** For windows of this machine. */
export async function ownHost(): Promise<OwnHost> {
  running ??= start(remembered().now.lan ? 'for-unfinished' : false)
  try {
    const { port, key } = await running
    return { origin: `http://127.0.0.1:${port}`, key }
  } catch (error) {
    // The next attempt may succeed, once there is room on the disk.
    running = undefined
    throw error
  }
}

/** After the host was killed in mid-game, guests find it again without help. */
export function hostAgain(): void {
  if (remembered().now.lan) ownHost().catch(reportFailure)
}

const IN_PLAY: readonly string[] = ['dealing', 'playing', 'paused', 'stopped', 'moving']

export function hostStatus(): HostStatus | null {
  if (host === undefined) return null
  const tables = host.room.tables.map(({ summary }) => summary)
  const playing = tables.filter(({ phase }) => IN_PLAY.includes(phase)).length
  return { lan: host.reach.isOpen, tables: tables.length, playing }
}

/** Whether others would miss us: a game that the network can see, or people waiting for one. */
export const isGameNight = (): boolean =>
  host?.reach.isOpen === true &&
  host.room.tables.some(
    ({ phase, summary }) => IN_PLAY.includes(phase) || summary.people.length > 1,
  )

/** Starts a new host in place of the old one: that ends every connection, and our own windows reconnect. */
export async function shutOut(): Promise<void> {
  const old = await running
  if (old?.reach.isOpen !== true) return
  remembered().change({ lan: false })
  const { port } = old
  running = old.close().then(() => start(false, port))
  await running
}

export async function tablesNearby(): Promise<readonly NearbyTable[]> {
  others ??= listen()
  return (await others).tables()
}

async function listen(): Promise<Nearby> {
  const [{ nearby }, { systemClock }] = await Promise.all([
    import('../host/lan/nearby'),
    import('../host/host'),
  ])
  return nearby({
    clock: systemClock,
    onError: ({ message }) => report(`Tables on the network can’t be heard of: ${message}`),
  })
}

/** While a machine sleeps, others on the network forget it. */
export function wakeWithSystem(): void {
  powerMonitor.on('resume', () => {
    host?.reach.refresh().catch(reportFailure)
  })
}

/** Quitting waits until every move is saved, all guests have been told, and all sockets are closed. */
export function closeWithApp(): void {
  let isClosed = false
  app.on('will-quit', (event) => {
    if (isClosed) return
    isClosed = true
    event.preventDefault()
    remembered().change({ lan: false })
    const hosting = running?.then((open) => open.close())
    const listening = others?.then((nearby) => nearby.close())
    // Not `quit`, which waits for pages: one that is looking for a lost host may take for ever.
    Promise.allSettled([hosting, listening, remembered().written()])
      .finally(() => app.exit())
      .catch(reportFailure)
  })
}
