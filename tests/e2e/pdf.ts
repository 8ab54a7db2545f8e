/** Reads a PDF as a person would: its words, page by page, and what a screen reader is told. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface Pages {
  /** In points, rounded. */
  readonly sizes: readonly (readonly [width: number, height: number])[]
  /** The pieces of text on each page, in the order in which they were written. */
  readonly pages: readonly (readonly string[])[]
  readonly outline: readonly { readonly title: string; readonly items: readonly string[] }[]
  readonly isTagged: boolean
  readonly language: string | null
}

type Outline = readonly {
  readonly title: string
  readonly items: readonly { readonly title: string }[]
}[]

export async function pagesOf(pdf: Uint8Array): Promise<Pages> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  const all = await Promise.all(numbers.map((number) => document.getPage(number)))
  const outline = (await document.getOutline()) as Outline | null
  const { info } = await document.getMetadata()
  const marks = (await document.getMarkInfo()) as { Marked?: boolean } | null
  const read: Pages = {
    sizes: all.map((page) => {
      const { width, height } = page.getViewport({ scale: 1 })
      return [Math.round(width), Math.round(height)]
    }),
    pages: await Promise.all(
      all.map(async (page) => {
        const { items } = await page.getTextContent()
        return items.flatMap((item) =>
          'str' in item ? [item.str + (item.hasEOL ? '\n' : '')] : [],
        )
      }),
    ),
    outline: (outline ?? []).map(({ title, items }) => ({
      title,
      items: items.map((each) => each.title),
    })),
    isTagged: marks?.Marked === true,
    language: (info as { readonly Language?: string | null }).Language ?? null,
  }
  await task.destroy()
  return read
}

/** One line of the page after the other. */
export const linesOf = (texts: readonly string[]): string =>
  texts
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
