/**
 * Every request to a table is one piece of work: done when all work before it is done, written down, then told.
 * Also handles a table whose work throws, or whose file cannot be written.
 */
import type { Result } from '../../engine/kernel'
import type { HostCode } from '../../protocol/codes'
import { DONE, no } from '../outcome'
import { LogGone } from '../ports'
import { reported } from '../reported'
import type { AllowedWhile } from './allowed-while'
import { LogFailure, type Journal } from './journal'

const STOPPED = no('table.stopped', 'The game can’t be saved at the moment, so it stands still.')
const FAILED = no('host.failure', 'Something went wrong at the host.')
const CLOSED = no('table.closed', 'This table has been closed.')
const MOVING = no('table.moving', 'The table is on its way to another computer.')

export interface TableWorkDeps {
  readonly report: (problem: string) => void
  /** For reports. */
  readonly name: string
  /** Whether the table is being moved to another computer: it stays as it was sealed. */
  readonly isMoving: () => boolean
  /** What follows from any work, before it is written. */
  readonly follow: () => void
  /** Writing fails: everybody is told at once that the table stands still. */
  readonly stopped: () => void
  /** Nothing more happens at the table. */
  readonly shut: () => void
  /** The table can no longer be played at, and everybody has to leave. */
  readonly gaveUp: (code: HostCode, message: string) => void
}

export class TableWork {
  readonly #journal: Journal
  readonly #deps: TableWorkDeps
  /** Nothing of the table is on disk yet. */
  isNew = false
  isClosed = false
  #isGone = false
  #isStopped = false

  constructor(journal: Journal, deps: TableWorkDeps) {
    this.#journal = journal
    this.#deps = deps
  }

  /** Whether the table's file has disappeared. */
  get isGone(): boolean {
    return this.#isGone
  }

  /**
   * A table that cannot write stands still: it does only some kinds of work, and every request is another attempt
   * to write.
   */
  async run<T>(work: () => Result<T>, allowedWhile: AllowedWhile = []): Promise<Result<T>> {
    try {
      const done = await this.#journal.run(() => this.#whyNot(allowedWhile) ?? this.#do(work))
      if (this.#isStopped) this.#goOn()
      return done
    } catch (error) {
      return error instanceof LogFailure ? this.#unwritten(error) : this.#fail(error as Error)
    }
  }

  #whyNot(allowedWhile: AllowedWhile): typeof CLOSED | undefined {
    if (this.isClosed) return CLOSED
    if (this.#journal.failed && !allowedWhile.includes('stopped')) return STOPPED
    return this.#deps.isMoving() && !allowedWhile.includes('moving') ? MOVING : undefined
  }

  #do<T>(work: () => Result<T>): Result<T> {
    const result = work()
    this.#deps.follow()
    return result
  }

  #unwritten({ cause }: LogFailure): typeof STOPPED {
    this.#isGone = cause instanceof LogGone
    if (this.isNew) return this.#giveUp(String(cause), STOPPED)
    // With the file gone, closing the table cannot be recorded.
    if (this.#isGone && this.isClosed) return this.#giveUp(String(cause), CLOSED)
    if (!this.#isStopped) this.#report(String(cause))
    this.#isStopped = true
    this.#deps.stopped()
    return STOPPED
  }

  /** A bug of ours ends this table and no other. What was written before it can be resumed. */
  #fail(error: Error): typeof FAILED {
    return this.isClosed ? FAILED : this.#giveUp(error.stack ?? error.message, FAILED)
  }

  #giveUp(problem: string, why: typeof FAILED): typeof FAILED {
    this.#report(problem)
    this.#deps.shut()
    this.#journal.discard()
    this.#deps.gaveUp(why.refusal.code as HostCode, why.refusal.message)
    return why
  }

  #report(problem: string): void {
    this.#deps.report(`${this.#deps.name}: ${problem}`)
  }

  /** Writing has succeeded after all: everybody is told that play goes on, and the bots think again. */
  #goOn(): void {
    this.#isStopped = false
    this.run(() => DONE).catch(reported(this.#deps.report))
  }
}
