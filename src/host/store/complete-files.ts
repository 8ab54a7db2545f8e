/**
 * At a start: whatever the journal holds and the tables' files lack is put there. Only after a power cut is there
 * anything to do, or if the program ended between the journal and a file.
 */
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { entriesIn, numberOf, type Entry } from './ahead-entry'
import { MAX_BYTES } from './archive'
import { syncFolder, writeAtomically } from './atomic-write'
import { completed } from './completed'
import { readPlain } from './plain-file'
import { privateFolder } from './private'
import { WriteAhead } from './write-ahead'

const AHEAD = 'write-ahead'
const DAMAGED = 'damaged'

export interface AfterStart {
  readonly ahead: WriteAhead
  /** Files that could not be completed, and must not be opened before they are. */
  readonly incomplete: ReadonlySet<string>
}

export async function completeFiles(
  data: string,
  tables: string,
  report: (problem: string) => void,
): Promise<AfterStart> {
  const folder = join(data, AHEAD)
  await privateFolder(folder)
  const names = (await readdir(folder))
    .filter((name) => numberOf(name) !== undefined)
    .sort(byNumber)
  const setAside = async (name: string, problem: unknown): Promise<void> => {
    const aside = join(DAMAGED, `${Date.now()}-${name}`)
    await rename(join(folder, name), join(data, aside))
    report(`${name}: ${String(problem)} It is set aside as ${aside}.`)
  }
  const left = new Set<string>()
  const orLeft = (name: string, done: Promise<unknown>): Promise<unknown> =>
    done.catch((error: unknown) => {
      left.add(name)
      report(`${name}: ${String(error)} It is left as it is.`)
    })

  const journal: Entry[] = []
  const readable: string[] = []
  for (const name of names) {
    try {
      journal.push(...entriesIn(await readPlain(join(folder, name), MAX_BYTES)))
      readable.push(name)
    } catch (error) {
      await orLeft(name, setAside(name, error))
    }
  }
  const incomplete = new Set<string>()
  let misfits = 0
  for (const [file, entries] of await byFile(journal, tables)) {
    try {
      misfits += await complete(join(tables, file), entries)
    } catch (error) {
      incomplete.add(file)
      report(
        `${file}: ${String(error)} It lacks some lines, and is left alone until the next start.`,
      )
    }
  }
  for (const name of incomplete.size === 0 ? readable : []) {
    const done =
      misfits === 0 ? rm(join(folder, name)) : setAside(name, `${misfits} entries fit nowhere.`)
    await orLeft(name, done)
  }
  await syncFolder(folder)
  const last = numberOf(names.at(-1) ?? '') ?? 0
  const isLeftOver = incomplete.size > 0 || left.size > 0
  return { ahead: new WriteAhead(folder, last + 1, isLeftOver), incomplete }
}

const byNumber = (a: string, b: string): number => (numberOf(a) ?? 0) - (numberOf(b) ?? 0)

/** Only of open tables: any other file was complete before it was moved or deleted. */
async function byFile(
  entries: readonly Entry[],
  tables: string,
): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const open = new Map((await readdir(tables)).map((file): [string, Entry[]] => [file, []]))
  for (const entry of entries) open.get(entry.file)?.push(entry)
  return new Map([...open].filter(([, its]) => its.length > 0))
}

/** Answers how many entries did not fit. */
async function complete(path: string, entries: readonly Entry[]): Promise<number> {
  // One that cannot be read is set aside when its table is to be opened.
  const before = await readPlain(path, MAX_BYTES).catch(() => undefined)
  if (before === undefined) return entries.length
  const { bytes, misfits } = completed(before, entries)
  if (bytes === before) await syncFile(path)
  else await writeAtomically(path, bytes)
  return misfits
}

/** The system may not have written everything since the program ended. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.datasync()
  } finally {
    await file.close()
  }
}
