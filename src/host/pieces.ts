/** Long work in small pieces, so that nobody at a table waits for it. */
import { setImmediate } from 'node:timers/promises'

/** Something that is done step by step: between two of them others may have their turn. */
export type Pieces<T> = Generator<undefined, T>

/** Milliseconds in which nobody else gets a turn. */
const PIECE_MS = 5

export async function atLeisure<T>(pieces: Pieces<T>): Promise<T> {
  let since = performance.now()
  for (;;) {
    const piece = pieces.next()
    if (piece.done === true) return piece.value
    if (performance.now() - since < PIECE_MS) continue
    await setImmediate()
    since = performance.now()
  }
}

export function atOnce<T>(pieces: Pieces<T>): T {
  for (;;) {
    const piece = pieces.next()
    if (piece.done === true) return piece.value
  }
}
