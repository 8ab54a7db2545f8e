/**
 * `npm run bench -- host [flags of Node for the host, such as --cpu-prof]`: 200 tables of ebbes with
 * four sockets each, somebody acting at every one of them five times a second, beside two servers
 * that only repeat what our host has said: one at once, one when the request is on disk. All are
 * connected all the time and are played at in turn. Every server has a process, and so do the guests.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { HOST_PROGRAM } from '../scripts/lib/host-program.js'
import { Child, type Memory, type Usage } from './host-child'
import { quantile, rounded } from './host-figures'
import { runMasters } from './host-masters'
import { PAUSE_MS, SEATS, type Samples, type Traffic } from './host-traffic'

const TABLES = 200
/** Opened and played before memory is measured, so that code and buffers are there. */
const WARM_UP_TABLES = 20
const WARM_UP_MS = 4000
const SLICE_MS = 5000
const SLICES = 4

const PEERS = ['host', 'echo', 'syncedEcho'] as const
type Peer = (typeof PEERS)[number]

const ROLES: Record<string, () => Promise<unknown>> = {
  host: () => import('./host-process'),
  echo: () => import('./host-echo'),
  load: () => import('./host-load'),
  masters: () => import('./host-masters-load'),
}

interface Slice extends Traffic, Usage {
  readonly loadCpuMicros: number
  readonly loadLagP99: number
}

const script = fileURLToPath(import.meta.url)
/** As Node runs the host in production. */
const HOST_FLAGS = HOST_PROGRAM.slice(0, -1)
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

