/**
 * Twenty tables for five minutes: people and bots play, come and go. The host runs in a process of its own, so that
 * nothing of the test counts. On a busy machine every timer comes late: where the system tells, only that part counts
 * in which the host's own thread was at work, and elsewhere what a bare process beside it, which does nothing but
 * measure, suffers as well is taken off.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seededRandom } from '../../src/engine/random'
import { IS_DEEP, rounds, SEED } from '../depth'
import { bundleForNode, type Bundle } from '../harness/bundle'
import { Party } from './party'
import type { Measures, Telling } from './soak-host'

const TABLES = rounds(4, 20)
const WARM_UP_MS = 60_000
const MAX_WARM_UPS = 12
const SOAK_MS = 300_000
/** Memory that differs by no more than this between three measures has found its size. */
const STEADY = 1.03
const FLAT = 1.05
const MAX_LAG_MS = 100
/** As people play; or, where nothing is measured, as fast as it goes. */
const PAUSE_MS = rounds(0, 40)

/** Rubbish is collected when we say so, by the host's own thread, and little is put by for later. */
const GC_FLAGS = ['--expose-gc', '--single-threaded-gc', '--max-semi-space-size=2']

/** The soaked host, or the bare process beside it. */
class Measured {
  readonly #child: ChildProcess

  constructor({ file }: Bundle, ...args: readonly string[]) {
    this.#child = fork(file, args, { execArgv: GC_FLAGS })
  }

  async port(): Promise<number> {
    return ((await this.#hears()) as { port: number }).port
  }

  /** How it is as soon as everybody has gone. */
  async measures(): Promise<Measures> {
    this.#child.send('measure')
    return (await this.#hears()) as Measures
  }

  #hears(): Promise<Telling> {
    return new Promise((resolve, reject) => {
      const fail = (code: number | null) => reject(new Error(`The host ended with ${code}.`))
      this.#child.once('exit', fail)
      this.#child.once('message', (telling: Telling) => {
        this.#child.off('exit', fail)
        resolve(telling)
      })
    })
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }
}

let bundles: { readonly host: Bundle; readonly worker: Bundle }
let data: string
const started: Measured[] = []
beforeAll(async () => {
  bundles = {
    host: await bundleForNode('tests/adversary/soak-host.ts'),
    worker: await bundleForNode('src/host/bot-worker.ts'),
  }
  data = await mkdtemp(join(tmpdir(), 'stichabend-soak-'))
})
afterAll(async () => {
  for (const process of started) process.end()
  await Promise.all([bundles.host.remove(), bundles.worker.remove()])
  await rm(data, { recursive: true })
})

function start(...args: readonly string[]): Measured {
  const process = new Measured(bundles.host, ...args)
  started.push(process)
  return process
}

/** Everybody plays at least once, and then as long as that; answers how many games were played to their end. */
async function evenings(port: number, seed: number, ms: number): Promise<number> {
  const end = performance.now() + ms
  const isLate = () => !IS_DEEP || performance.now() > end
  const parties = Array.from(
    { length: TABLES },
    (_, table) => new Party(port, table, seededRandom(seed + table), PAUSE_MS),
  )
  await Promise.all(parties.map((party) => party.spend(isLate)))
  expect(parties.flatMap(({ refused }) => refused)).toEqual([])
  return parties.reduce((sum, { games }) => sum + games, 0)
}

/**
 * As often as it takes the process to find its size: code is compiled, threads are started, heaps grow. Twice the same
 * may be chance.
 */
async function warmUp(host: Measured, port: number): Promise<Measures> {
  const sizes: number[] = []
  for (let round = 1; ; round++) {
    await evenings(port, SEED + round * TABLES, WARM_UP_MS)
    const after = await host.measures()
    sizes.push(after.rss)
    const last = sizes.slice(-3)
    const isSteady = last.length === 3 && Math.max(...last) < STEADY * Math.min(...last)
    if (isSteady || !IS_DEEP || round === MAX_WARM_UPS) return after
  }
}

it(`${TABLES} tables leave nothing behind and keep nobody waiting`, async () => {
  const [host, bare] = [start(bundles.worker.file, data, `${PAUSE_MS}`), start()]
  const [port] = [await host.port(), await bare.port()]
  const before = await warmUp(host, port)
  await bare.measures()
  const games = await evenings(port, SEED, SOAK_MS)
  const [after, beside] = [await host.measures(), await bare.measures()]
  console.log(`Seed ${SEED}, ${games} games: ${JSON.stringify({ before, after, beside })}`)
  expect(after.problems).toEqual([])
  expect(after.files).toBe(before.files)
  if (!IS_DEEP) return
  expect(after.rss).toBeLessThan(FLAT * before.rss)
  expect(after.heap).toBeLessThan(FLAT * before.heap)
  expect(after.lag - beside.lag).toBeLessThan(MAX_LAG_MS)
})
