/**
 * Rates of several workloads per second of CPU time, in slices that take turns, so that a noisy machine is noisy for
 * all of them. Each workload has a thread of its own: its heap and its compiled code are nobody else's, and only one
 * of them runs at a time, so that the time of the process is its own, with its garbage collection. The median is what
 * to expect, the best what the code can do when left alone.
 */
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const SLICES = 20
const SLICE_MS = 150
/** Code with many branches, such as 36 characters, is compiled late. */
const WARM_UP_MS = 1500
/** Looking at the time takes some itself. */
const BETWEEN_LOOKS_MS = 4

export interface Rate {
  readonly median: number
  readonly best: number
}

/** Each does something once and answers how often it did what is counted. */
export type Workloads<Name extends string> = Readonly<Record<Name, () => number>>

/** Answers the rates in the main thread; in a workload's thread it never returns. */
export async function measure<Name extends string>(
  workloads: Workloads<Name>,
  script: string,
): Promise<Record<Name, Rate>> {
  if (!isMainThread) return serve(workloads[workerData as Name])
  const names = Object.keys(workloads) as Name[]
  const workers = names.map((name) => new Worker(new URL(script), { workerData: name }))
  const rates: number[][] = names.map(() => [])
  const run = async (worker: Worker, ms: number): Promise<number> => {
    worker.postMessage(ms)
    const [rate] = (await once(worker, 'message')) as [number]
    return rate
  }
  for (const worker of workers) await run(worker, WARM_UP_MS)
  for (let slice = 0; slice < SLICES; slice++) {
    for (const [index, worker] of workers.entries()) rates[index]?.push(await run(worker, SLICE_MS))
  }
  await Promise.all(workers.map((worker) => worker.terminate()))
  return Object.fromEntries(
    names.map((name, index) => [name, summary(rates[index] ?? [])]),
  ) as Record<Name, Rate>
}

function serve(workload: () => number): Promise<never> {
  let atOnce = 1
  parentPort?.on('message', (ms: number) => {
    const start = process.cpuUsage()
    let [done, used] = [0, 0]
    while (used < ms) {
      for (let times = 0; times < atOnce; times++) done += workload()
      const now = millisecondsSince(start)
      if (now - used < BETWEEN_LOOKS_MS) atOnce *= 2
      used = now
    }
    parentPort?.postMessage((done / used) * 1000)
  })
  return new Promise(() => {})
}

function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function summary(rates: readonly number[]): Rate {
  const sorted = [...rates].sort((a, b) => a - b)
  return {
    median: Math.round(sorted[sorted.length >> 1] ?? 0),
    best: Math.round(sorted.at(-1) ?? 0),
  }
}
