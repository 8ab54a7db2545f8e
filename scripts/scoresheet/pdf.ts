/** Prints a page with the Chromium that the tests use. */
import { launchBrowser } from '../lib/browser.js'

export const PAPERS = {
  a4: { width: '210mm', height: '297mm' },
  letter: { width: '8.5in', height: '11in' },
} as const
export type Paper = keyof typeof PAPERS

/** With tags for screen readers and an outline of its headings. Throws if there is no Chromium. */
export async function pdfOf(page: string, paper: Paper): Promise<Uint8Array> {
  const browser = await launchBrowser()
  try {
    const tab = await browser.newPage()
    await tab.setContent(page)
    return await tab.pdf({
      ...PAPERS[paper],
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    })
  } finally {
    await browser.close()
  }
}
