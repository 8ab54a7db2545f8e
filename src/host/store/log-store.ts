/** Where tables are written: one file each, one record per line. */
import { open, readdir, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { TableLog } from '../ports'
import { LOG_ENDING, MAX_BYTES, type Archive } from './archive'
import { AppendedFile } from './appended-file'
import { completeFiles } from './complete-files'
import { fileArchive } from './file-archive'
import { FileLog, writtenIn } from './file-log'
import { openToAppend, readPlain } from './plain-file'
import { FILE_MODE } from './private'
import { syncFolder } from './atomic-write'
import type { WriteAhead } from './write-ahead'

export type StoredTable =
  | {
      readonly ok: true
      readonly lines: readonly string[]
      readonly log: TableLog
      /** The last line was incomplete, because the machine or the program stopped while writing it. */
      readonly wasTorn: boolean
    }
  | { readonly ok: false; readonly problem: string }

export interface LogStore {
  create(id: string): Promise<TableLog>
  /** The names of everything in the folder of open tables. */
  unfinished(): Promise<readonly string[]>
  /** Takes one of them up again. */
  take(name: string): Promise<StoredTable>
  /** The table is closed: moves its file to the history. */
  finish(id: string): Promise<void>
  /** Nothing was played: deletes the file. */
  discard(id: string): Promise<void>
  /** Takes the file out of the history again; undefined if it is not there. */
  reopen(id: string): Promise<StoredTable | undefined>
  readonly archive: Archive
}

const LIVE = 'tables'
const FINISHED = 'history'
const EMPTY = writtenIn(Buffer.alloc(0))

export async function fileStore(
  folder: string,
  report: (problem: string) => void = () => undefined,
): Promise<LogStore> {
  const archive = await fileArchive(folder)
  const { ahead, incomplete } = await completeFiles(folder, join(folder, LIVE), report)
  const live = join(folder, LIVE)
  const finished = join(folder, FINISHED)
  const nameOf = (id: string) => `${id}${LOG_ENDING}`
  const pathOf = (id: string) => join(live, nameOf(id))
  return {
    archive,
    create: async (id) => {
      const file = await open(pathOf(id), 'ax', FILE_MODE)
      await syncFolder(live)
      return new FileLog(new AppendedFile(pathOf(id), file), ahead, EMPTY, false)
    },
    unfinished: async () =>
      (await readdir(live))
        .filter((name) => name.endsWith(LOG_ENDING) && !incomplete.has(name))
        .sort(),
    take: (name) => readTable(join(live, name), ahead),
    finish: (id) => rename(pathOf(id), join(finished, nameOf(id))),
    discard: async (id) => {
      await unlink(pathOf(id))
      await syncFolder(live)
    },
    reopen: async (id) => {
      // If the machine stops now, the next start finds the table closed, and puts it back.
      const isThere = await rename(join(finished, nameOf(id)), pathOf(id)).then(
        () => true,
        () => false,
      )
      if (!isThere) return undefined
      await syncFolder(live)
      return readTable(pathOf(id), ahead)
    },
  }
}

async function readTable(path: string, ahead: WriteAhead): Promise<StoredTable> {
  try {
    const bytes = await readPlain(path, MAX_BYTES)
    const size = bytes.lastIndexOf('\n') + 1
    const whole = bytes.subarray(0, size)
    const lines = whole.toString('utf8').split('\n').slice(0, -1)
    if (lines.length === 0) return { ok: false, problem: 'Nothing was written there.' }
    const wasTorn = size < bytes.length
    const file = new AppendedFile(path, await openToAppend(path))
    const log = new FileLog(file, ahead, writtenIn(whole), wasTorn)
    return { ok: true, lines, log, wasTorn }
  } catch (error) {
    return { ok: false, problem: (error as Error).message }
  }
}
