/**
 * The single thread of a table: work is done one piece at a time, its decisions are on disk before anyone is told,
 * and messages go out in that order.
 */
import type { TableLog } from '../ports'

export class Journal {
  readonly #log: TableLog
  #last: Promise<unknown> = Promise.resolve()
  /** Records of work done in memory, but not on disk yet. */
  #lines: string[] = []
  #letters: (() => void)[] = []
  #failed = false
  #written = 0

  constructor(log: TableLog) {
    this.#log = log
  }

  /** Whether the last records could not be written. They wait, and so do all messages. */
  get failed(): boolean {
    return this.#failed
  }

  /** The number of records since the file was opened. */
  get written(): number {
    return this.#written
  }

  /** Does the work after all work before it, and resolves when its messages are out. */
  run<T>(work: () => T): Promise<T> {
    const done = this.#last.then(async () => {
      const value = work()
      await this.#flush()
      return value
    })
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Work that needs the file itself, between two pieces of work. */
  alone(work: (log: TableLog) => Promise<void>): Promise<void> {
    const done = this.#last.then(() => work(this.#log))
    this.#last = done.catch(() => undefined)
    return done
  }

  write(record: object): void {
    this.#lines.push(JSON.stringify(record))
    this.#written++
  }

  /** Sends once the decision is on disk. */
  later(tell: () => void): void {
    this.#letters.push(tell)
  }

  /** A piece of work threw: none of it is written or sent. */
  discard(): void {
    this.#lines = []
    this.#letters = []
  }

  /** Resolves when everything is done and the file is closed. */
  async close(): Promise<void> {
    await this.#last
    await this.#log.close()
  }

  async #flush(): Promise<void> {
    if (this.#lines.length > 0) {
      try {
        await this.#log.append(this.#lines)
        this.#lines = []
        this.#failed = false
      } catch (error) {
        // To everyone else, what is not on disk has not happened.
        this.#failed = true
        throw new LogFailure(error)
      }
    }
    const letters = this.#letters
    this.#letters = []
    for (const tell of letters) tell()
  }
}

export class LogFailure extends Error {
  constructor(cause: unknown) {
    super('The log of a table cannot be written.', { cause })
  }
}
