/**
 * Rates of several workloads, in slices that take turns, so that a noisy machine is noisy for all
 * of them. Each workload has a thread of its own: its heap and its compiled code are nobody else's,
 * and only one of them runs at a time. The median is what to expect, the best what the code can do
 * when left alone.
 */
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const SLICES = 20
const SLICE_MS = 150

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
  for (let slice = -1; slice < SLICES; slice++) {
    for (const [index, worker] of workers.entries()) {
      worker.postMessage('slice')
      const [rate] = (await once(worker, 'message')) as [number]
      // The first slice only warms up.
      if (slice >= 0) rates[index]?.push(rate)
    }
  }
  await Promise.all(workers.map((worker) => worker.terminate()))
  return Object.fromEntries(
    names.map((name, index) => [name, summary(rates[index] ?? [])]),
  ) as Record<Name, Rate>
}

function serve(workload: () => number): Promise<never> {
  parentPort?.on('message', () => parentPort?.postMessage(perSecond(workload)))
  return new Promise(() => {})
}

function perSecond(workload: () => number): number {
  const start = performance.now()
  let done = 0
  let now = start
  for (; now < start + SLICE_MS; now = performance.now()) done += workload()
  return (done / (now - start)) * 1000
}

function summary(rates: readonly number[]): Rate {
  const sorted = [...rates].sort((a, b) => a - b)
  return {
    median: Math.round(sorted[sorted.length >> 1] ?? 0),
    best: Math.round(sorted.at(-1) ?? 0),
  }
}
