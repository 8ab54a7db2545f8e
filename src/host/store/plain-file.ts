/**
 * Files in folders that other programs can write to. Only plain files are opened: a pipe would block, a device may
 * do anything, and a link leads elsewhere. Reading stops at the allowed size.
 */
import { constants } from 'node:fs'
import { lstat, open, type FileHandle } from 'node:fs/promises'

/** A pipe or link put in its place after the check neither blocks nor is followed. */
const WARILY = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW | constants.O_NONBLOCK

async function openPlain(path: string, flags: number): Promise<FileHandle> {
  if (!(await lstat(path)).isFile()) throw new Error('This is not a plain file.')
  const file = await open(path, flags | WARILY)
  try {
    if (!(await file.stat()).isFile()) throw new Error('This is not a plain file.')
  } catch (error) {
    await file.close()
    throw error
  }
  return file
}

/** For appending; the file must exist. */
export const openToAppend = (path: string): Promise<FileHandle> =>
  openPlain(path, constants.O_WRONLY | constants.O_APPEND)

export async function readPlain(path: string, most: number): Promise<Buffer> {
  const file = await openPlain(path, constants.O_RDONLY)
  try {
    const { size } = await file.stat()
    if (size > most) throw new Error(`This is larger than ${most} bytes.`)
    const bytes = Buffer.alloc(size)
    let end = 0
    for (let read = -1; read !== 0 && end < size; end += read) {
      read = (await file.read(bytes, end, size - end, end)).bytesRead
    }
    return bytes.subarray(0, end)
  } finally {
    await file.close()
  }
}
