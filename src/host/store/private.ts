/** The data folder is private: the log of a running game has every hand in it. */
import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

export const FOLDER_MODE = 0o700
export const FILE_MODE = 0o600

/** Makes the folder, and takes access to it and all its files away from other users of this machine. */
export async function privateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
  // On Windows, users' folders are private anyway.
  if (process.platform === 'win32') return
  await chmod(folder, FOLDER_MODE)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    // A file that belongs to another user can't be changed: the code that reads it will report that.
    await chmod(join(folder, entry.name), FILE_MODE).catch(() => undefined)
  }
}
