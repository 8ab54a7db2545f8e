/** What the journal consists of: lines of a table's file, each time with the place where they belong. */
import { crc32 } from 'node:zlib'

export interface Entry {
  /** The name of the table's file. */
  readonly file: string
  /** Where in the file the lines begin. */
  readonly at: number
  /** Checksums of the file up to there, and with these lines. */
  readonly before: number
  readonly after: number
  /** Complete lines. */
  readonly bytes: Buffer
}

const ENDING = '.journal'

export const nameOf = (number: number): string => `${number}${ENDING}`

/** Undefined if it is no name of ours. */
export function numberOf(name: string): number | undefined {
  const number = Number(/^([1-9]\d{0,14})\.journal$/.exec(name)?.[1])
  return Number.isNaN(number) ? undefined : number
}

export const bytesOf = ({ bytes, ...place }: Entry): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify({ ...place, size: bytes.length })}\n`), bytes])

/** Skips whatever is not complete: the host had not answered for it. */
export function entriesIn(journal: Buffer): readonly Entry[] {
  const entries: Entry[] = []
  for (let start = 0; ;) {
    const end = journal.indexOf('\n', start)
    if (end === -1) return entries
    const entry = entryAt(journal, start, end + 1)
    if (entry !== undefined) entries.push(entry)
    start = end + 1 + (entry?.bytes.length ?? 0)
  }
}

function entryAt(journal: Buffer, start: number, from: number): Entry | undefined {
  const place = placeIn(journal.toString('utf8', start, from))
  if (place === undefined) return undefined
  const { size, ...found } = place
  const bytes = journal.subarray(from, from + size)
  const isWhole = bytes.length === size && crc32(bytes, found.before) === found.after
  return isWhole ? { ...found, bytes } : undefined
}

function placeIn(text: string): (Omit<Entry, 'bytes'> & { readonly size: number }) | undefined {
  try {
    const { file, at, before, after, size } = (JSON.parse(text) ?? {}) as Record<string, unknown>
    if (typeof file !== 'string' || ![at, before, after, size].every(isCount)) return undefined
    const [place, sumBefore, sumAfter, length] = [at, before, after, size] as number[]
    return {
      file,
      at: place ?? 0,
      before: sumBefore ?? 0,
      after: sumAfter ?? 0,
      size: length ?? 0,
    }
  } catch {
    return undefined
  }
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0
