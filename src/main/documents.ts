/** Games and score sheets, from and to the disk and the printer. */
import type { BrowserWindow } from 'electron'
import { basename } from 'node:path'
import type { StichFile } from '../protocol/desktop'
import { tell, whereToSave, whichToOpen } from './dialogs'
import { readStich, writeAtomically } from './files'
import { report } from './shell'

/** Answers whether it is there; a person who is told why not has nothing to wait for. */
async function save(path: string, content: () => string | Promise<Uint8Array>): Promise<boolean> {
  try {
    await writeAtomically(path, await content())
    return true
  } catch (error) {
    report(`${path}: ${(error as Error).message}`)
    await tell('file.unwritable', 'file.unwritable.detail', basename(path))
    return false
  }
}

/** The page as it prints itself, with its headings as outline and tags for those who listen to it. */
export async function savePdf(from: BrowserWindow, name: string): Promise<boolean> {
  const path = await whereToSave('pdf', name, from)
  if (path === undefined) return false
  return save(path, () =>
    from.webContents.printToPDF({
      generateTaggedPDF: true,
      generateDocumentOutline: true,
      preferCSSPageSize: true,
      printBackground: true,
    }),
  )
}

export const print = (from: BrowserWindow): Promise<boolean> =>
  new Promise((resolve) => {
    from.webContents.print({ printBackground: true }, (isPrinted) => resolve(isPrinted))
  })

export async function saveStich(from: BrowserWindow, name: string, text: string): Promise<boolean> {
  const path = await whereToSave('stich', name, from)
  return path !== undefined && save(path, () => text)
}

/** What a file says, or null after the person has been told why there is nothing. */
export async function stichAt(path: string): Promise<StichFile | null> {
  const read = await readStich(path)
  if (typeof read === 'object') return read
  const detail = read === 'large' ? 'file.large.detail' : 'file.unreadable.detail'
  await tell('file.unreadable', detail, basename(path))
  return null
}

export async function openStich(from: BrowserWindow): Promise<StichFile | null> {
  const path = await whichToOpen(from)
  return path === undefined ? null : stichAt(path)
}
