/**
 * A file that lines are added to. They go to the system at once, which is quicker than to hand them to a thread; the wait
 * until they are on disk is a thread's.
 */
import fs from 'node:fs'
import type { FileHandle } from 'node:fs/promises'

const EXACTLY = { bigint: true } as const

interface Identity {
  readonly ino: bigint
  readonly dev: bigint
}

export class AppendedFile {
  readonly path: string
  readonly #file: FileHandle
  /** What the open file is known by. */
  readonly #own: Identity | undefined

  constructor(path: string, file: FileHandle) {
    this.path = path
    this.#file = file
    this.#own = identityOf(() => fs.fstatSync(file.fd, EXACTLY))
  }

  /** A file that was deleted, or moved with its folder, still accepts writes, but they would be lost. */
  get isInPlace(): boolean {
    const there = identityOf(() => fs.lstatSync(this.path, EXACTLY))
    return there !== undefined && there.ino === this.#own?.ino && there.dev === this.#own.dev
  }

  write(bytes: Buffer): void {
    // A disk that is nearly full takes a part of it.
    for (let written = 0; written < bytes.length;) {
      written += fs.writeSync(this.#file.fd, bytes, written)
    }
  }

  /** Without the promise of `FileHandle`, which costs as much as the call. */
  sync(): Promise<void> {
    return new Promise((resolve, reject) => {
      fs.fdatasync(this.#file.fd, (error) => {
        if (error === null) resolve()
        else reject(error)
      })
    })
  }

  truncate(size: number): Promise<void> {
    return this.#file.truncate(size)
  }

  close(): Promise<void> {
    return this.#file.close()
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
