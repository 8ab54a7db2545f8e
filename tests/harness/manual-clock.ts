/** A clock that a test advances by hand. */
export class ManualClock {
  #now = 0
  #timers: { readonly at: number; readonly run: () => void }[] = []

  readonly now = (): number => this.#now

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.#now + ms, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  /** Runs everything due on the way, each at its time. */
  advance(ms: number): void {
    const end = this.#now + ms
    for (let due = this.#dueBy(end); due !== undefined; due = this.#dueBy(end)) {
      const { at, run } = due
      this.#timers = this.#timers.filter((other) => other !== due)
      this.#now = at
      run()
    }
    this.#now = end
  }

  /** Advances to what is due next, and no further. */
  toNext(): void {
    const due = this.#dueBy(Infinity)
    if (due !== undefined) this.advance(due.at - this.#now)
  }

  #dueBy(end: number) {
    return this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
  }
}
