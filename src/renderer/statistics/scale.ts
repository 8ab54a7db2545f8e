/** Round numbers along an axis. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000]

export interface Scale {
  readonly least: number
  readonly most: number
  /** In ascending order. */
  readonly ticks: readonly number[]
}

/** Includes zero and all `values`, with at most so many steps. */
export function scaleOf(values: readonly number[], steps = 5): Scale {
  const lowest = Math.min(0, ...values)
  const highest = Math.max(1, ...values)
  const step = STEPS.find((size) => spread(lowest, highest, size) <= steps) ?? 10_000
  const least = Math.floor(lowest / step) * step
  const count = spread(lowest, highest, step)
  const ticks = Array.from({ length: count + 1 }, (_, index) => least + index * step)
  return { least, most: least + count * step, ticks }
}

const spread = (lowest: number, highest: number, step: number): number =>
  Math.ceil(highest / step) - Math.floor(lowest / step)
