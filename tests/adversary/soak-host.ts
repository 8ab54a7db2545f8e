/**
 * A host in a process of its own that tells how it is, at rest and at work; or, without a folder, a bare process
 * that only measures how late the machine lets anybody be.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { startHost, type Host } from '../../src/host/host'

/** What the test is told on the way to its end, one message each. */
export type Telling = { readonly port: number } | Measures

export interface Measures {
  /** Bytes, after everything that can be let go has been. */
  readonly rss: number
  readonly heap: number
  /** Open files and sockets; undefined where the system does not tell. */
  readonly files: number | undefined
  /** The longest that anything had to wait for its work, in milliseconds, since the last time it was asked. */
  readonly lag: number
  readonly problems: readonly string[]
}

const EVERY_MS = 10
const UNHURRIED = [1_000_000, 1_000_000] as const

const [worker, data, botPause] = process.argv.slice(2)
const problems: string[] = []

/** Milliseconds that this thread has worked; without end where the system does not tell. */
function worked(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Infinity
  }
}

interface Moment {
  readonly at: number
  readonly worked: number
}
const now = (): Moment => ({ at: performance.now(), worked: worked() })

/** How late a timer came by the work of this thread itself: if others had the processor, it is not to blame. */
function lateness(before: Moment, after: Moment): number {
  const late = after.at - before.at - EVERY_MS
  return after.worked === Infinity ? late : Math.min(late, after.worked - before.worked)
}

let last = now()
let lag = 0
setInterval(() => {
  const moment = now()
  lag = Math.max(lag, lateness(last, moment))
  last = moment
}, EVERY_MS)

function openFiles(): number | undefined {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return undefined
  }
}

/** Nobody is connected, and no table is open or on its way to the history. */
async function untilAtRest({ room }: Host): Promise<void> {
  const isBusy = () =>
    room.tables.length > 0 || process.getActiveResourcesInfo().includes('TCPSocketWrap')
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  await room.settled()
}

async function measure(): Promise<Measures> {
  const worst = lag
  for (let round = 0; round < 4; round++) {
    globalThis.gc?.()
    await setImmediate()
  }
  const { rss, heapUsed: heap } = process.memoryUsage()
  const measures = { rss, heap, files: openFiles(), lag: worst, problems }
  // What measuring has cost does not count.
  lag = 0
  last = now()
  return measures
}

const tell = (telling: Telling): unknown => process.send?.(telling)

let host: Host | undefined
process.on('message', () => {
  void (async () => {
    if (host !== undefined) await untilAtRest(host)
    tell(await measure())
  })()
})
process.on('disconnect', () => process.exit(0))

if (worker !== undefined && data !== undefined) {
  host = await startHost({
    app: '0.0.0-test',
    pages: data,
    botScript: pathToFileURL(worker),
    data,
    port: 0,
    lan: false,
    botPause: Number(botPause),
    sockets: { perAddress: 400 },
    session: { messages: UNHURRIED, words: UNHURRIED, changes: UNHURRIED },
    report: (problem) => problems.push(problem),
  })
}
tell({ port: host?.port ?? 0 })
