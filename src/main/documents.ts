/** Games and score sheets: opened, saved and printed. */
import type { BrowserWindow } from 'electron'
import { basename } from 'node:path'
import type { StichFile } from '../protocol/desktop'
import { tell, whereToSave, whichToOpen } from './dialogs'
import { readStich, writeWhole } from './files'
import { report } from './shell'

/** Answers whether it was saved; if not, the user has been told why. */
async function save(path: string, content: () => string | Promise<Uint8Array>): Promise<boolean> {
  try {
    await writeWhole(path, await content())
    return true
  } catch (error) {
    report(`${path}: ${(error as Error).message}`)
    await tell('file.unwritable', 'file.unwritable.detail', basename(path))
    return false
  }
}

/** The page as it prints, with its headings as an outline and tags for screen readers. */
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

/** The contents of a file; null once the user has been told why there are none. */
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
