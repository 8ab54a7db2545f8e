/**
 * One host for each data folder: two would write into the same files. The lock is a folder with one owner in it,
 * who answers at a local socket; docs/adr/0014-the-lock-lies-in-the-data-folder.md explains why that is exclusive.
 */
import { randomBytes } from 'node:crypto'
import {
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  rmdir,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readPlain } from './plain-file'
import { FILE_MODE, FOLDER_MODE } from './private'

const LOCK = 'lock'
/** Not the lock yet: a claim by a process that wants it. */
const CLAIM = /^lock-([0-9a-f]{16})$/
/** What an owner keeps in the lock: a socket, and a description for people. */
const ENTRY = /^([0-9a-f]{16})\.(sock|json)$/
const ID_BYTES = 8
const MAX_INFO_BYTES = 1000
/** One is enough except in a crowd, or where a virus scanner holds on to what was just written. */
const ATTEMPTS = 100

/** The disk operations, for tests to step in between. */
const DISK = { mkdir, readdir, rename, rm, rmdir, writeFile }
export type LockDisk = typeof DISK

/** Rejects if another host has the lock. The returned function releases it; so does the end of the process. */
export async function lockData(
  folder: string,
  disk: LockDisk = DISK,
): Promise<() => Promise<void>> {
  const lock = new Lock(await realpath(folder), disk)
  let problem = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const id = randomBytes(ID_BYTES).toString('hex')
    const server = createServer((socket) => socket.destroy())
    try {
      await lock.claim(id, server)
      server.unref()
      return () => lock.release(LOCK, id, server)
    } catch (error) {
      problem = (error as Error).message
      await lock.release(claimOf(id), id, server)
    }
    const owner = await lock.findOwner()
    if (owner !== undefined) {
      throw new Error(`another Stichabend uses ${folder} at the moment${owner}.`)
    }
    await setTimeout(attempt)
  }
  throw new Error(`${folder} can’t be locked: ${problem}`)
}

const claimOf = (id: string): string => `${LOCK}-${id}`
const entriesOf = (id: string): readonly string[] => [`${id}.sock`, `${id}.json`]

class Lock {
  readonly #home: string
  readonly #disk: LockDisk

  constructor(home: string, disk: LockDisk) {
    this.#home = home
    this.#disk = disk
  }

  /** An owner answers from its first moment: the socket listens before the lock is claimed. */
  async claim(id: string, server: Server): Promise<void> {
    const claim = join(this.#home, claimOf(id))
    await this.#disk.mkdir(claim, { mode: FOLDER_MODE })
    await atSocket(claim, id, (path) => listening(server, path))
    const info = { pid: process.pid, since: new Date(performance.timeOrigin).toISOString() }
    const text = JSON.stringify(info)
    await this.#disk.writeFile(join(claim, `${id}.json`), text, { mode: FILE_MODE })
    // Succeeds only where there is no lock, or an empty one: that is the whole of the exclusion.
    await this.#disk.rename(claim, join(this.#home, LOCK))
    await this.#sweep().catch(() => undefined)
  }

  async release(place: string, id: string, server: Server): Promise<void> {
    await new Promise((resolve) => server.close(resolve))
    await this.#clear(place, entriesOf(id))
  }

  /** A short description of the lock's owner; if there is none, what dead owners left in it has been removed. */
  async findOwner(): Promise<string | undefined> {
    const lock = join(this.#home, LOCK)
    const names = await this.#disk.readdir(lock).catch(() => [])
    for (const id of new Set(names.flatMap((name) => ENTRY.exec(name)?.[1] ?? []))) {
      if (await isAlive(lock, id)) return describe(join(lock, `${id}.json`))
    }
    await this.#clear(LOCK, names)
    return undefined
  }

  /**
   * Owners' names are never used twice: a newer owner keeps their files, and so the folder.
   */
  async #clear(place: string, names: readonly string[]): Promise<void> {
    const folder = join(this.#home, place)
    for (const name of names) await this.#disk.rm(join(folder, name), { force: true })
    await this.#disk.rmdir(folder).catch(() => undefined)
  }

  /** Removes what processes left that were killed before they had the lock. */
  async #sweep(): Promise<void> {
    for (const name of await this.#disk.readdir(this.#home)) {
      const id = CLAIM.exec(name)?.[1]
      if (id === undefined || (await isAlive(join(this.#home, name), id))) continue
      await this.#clear(name, entriesOf(id))
    }
  }
}

async function describe(path: string): Promise<string> {
  try {
    const text = (await readPlain(path, MAX_INFO_BYTES)).toString('utf8')
    const { pid, since } = JSON.parse(text) as { pid: unknown; since: unknown }
    return ` (process ${Number(pid)}, since ${String(since)})`
  } catch {
    return ''
  }
}

/** No process listens there, nor ever will again. After any other error, one may. */
const DEAD = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']

const isAlive = (place: string, id: string): Promise<boolean> =>
  atSocket(
    place,
    id,
    (path) =>
      new Promise((resolve) => {
        const socket = connect(path)
        socket.on('connect', () => {
          socket.destroy()
          resolve(true)
        })
        socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(!DEAD.includes(code)))
      }),
  )

const listening = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    // Also later, when no one awaits this: failing to answer a caller is no reason to end.
    server.on('error', reject)
    server.listen(path, resolve)
  })

/** The systems accept no longer socket names. */
const MAX_NAME_BYTES = 100

/** Where an owner's socket can be reached: in the lock itself, or through a short link if its name is too long. */
async function atSocket<T>(
  place: string,
  id: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  if (process.platform === 'win32') return use(`\\\\.\\pipe\\stichabend-${id}`)
  const path = join(place, `${id}.sock`)
  if (Buffer.byteLength(path) <= MAX_NAME_BYTES) return use(path)
  const short = await mkdtemp(join(tmpdir().length < 50 ? tmpdir() : '/tmp', 'stichabend-'))
  try {
    await symlink(place, join(short, LOCK))
    return await use(join(short, LOCK, `${id}.sock`))
  } finally {
    await rm(short, { recursive: true, force: true })
  }
}
