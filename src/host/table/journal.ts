/**
 * The one thread of a table: work is done one piece after the other, what it decided is on disk
 * before anybody is told, and messages go out in that order.
 */
import type { TableLog } from '../ports'

export class Journal {
  readonly #log: TableLog
  #last: Promise<unknown> = Promise.resolve()
  /** Records of work that is done in memory, but not on disk yet. */
  #lines: string[] = []
  #letters: (() => void)[] = []
  #failed = false
  #written = 0

  constructor(log: TableLog) {
    this.#log = log
  }

  /** Whether the last records could not be written. They wait, and so does all that is to be told. */
  get failed(): boolean {
    return this.#failed
  }

  /** How many records there are since the file was opened. */
  get written(): number {
    return this.#written
  }

  /** Does the work when everything before it is done, and answers when its messages are out. */
  run<T>(work: () => T): Promise<T> {
    const done = this.#last.then(async () => {
      const value = work()
      await this.#flush()
      return value
    })
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Something that needs the file itself, between two pieces of work. */
  alone(work: (log: TableLog) => Promise<void>): Promise<void> {
    const done = this.#last.then(() => work(this.#log))
    this.#last = done.catch(() => undefined)
    return done
  }

  write(record: object): void {
    this.#lines.push(JSON.stringify(record))
    this.#written++
  }

  /** Once what has been decided is on disk. */
  later(tell: () => void): void {
    this.#letters.push(tell)
  }

  /** A piece of work broke off: nothing of it is written, and nobody is told. */
  discard(): void {
    this.#lines = []
    this.#letters = []
  }

  /** Resolves when everything is done; the file is closed then. */
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
        // What is not on disk has not happened for anybody else.
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
