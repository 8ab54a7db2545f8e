/** Where tables are written down: one file each, one record a line. */
import { mkdir, open, readdir, readFile, rename, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../../engine/kernel'
import type { TableLog } from '../ports'

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
}

const LIVE = 'tables'
const FINISHED = 'history'
const ENDING = '.jsonl'

export async function fileStore(folder: string): Promise<LogStore> {
  const live = join(folder, LIVE)
  const finished = join(folder, FINISHED)
  await mkdir(live, { recursive: true })
  await mkdir(finished, { recursive: true })
  const pathOf = (id: string) => join(live, `${id}${ENDING}`)
  return {
    create: async (id) => {
      const file = await open(pathOf(id), 'ax')
      // A new name is only sure to be there after a crash if its folder is on disk, too.
      await syncFolder(live)
      return new FileLog(file, 0, false)
    },
    unfinished: async () => {
      const names = (await readdir(live)).filter((name) => name.endsWith(ENDING)).sort()
      return Promise.all(names.map((name) => readTable(join(live, name), name)))
    },
    finish: (id) => rename(pathOf(id), join(finished, `${id}${ENDING}`)),
  }
}

class FileLog implements TableLog {
  readonly #file: FileHandle
  /** How much of the file is whole lines. */
  #size: number
  /** Behind them may be half a line, which has to go before anything else is written. */
  #isTorn: boolean

  constructor(file: FileHandle, size: number, isTorn: boolean) {
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
    return { ok: true, name, records, log: new FileLog(file, size, wasTorn), wasTorn }
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

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; there a new name is on disk with its file.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
