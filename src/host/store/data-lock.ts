/**
 * One host for each data folder: two would write into the same files. The lock is a folder with one owner in it, who
 * answers at a local socket; why that is really exclusive is in docs/adr/0014-the-lock-lies-in-the-data-folder.md.
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
/** Not yet the lock: of somebody who wants it. */
const CLAIM = /^lock-([0-9a-f]{16})$/
/** What an owner has in the lock: a socket, and for people who it is. */
const ENTRY = /^([0-9a-f]{16})\.(sock|json)$/
const ID_BYTES = 8
const MAX_INFO_BYTES = 1000
/** One is enough but for a crowd, or where a virus scanner has a hand on what was just written. */
const ATTEMPTS = 100

/** What is done to the folder: tests look in between. */
const DISK = { mkdir, readdir, rename, rm, rmdir, writeFile }
export type LockDisk = typeof DISK

/** Rejects if another host has it. The answer gives it back; the end of the process does it, too. */
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

  /** Whoever has the lock is there from its first moment on: the socket listens before it is claimed. */
  async claim(id: string, server: Server): Promise<void> {
    const claim = join(this.#home, claimOf(id))
    await this.#disk.mkdir(claim, { mode: FOLDER_MODE })
    await atSocket(claim, id, (path) => listening(server, path))
    const info = { pid: process.pid, since: new Date(performance.timeOrigin).toISOString() }
    const text = JSON.stringify(info)
    await this.#disk.writeFile(join(claim, `${id}.json`), text, { mode: FILE_MODE })
    // Only where there is no lock, or an empty one: that is the whole of the exclusion.
    await this.#disk.rename(claim, join(this.#home, LOCK))
    await this.#sweep().catch(() => undefined)
  }

  async release(place: string, id: string, server: Server): Promise<void> {
    await new Promise((resolve) => server.close(resolve))
    await this.#clear(place, entriesOf(id))
  }

  /** A few words about who has the lock; if nobody does, what dead ones have left in it is gone after that. */
  async findOwner(): Promise<string | undefined> {
    const lock = join(this.#home, LOCK)
    const names = await this.#disk.readdir(lock).catch(() => [])
    for (const id of new Set(names.flatMap((name) => ENTRY.exec(name)?.[1] ?? []))) {
      if (await isAlive(lock, id)) return describe(join(lock, `${id}.json`))
    }
    await this.#clear(LOCK, names)
    return undefined
  }

  /** Names of owners are never used twice: whoever has come meanwhile keeps theirs, and the folder with it. */
  async #clear(place: string, names: readonly string[]): Promise<void> {
    const folder = join(this.#home, place)
    for (const name of names) await this.#disk.rm(join(folder, name), { force: true })
    await this.#disk.rmdir(folder).catch(() => undefined)
  }

  /** What those have left who were killed before they had the lock. */
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

/** Nobody listens there, and never will again. Whatever else goes wrong, somebody may. */
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
    // Also later on, when nobody waits any more: a caller who can't be answered is no reason to end.
    server.on('error', reject)
    server.listen(path, resolve)
  })

/** The systems take no longer names for sockets. */
const MAX_NAME_BYTES = 100

/** Where an owner's socket can be reached: in the lock itself, by a short link if its name is too long. */
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
