/**
 * The file of one open table. Lines go to the system at once, which is quicker than to hand them to a thread; the wait
 * until they are on disk is a thread's.
 */
import fs from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { LogGone, type TableLog } from '../ports'
import { MAX_BYTES } from './archive'
import { writeAtomically } from './atomic-write'
import { openToAppend, readPlain } from './plain-file'

const EXACTLY = { bigint: true } as const

interface Identity {
  readonly ino: bigint
  readonly dev: bigint
}

export class FileLog implements TableLog {
  readonly #path: string
  #file: FileHandle
  /** What the open file is known by. */
  #own: Identity | undefined
  /** The length of the complete lines. */
  #size: number
  /** Half a line may follow them, which must be cut off before anything else is written. */
  #isTorn: boolean

  constructor(path: string, file: FileHandle, size: number, isTorn: boolean) {
    this.#path = path
    this.#file = file
    this.#own = identityOf(() => fs.fstatSync(file.fd, EXACTLY))
    this.#size = size
    this.#isTorn = isTorn
  }

  async append(lines: readonly string[]): Promise<void> {
    const bytes = Buffer.from(`${lines.join('\n')}\n`)
    mustFit(this.#size + bytes.length)
    if (this.#isTorn) await this.#file.truncate(this.#size)
    this.#isTorn = true
    writeAll(this.#file.fd, bytes)
    await synced(this.#file.fd)
    this.#mustBeThere()
    this.#isTorn = false
    this.#size += bytes.length
  }

  async rewrite(edit: (text: string) => string): Promise<void> {
    this.#mustBeThere()
    const before = await readPlain(this.#path, MAX_BYTES)
    const text = edit(before.toString('utf8', 0, this.#size))
    mustFit(Buffer.byteLength(text))
    // Windows cannot replace a file that is open.
    await this.#file.close()
    try {
      await writeAtomically(this.#path, text)
      this.#size = Buffer.byteLength(text)
      this.#isTorn = false
    } finally {
      this.#file = await openToAppend(this.#path)
      this.#own = identityOf(() => fs.fstatSync(this.#file.fd, EXACTLY))
    }
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  /** A file that was deleted, or moved with its folder, still accepts writes, but they would be lost. */
  #mustBeThere(): void {
    const there = identityOf(() => fs.lstatSync(this.#path, EXACTLY))
    const isOurs =
      there !== undefined && there.ino === this.#own?.ino && there.dev === this.#own.dev
    if (!isOurs) throw new LogGone(this.#path)
  }
}

/** Undefined where there is none, or none that can be reached. */
function identityOf(stat: () => Identity): Identity | undefined {
  try {
    const { ino, dev } = stat()
    return { ino, dev }
  } catch {
    return undefined
  }
}

/** A disk that is nearly full takes a part of it. */
function writeAll(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) {
    written += fs.writeSync(file, bytes, written)
  }
}

/** Without the promise of `FileHandle`, which costs as much as the call. */
const synced = (file: number): Promise<void> =>
  new Promise((resolve, reject) => {
    fs.fdatasync(file, (error) => {
      if (error === null) resolve()
      else reject(error)
    })
  })

function mustFit(size: number): void {
  if (size > MAX_BYTES) throw new Error(`The log is larger than ${MAX_BYTES} bytes.`)
}
