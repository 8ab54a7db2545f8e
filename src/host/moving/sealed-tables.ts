/** Sealed tables on their way to this host, until they are taken up. */
import { access, readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { privateFolder } from '../store/private'
import { writeAtomically } from '../store/atomic-write'

export interface SealedTables {
  keep(table: string, text: string): Promise<void>
  has(table: string): Promise<boolean>
  read(table: string): Promise<string | undefined>
  remove(table: string): Promise<void>
}

export function sealedTablesInMemory(): SealedTables {
  const kept = new Map<string, string>()
  return {
    keep: (table, text) => {
      kept.set(table, text)
      return Promise.resolve()
    },
    has: (table) => Promise.resolve(kept.has(table)),
    read: (table) => Promise.resolve(kept.get(table)),
    remove: (table) => {
      kept.delete(table)
      return Promise.resolve()
    },
  }
}

export async function sealedTablesOnDisk(data: string): Promise<SealedTables> {
  const folder = join(data, 'arriving')
  await privateFolder(folder)
  const pathOf = (table: string) => join(folder, `${table}.json`)
  for (const name of await readdir(folder)) await forgetIfOld(join(folder, name))
  return {
    keep: (table, text) => writeAtomically(pathOf(table), text),
    has: (table) =>
      access(pathOf(table)).then(
        () => true,
        () => false,
      ),
    read: (table) => readFile(pathOf(table), 'utf8').catch(() => undefined),
    remove: (table) => unlink(pathOf(table)).catch(() => undefined),
  }
}

/** A table that was not taken up for this long has stayed at its old host. */
const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000

async function forgetIfOld(path: string): Promise<void> {
  const { mtimeMs } = await stat(path)
  if (Date.now() - mtimeMs > GOOD_FOR_MS) await unlink(path).catch(() => undefined)
}