async function run(flags: readonly string[]): Promise<void> {
  // Not in the system's folder for such things, which may be in memory.
  const folder = await mkdtemp(join(fileURLToPath(new URL('.', import.meta.url)), 'host-data-'))
  const folderFor = async (name: string): Promise<string> => {
    await mkdir(join(folder, name))
    return join(folder, name)
  }
  try {
    const data = await folderFor('tables')
    // What others do on the machine: with more than it has cores, times say little.
    const loadBefore = rounded(loadavg()[0] ?? 0)
    const play = await measurePlay(data, await folderFor('echo'), flags)
    const unconnected = await measureUnconnected(await folderFor('empty'), data)
    console.log(JSON.stringify({ bench: 'host', loadBefore, ...play, unconnectedKiB: unconnected }))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measurePlay(data: string, echoData: string, flags: readonly string[]) {
  const load = await Child.start(script, 'load')
  const host = await Child.start(script, 'host', [...HOST_FLAGS, ...flags])
  const port = await host.ask<number>('listen', data)
  const warmUp = (peer: Peer) => load.ask<Traffic>('play', { peer, ms: WARM_UP_MS })

  await load.ask('sitDown', { port, count: WARM_UP_TABLES })
  await warmUp('host')
  const before = await host.ask<Memory>('memory')
  await load.ask('sitDown', { port, count: TABLES - WARM_UP_TABLES })
  const after = await host.ask<Memory>('memory')
  await warmUp('host')

  const servers: Record<Peer, Child> = {
    host,
    echo: await Child.start(script, 'echo'),
    syncedEcho: await Child.start(script, 'echo'),
  }
  /** Views grow with every trick, so the peers repeat what our host has said last. */
  const repeat = async (): Promise<Samples> => {
    const samples = await load.ask<Samples>('samples')
    await servers.echo.ask('repeat', samples)
    await servers.syncedEcho.ask('repeat', samples)
    return samples
  }
  const samples = await repeat()
  for (const [peer, where] of [
    ['echo', null],
    ['syncedEcho', echoData],
  ] as const) {
    const echoPort = await servers[peer].ask<number>('listen', { count: TABLES, data: where })
    await load.ask('connect', { peer, port: echoPort, samples })
    await warmUp(peer)
  }

  const slices: Record<Peer, Slice[]> = { host: [], echo: [], syncedEcho: [] }
  for (let slice = 0; slice < SLICES; slice++) {
    for (const peer of PEERS) {
      slices[peer].push(await measureSlice(servers[peer], load, peer))
      if (peer === 'host') await repeat()
    }
  }
  await load.ask('leave', 'host')
  await host.ask('close')
  await Promise.all([...Object.values(servers), load].map((child) => child.stop()))

  const figures = {
    host: figuresOf(slices.host),
    echo: figuresOf(slices.echo),
    syncedEcho: figuresOf(slices.syncedEcho),
  }
  const ratioTo = (peer: Peer) => ({
    p50: rounded(figures.host.p50 / figures[peer].p50),
    p99: rounded(figures.host.p99 / figures[peer].p99),
    cpu: rounded(figures.host.cpuMicrosPerMessage / figures[peer].cpuMicrosPerMessage),
  })
  return {
    tables: TABLES,
    seats: SEATS,
    pauseMs: PAUSE_MS,
    ...figures,
    ratio: { echo: ratioTo('echo'), syncedEcho: ratioTo('syncedEcho') },
    connectedKiB: perTable(before, after, TABLES - WARM_UP_TABLES),
  }
}

async function measureSlice(server: Child, load: Child, peer: Peer): Promise<Slice> {
  await server.ask('begin')
  await load.ask('begin')
  const traffic = await load.ask<Traffic>('play', { peer, ms: SLICE_MS })
  const loadUsage = await load.ask<Usage>('end')
  const usage = await server.ask<Usage>('end')
  const { cpuMicros: loadCpuMicros, lagP99: loadLagP99 } = loadUsage
  return { ...traffic, ...usage, loadCpuMicros, loadLagP99 }
}

function figuresOf(slices: readonly Slice[]) {
  const all = slices.flatMap(({ latencies }) => latencies)
  const total = (count: (slice: Slice) => number) => sum(slices.map(count))
  const seconds = (slices.length * SLICE_MS) / 1000
  const messages = total(({ acts, received }) => acts + received)
  return {
    p50: quantile(all, 0.5),
    p99: quantile(all, 0.99),
    p99BySlice: slices.map(({ latencies }) => quantile(latencies, 0.99)),
    worst: quantile(all, 1),
    actsPerSecond: rounded(total(({ acts }) => acts) / seconds),
    messagesPerSecond: rounded(messages / seconds),
    meanBytes: Math.round(
      total(({ receivedBytes }) => receivedBytes) / total(({ received }) => received),
    ),
    refused: total(({ refused }) => refused),
    cpuMicrosPerMessage: rounded(total(({ cpuMicros }) => cpuMicros) / messages),
    cpuShare: rounded(total(({ cpuMicros }) => cpuMicros) / seconds / 1e6),
    lagP99: rounded(Math.max(...slices.map(({ lagP99 }) => lagP99))),
    guestsCpuShare: rounded(total(({ loadCpuMicros }) => loadCpuMicros) / seconds / 1e6),
    guestsLagP99: rounded(Math.max(...slices.map(({ loadLagP99 }) => loadLagP99))),
  }
}

/** A host that has taken up all tables after a restart, and one that has none. */
async function measureUnconnected(empty: string, data: string) {
  const memoryWith = async (folder: string): Promise<Memory> => {
    const host = await Child.start(script, 'host', HOST_FLAGS)
    await host.ask('listen', folder)
    const memory = await host.ask<Memory>('memory')
    await host.ask('close')
    await host.stop()
    return memory
  }
  return perTable(await memoryWith(empty), await memoryWith(data), TABLES)
}

const perTable = (before: Memory, after: Memory, tables: number): Memory => ({
  rss: rounded((after.rss - before.rss) / tables / 1024),
  heap: rounded((after.heap - before.heap) / tables / 1024),
})

const [role = '', ...more] = process.argv.slice(2)
if (!isMainThread) await import('../src/host/bot-worker')
else if (Object.hasOwn(ROLES, role)) await ROLES[role]?.()
else if (role === '--masters') await runMasters(script, more)
else await run(role === '' ? [] : [role, ...more])
