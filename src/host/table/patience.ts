/** How long a table waits for people who are away, before they hold up nobody any more. */
import type { Clock } from '../ports'

export class Patience {
  readonly #clock: Clock
  /** Null for ever. */
  readonly #seconds: number | null
  readonly #onOver: () => void
  /** By the digest of their token. */
  readonly #waiting = new Map<string, () => void>()
  readonly #overdue = new Set<string>()

  constructor(clock: Clock, seconds: number | null, onOver: () => void) {
    this.#clock = clock
    this.#seconds = seconds
    this.#onOver = onOver
  }

  isOverFor(digest: string): boolean {
    return this.#overdue.has(digest)
  }

  waitFor(digest: string): void {
    if (this.#seconds === null) return
    this.stopFor(digest)
    const stop = this.#clock.after(this.#seconds * 1000, () => {
      this.#overdue.add(digest)
      this.#onOver()
    })
    this.#waiting.set(digest, stop)
  }

  stopFor(digest: string): void {
    this.#waiting.get(digest)?.()
    this.#waiting.delete(digest)
    this.#overdue.delete(digest)
  }

  stop(): void {
    for (const stop of this.#waiting.values()) stop()
    this.#waiting.clear()
  }
}
