/** A queue in which nobody waits for all that somebody else wants: everybody in turn, one thing each. */
export class FairQueue<T> {
  /** Whose turn is next stands first. */
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

  /** How many have their turn still to come. */
  get waiting(): number {
    return this.#wanted.size
  }
}
