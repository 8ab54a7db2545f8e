/** Files that are complete, old or new, whenever the machine stops. */
import { open, rename, rm, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { FILE_MODE } from './private'

const UNFINISHED = '.new'

/** Written to disk under another name first; only then does it replace the old file. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const unfinished = `${path}${UNFINISHED}`
  // Left by a crash, or put there by another program: never written into.
  await rm(unfinished, { force: true })
  const file = await open(unfinished, 'wx', FILE_MODE)
  try {
    await file.writeFile(text)
    await file.sync()
  } catch (error) {
    await file.close()
    await unlink(unfinished).catch(() => undefined)
    throw error
  }
  await file.close()
  await rename(unfinished, path)
  await syncFolder(dirname(path))
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
