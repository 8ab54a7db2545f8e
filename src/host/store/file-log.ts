/** The file of one open table. Its lines are durable in the journal first, which vouches for them until this file is synced. */
import { basename } from 'node:path'
import { crc32 } from 'node:zlib'
import { LogGone, type TableLog } from '../ports'
import { AppendedFile } from './appended-file'
import { MAX_BYTES } from './archive'
import { writeAtomically } from './atomic-write'
import { openToAppend, readPlain } from './plain-file'
import type { VouchedFor, WriteAhead } from './write-ahead'

/** The complete lines of a file: their length, and their checksum. */
interface Written {
  readonly size: number
  readonly sum: number
}

export const writtenIn = (bytes: Buffer): Written => ({ size: bytes.length, sum: crc32(bytes) })

export class FileLog implements TableLog, VouchedFor {
  readonly #ahead: WriteAhead
  #file: AppendedFile
  #written: Written
  /** Half a line may follow them, which must be cut off before anything else is written. */
  #isTorn: boolean
  #appending: Promise<void> = Promise.resolve()

  constructor(file: AppendedFile, ahead: WriteAhead, written: Written, isTorn: boolean) {
    this.#file = file
    this.#ahead = ahead
    this.#written = written
    this.#isTorn = isTorn
  }

  append(lines: readonly string[]): Promise<void> {
    const appended = this.#append(Buffer.from(`${lines.join('\n')}\n`))
    this.#appending = appended.catch(() => undefined)
    return appended
  }

  async #append(bytes: Buffer): Promise<void> {
    const { size: at, sum: before } = this.#written
    mustFit(at + bytes.length)
    const after = crc32(bytes, before)
    const file = basename(this.#file.path)
    const isOnDisk = await this.#ahead.add(this, { file, at, before, after, bytes })
    if (this.#isTorn) await this.#file.truncate(at)
    this.#isTorn = true
    this.#file.write(bytes)
    if (!isOnDisk) await this.#file.sync()
    this.#mustBeThere()
    this.#isTorn = false
    this.#written = { size: at + bytes.length, sum: after }
  }

  async rewrite(edit: (text: string) => string): Promise<void> {
    this.#mustBeThere()
    // Its lines might seem to continue the new text.
    await this.#ahead.empty()
    const { path } = this.#file
    const before = await readPlain(path, MAX_BYTES)
    const text = Buffer.from(edit(before.toString('utf8', 0, this.#written.size)))
    mustFit(text.length)
    // Windows cannot replace a file that is open.
    await this.#file.close()
    try {
      await writeAtomically(path, text)
      this.#written = writtenIn(text)
      this.#isTorn = false
    } finally {
      this.#file = new AppendedFile(path, await openToAppend(path))
    }
  }

  async sync(): Promise<void> {
    // What the journal has already may be on its way here.
    await this.#appending
    await this.#file.sync()
  }

  async close(): Promise<void> {
    try {
      await this.sync()
      await this.#ahead.release(this)
    } finally {
      await this.#file.close()
    }
  }

  #mustBeThere(): void {
    if (!this.#file.isInPlace) throw new LogGone(this.#file.path)
  }
}

function mustFit(size: number): void {
  if (size > MAX_BYTES) throw new Error(`The log is larger than ${MAX_BYTES} bytes.`)
}
