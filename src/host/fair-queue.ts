/**
 * A queue that serves its clients in turn, one item each, so that one client's long list does not hold up the
 * others.
 */
export class FairQueue<T> {
  /** The client whose turn is next comes first. */
  readonly #wanted = new Map<string, readonly T[]>()

  add(who: string, what: T): void {
    this.#wanted.set(who, [...(this.#wanted.get(who) ?? []), what])
  }

  take(): T | undefined {
    const [first] = this.#wanted
    if (first === undefined) return undefined
    const [who, [what, ...later]] = first
    this.#wanted.delete(who)
    if (later.length > 0) this.#wanted.set(who, later)
    return what
  }

  /** How many clients are waiting for their turn. */
  get waiting(): number {
    return this.#wanted.size
  }
}
