/**
 * One journal ahead of the files of all tables: lines that wait at the same moment become durable by one write and one
 * sync. docs/adr/0018-one-journal-ahead-of-all-tables.md says what happens when something fails.
 */
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppendedFile } from './appended-file'
import { syncFolder } from './atomic-write'
import { bytesOf, nameOf, type Entry } from './ahead-entry'
import { FILE_MODE } from './private'

/** A file whose lines the journal holds until the file itself is on disk. */
export interface VouchedFor {
  sync(): Promise<void>
}

/** A longer journal is put away as soon as the files are on disk, and another one begun. */
export const MAX_JOURNAL_BYTES = 4 * 1024 * 1024
/** At least this long from the beginning of one sync to that of the next: at a busy host, several tables share one. */
const PAUSE_MS = 1

interface Part {
  readonly file: AppendedFile
  /** Those with lines in it that may be nowhere else yet. */
  readonly logs: Set<VouchedFor>
  size: number
}

interface Waiting {
  readonly log: VouchedFor
  readonly bytes: Buffer
  readonly done: (isOnDisk: boolean) => void
}

export class WriteAhead {
  readonly #folder: string
  /** Whether the last start left a journal behind. */
  readonly #isLeftOver: boolean
  /** Of the next part. */
  #number: number
  #part: Part | undefined
  /** Parts that nothing is added to any more. */
  #old: Part[] = []
  #puttingAway: Promise<void> = Promise.resolve()
  #waiting: Waiting[] = []
  #isWriting = false
  #begun = 0

  constructor(folder: string, number: number, isLeftOver: boolean) {
    this.#folder = folder
    this.#number = number
    this.#isLeftOver = isLeftOver
  }

  /** Answers when the lines are on disk; with false if they are not, so that their own file has to be synced. */
  add(log: VouchedFor, entry: Entry): Promise<boolean> {
    return new Promise((done) => {
      this.#waiting.push({ log, bytes: bytesOf(entry), done })
      if (!this.#isWriting) this.#write().catch(() => undefined)
    })
  }

  /** This file is on disk, and nothing more is added to it. */
  async release(log: VouchedFor): Promise<void> {
    for (const part of this.#parts) part.logs.delete(log)
    if (this.#part?.logs.size === 0) this.#putAway()
    await this.#puttingAway
  }

  /** Resolves when every line so far is on disk in its own file, and in no journal any more. */
  async empty(): Promise<void> {
    this.#putAway()
    await this.#puttingAway
    if (this.#isLeftOver || this.#old.length > 0) throw new Error('The journal can’t be emptied.')
  }

  get #parts(): readonly Part[] {
    return this.#part === undefined ? this.#old : [...this.#old, this.#part]
  }

  async #write(): Promise<void> {
    this.#isWriting = true
    while (this.#waiting.length > 0) {
      await this.#pause()
      const together = this.#waiting
      this.#waiting = []
      const isOnDisk = await this.#commit(together).catch(() => false)
      // What is in it, or was to be, has to be on disk elsewhere.
      if (!isOnDisk || (this.#part?.size ?? 0) > MAX_JOURNAL_BYTES) this.#putAway()
      for (const { done } of together) done(isOnDisk)
    }
    this.#isWriting = false
  }

  /** Whoever has something to write in the same turn of the event loop comes along in any case. */
  async #pause(): Promise<void> {
    const left = this.#begun + PAUSE_MS - performance.now()
    await new Promise((resolve) => (left > 0 ? setTimeout(resolve, left) : setImmediate(resolve)))
    this.#begun = performance.now()
  }

  async #commit(together: readonly Waiting[]): Promise<boolean> {
    const part = (this.#part ??= await this.#begin())
    for (const { log } of together) part.logs.add(log)
    const bytes = Buffer.concat(together.map((one) => one.bytes))
    part.size += bytes.length
    part.file.write(bytes)
    await part.file.sync()
    return part.file.isInPlace
  }

  async #begin(): Promise<Part> {
    const path = join(this.#folder, nameOf(this.#number++))
    const file = new AppendedFile(path, await open(path, 'ax', FILE_MODE))
    await syncFolder(this.#folder)
    return { file, logs: new Set(), size: 0 }
  }

  #putAway(): void {
    if (this.#part !== undefined) this.#old.push(this.#part)
    this.#part = undefined
    this.#puttingAway = this.#puttingAway.then(async () => {
      for (const part of this.#old) {
        // It stays for another attempt, or for the next start.
        await this.#remove(part).catch(() => undefined)
      }
    })
  }

  async #remove(part: Part): Promise<void> {
    // One after the other: the journal must not wait behind all of them.
    for (const log of part.logs) await log.sync()
    part.logs.clear()
    await part.file.close()
    await rm(part.file.path, { force: true })
    this.#old = this.#old.filter((other) => other !== part)
    await syncFolder(this.#folder).catch(() => undefined)
  }
}
