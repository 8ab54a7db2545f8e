/**
 * Rates of several workloads, in slices that take turns, so that a noisy machine is noisy for all
 * of them. The median is what to expect, the best what the code can do when left alone.
 */
const SLICES = 20
const SLICE_MS = 150

export interface Rate {
  readonly median: number
  readonly best: number
}

/** Each workload does something once and answers how often it did what is counted. */
export function measure<Name extends string>(
  workloads: Readonly<Record<Name, () => number>>,
): Record<Name, Rate> {
  const names = Object.keys(workloads) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >
  for (let slice = -1; slice < SLICES; slice++) {
    for (const name of names) {
      const rate = perSecond(workloads[name])
      // The first slice only warms up.
      if (slice >= 0) rates[name].push(rate)
    }
  }
  return Object.fromEntries(names.map((name) => [name, summary(rates[name])])) as Record<Name, Rate>
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
