/** Where tables are written down: one file each, one record a line. */
import { open, readdir, readFile, rename, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../../engine/kernel'
import type { TableLog } from '../ports'
import { LOG_ENDING, type Archive } from './archive'
import { fileArchive } from './file-archive'
import { FILE_MODE } from './private'
import { syncFolder, writeWhole } from './whole'

export type StoredTable =
  | {
      readonly ok: true
      readonly name: string
      readonly records: readonly unknown[]
      readonly log: TableLog
      /** The last line had no end, because the machine or the program stopped while writing it. */
      readonly wasTorn: boolean
    }
  | { readonly ok: false; readonly problem: string }

export interface LogStore {
  create(id: string): Promise<TableLog>
  unfinished(): Promise<readonly StoredTable[]>
  /** Nothing more will be written there: it is history now. */
  finish(id: string): Promise<void>
  /** Out of the history again; undefined if it is not there. */
  reopen(id: string): Promise<StoredTable | undefined>
  readonly archive: Archive
}

const LIVE = 'tables'
const FINISHED = 'history'

export async function fileStore(folder: string): Promise<LogStore> {
  const archive = await fileArchive(folder)
  const live = join(folder, LIVE)
  const finished = join(folder, FINISHED)
  const nameOf = (id: string) => `${id}${LOG_ENDING}`
  const pathOf = (id: string) => join(live, nameOf(id))
  return {
    archive,
    create: async (id) => {
      const file = await open(pathOf(id), 'ax', FILE_MODE)
      await syncFolder(live)
      return new FileLog(pathOf(id), file, 0, false)
    },
    unfinished: async () => {
      const names = (await readdir(live)).filter((name) => name.endsWith(LOG_ENDING)).sort()
      return Promise.all(names.map((name) => readTable(join(live, name), name)))
    },
    finish: (id) => rename(pathOf(id), join(finished, nameOf(id))),
    reopen: async (id) => {
      // If the machine stops now, the next start finds it closed, and puts it back.
      const isThere = await rename(join(finished, nameOf(id)), pathOf(id)).then(
        () => true,
        () => false,
      )
      if (!isThere) return undefined
      await syncFolder(live)
      return readTable(pathOf(id), nameOf(id))
    },
  }
}

class FileLog implements TableLog {
  readonly #path: string
  #file: FileHandle
  /** How much of the file is whole lines. */
  #size: number
  /** Behind them may be half a line, which has to go before anything else is written. */
  #isTorn: boolean

  constructor(path: string, file: FileHandle, size: number, isTorn: boolean) {
    this.#path = path
    this.#file = file
    this.#size = size
    this.#isTorn = isTorn
  }

  async append(lines: readonly string[]): Promise<void> {
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
    if (this.#isTorn) await this.#file.truncate(this.#size)
    this.#isTorn = true
    await this.#file.appendFile(bytes)
    await this.#file.datasync()
    this.#isTorn = false
    this.#size += bytes.length
  }

  async rewrite(edit: (text: string) => string): Promise<void> {
    const text = edit((await readFile(this.#path)).toString('utf8', 0, this.#size))
    // Windows does not let a file take the place of one that is open.
    await this.#file.close()
    try {
      await writeWhole(this.#path, text)
      this.#size = Buffer.byteLength(text)
      this.#isTorn = false
    } finally {
      this.#file = await open(this.#path, 'a')
    }
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}

async function readTable(path: string, name: string): Promise<StoredTable> {
  try {
    const bytes = await readFile(path)
    const size = bytes.lastIndexOf('\n') + 1
    const records = bytes
      .toString('utf8', 0, size)
      .split('\n')
      .slice(0, -1)
      .map((line) => parseRecord(line))
    const damaged = records.indexOf(undefined)
    if (damaged >= 0) {
      const problem = `${name}: line ${damaged + 1} is damaged. The file is left as it is.`
      return { ok: false, problem }
    }
    if (records.length === 0) return { ok: false, problem: `${name}: nothing was written there.` }
    const file = await open(path, 'a')
    const wasTorn = size < bytes.length
    return { ok: true, name, records, log: new FileLog(path, file, size, wasTorn), wasTorn }
  } catch (error) {
    return { ok: false, problem: `${name}: ${(error as Error).message}` }
  }
}

function parseRecord(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
