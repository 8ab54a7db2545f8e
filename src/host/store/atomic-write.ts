/** Files that are complete, old or new, whenever the machine stops. */
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { FILE_MODE } from './private'

const UNFINISHED = '.new'

/** For the program's own folders: only its user may read the file, and the new name survives a crash. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}${UNFINISHED}`
  // Left by a crash, or put there by another program: never written into.
  await rm(draft, { force: true })
  await writeByDraft(draft, path, content, FILE_MODE)
  await syncFolder(dirname(path))
}

/** Written to disk as `draft` first, a name that must be free; only then does it replace the old file. */
export async function writeByDraft(
  draft: string,
  path: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const file = await open(draft, 'wx', mode)
  try {
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}

/** A new or deleted name survives a crash only if its folder is on disk, too. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; there a new name is on disk along with its file.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
