/**
 * `npm run bench -- host --masters [flags of Node for the host]`: how long people at quiet tables wait for each other
 * while masters think at others, beside the same tables while those are paused; the two take turns.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOST_PROGRAM } from '../scripts/lib/host-program.js'
import { Child } from './host-child'
import { quantile, rounded } from './host-figures'
import { PAUSE_MS, type Traffic } from './host-traffic'

const QUIET_TABLES = 4
const MASTERS_TABLES = 20
const WARM_UP_MS = 4000
const SLICE_MS = 10_000
const SLICES = 4
/** As long as a thought may go on after its table was paused. */
const CALM_MS = 2000

const MODES = ['alone', 'withMasters'] as const
type Mode = (typeof MODES)[number]

export async function runMasters(script: string, flags: readonly string[]): Promise<void> {
  const data = await mkdtemp(join(fileURLToPath(new URL('.', import.meta.url)), 'host-data-'))
  try {
    const loadBefore = rounded(loadavg()[0] ?? 0)
    const figures = await measure(script, data, flags)
    console.log(JSON.stringify({ bench: 'host --masters', loadBefore, ...figures }))
  } finally {
    await rm(data, { recursive: true })
  }
}

async function rest(masters: Child): Promise<void> {
  await masters.ask('think', false)
  await new Promise((resolve) => setTimeout(resolve, CALM_MS))
}

async function measure(script: string, data: string, flags: readonly string[]) {
  const host = await Child.start(script, 'host', [...HOST_PROGRAM.slice(0, -1), ...flags])
  const people = await Child.start(script, 'load')
  const masters = await Child.start(script, 'masters')
  const port = await host.ask<number>('listen', data)
  const play = (ms: number) => people.ask<Traffic>('play', { peer: 'host', ms })
  await people.ask('sitDown', { port, count: QUIET_TABLES })
  await masters.ask('sitDown', { port, count: MASTERS_TABLES })
  await play(WARM_UP_MS)
  await rest(masters)

  const latencies: Record<Mode, number[][]> = { alone: [], withMasters: [] }
  let decisions = 0
  for (let slice = 0; slice < SLICES; slice++) {
    for (const mode of MODES) {
      if (mode === 'withMasters') await masters.ask('think', true)
      const before = await masters.ask<number>('updates')
      latencies[mode].push([...(await play(SLICE_MS)).latencies])
      decisions += mode === 'withMasters' ? (await masters.ask<number>('updates')) - before : 0
      if (mode === 'withMasters') await rest(masters)
    }
  }
  await host.ask('close')
  await Promise.all([host, people, masters].map((child) => child.stop()))

  const of = (mode: Mode) => {
    const all = latencies[mode].flat()
    return {
      times: all.length,
      p50: quantile(all, 0.5),
      p99: quantile(all, 0.99),
      p99BySlice: latencies[mode].map((slice) => quantile(slice, 0.99)),
      worst: quantile(all, 1),
    }
  }
  const [alone, withMasters] = [of('alone'), of('withMasters')]
  return {
    quietTables: QUIET_TABLES,
    pauseMs: PAUSE_MS,
    mastersTables: MASTERS_TABLES,
    alone,
    withMasters,
    mastersPerSecond: rounded((decisions * 1000) / SLICES / SLICE_MS),
    ratio: {
      p50: rounded(withMasters.p50 / alone.p50),
      p99: rounded(withMasters.p99 / alone.p99),
    },
  }
}
