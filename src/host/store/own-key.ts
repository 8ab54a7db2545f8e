/**
 * The key that identifies this machine's own user (src/protocol/own-key.ts). It lies in the data folder, so that
 * yesterday's pages and bookmarks keep working; if the file is missing, the next start makes a new key.
 */
import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isOwnKey, KEY_BYTES } from '../../protocol/own-key'
import type { Secrets } from '../ports'
import { writeAtomically } from './atomic-write'

const NAME = 'key'

/** Only accepts a key that no other user could have read or planted. */
async function readKey(path: string): Promise<string | undefined> {
  try {
    const { mode, size } = await lstat(path).then((file) => (file.isFile() ? file : NOTHING))
    const isOpenToOthers = process.platform !== 'win32' && (mode & 0o077) !== 0
    if (isOpenToOthers || size !== KEY_BYTES * 2) return undefined
    const key = await readFile(path, 'utf8')
    return isOwnKey(key) ? key : undefined
  } catch {
    return undefined
  }
}
const NOTHING = { mode: 0, size: 0 }

export async function ownKey(
  folder: string,
  secrets: Secrets,
  report: (problem: string) => void,
): Promise<string> {
  const path = join(folder, NAME)
  const kept = await readKey(path)
  if (kept !== undefined) return kept
  const key = secrets(KEY_BYTES)
  await writeAtomically(path, key).catch((error: unknown) =>
    report(`The key can’t be kept, and is another one after the next start: ${String(error)}`),
  )
  return key
}
