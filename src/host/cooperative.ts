/** Long work in small steps, so that tables stay responsive. */
import { setImmediate } from 'node:timers/promises'

/** Work done step by step: other work may run between two steps. */
export type Cooperative<T> = Generator<undefined, T>

/** Milliseconds before other work gets a turn. */
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
