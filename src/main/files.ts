/** Files that the user chooses: written atomically, and read with a size limit. */
import { randomBytes } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { writeByDraft } from '../host/store/atomic-write'
import type { StichFile } from '../protocol/desktop'
import { MAX_STICH_BYTES } from '../protocol/stich-file'

/** The draft gets a random name: in the user's folder, any other might be taken. */
export function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}`)
  return writeByDraft(draft, path, content)
}

/** Characters that some system does not allow in a file name. */
const UNWANTED = /[\p{Cc}\p{Cs}<>:"/\\|?*\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu
/** Names of devices on Windows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A page suggests the file's name; the user chooses the folder in a dialog. */
export function fileName(wanted: string, ending: string): string {
  const plain = wanted
    .replace(UNWANTED, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
  return `${plain === '' || DEVICE.test(plain) ? 'Stichabend' : plain}${ending}`
}

export type ReadStich = StichFile | 'large' | 'unreadable'

export async function readStich(path: string): Promise<ReadStich> {
  try {
    const found = await stat(path)
    if (!found.isFile()) return 'unreadable'
    if (found.size > MAX_STICH_BYTES) return 'large'
    const file = await open(path, 'r')
    try {
      // No more than the size found before: the file may have grown since.
      const { buffer, bytesRead } = await file.read(Buffer.alloc(found.size), 0, found.size, 0)
      const text = new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead))
      return { name: basename(path), text }
    } finally {
      await file.close()
    }
  } catch {
    return 'unreadable'
  }
}
