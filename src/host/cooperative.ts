/** Long work in small steps, so that nobody at a table waits for it. */
import { setImmediate } from 'node:timers/promises'

/** Something that is done step by step: between two of them others may have their turn. */
export type Cooperative<T> = Generator<undefined, T>

/** Milliseconds in which nobody else gets a turn. */
const SLICE_MS = 5

export async function yielding<T>(work: Cooperative<T>): Promise<T> {
  let since = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() - since < SLICE_MS) continue
    await setImmediate()
    since = performance.now()
  }
}

export function atOnce<T>(work: Cooperative<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
