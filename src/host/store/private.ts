/** What lies in the data folder is nobody else's business: the log of a running game has every hand in it. */
import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

export const FOLDER_MODE = 0o700
export const FILE_MODE = 0o600

/** Makes the folder, and takes it and all its files away from other users of this machine. */
export async function privateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
  // There, a person's folders are their own anyway.
  if (process.platform === 'win32') return
  await chmod(folder, FOLDER_MODE)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    // One that belongs to somebody else can't be changed: whoever reads it will say so.
    await chmod(join(folder, entry.name), FILE_MODE).catch(() => undefined)
  }
}
