/** What a table's file should hold, by itself and by the journal. */
import { crc32 } from 'node:zlib'
import type { Entry } from './ahead-entry'

export interface Completed {
  readonly bytes: Buffer
  /** Entries that fit nowhere: the file was changed by another program, or is damaged. */
  readonly misfits: number
}

/** The entries in the order of the journal. */
export function completed(file: Buffer, entries: readonly Entry[]): Completed {
  let bytes = file
  let misfits = 0
  const isUpTo = sums(() => bytes)
  for (const { at, before, bytes: lines } of entries) {
    const rest = bytes.subarray(at)
    if (!isUpTo(at, before) || hasOtherLines(rest, lines)) misfits++
    else if (!startsWith(rest, lines)) bytes = Buffer.concat([bytes.subarray(0, at), lines])
  }
  return { bytes, misfits }
}

/** Whether the file has this checksum up to there. Entries mostly follow each other, so the last sum is continued. */
function sums(bytes: () => Buffer): (at: number, sum: number) => boolean {
  let known = { at: 0, sum: 0 }
  return (at, sum) => {
    if (at > bytes().length) return false
    const from = at < known.at ? { at: 0, sum: 0 } : known
    known = { at, sum: crc32(bytes().subarray(from.at, at), from.sum) }
    return known.sum === sum
  }
}

const startsWith = (bytes: Buffer, start: Buffer): boolean =>
  bytes.subarray(0, start.length).equals(start)

/**
 * Whether the first line that differs is a complete one. It is not where the file ends, or where the system had not
 * written a page before the power went: there are zeros then.
 */
function hasOtherLines(bytes: Buffer, lines: Buffer): boolean {
  const length = Math.min(bytes.length, lines.length)
  let same = 0
  while (same < length && bytes[same] === lines[same]) same++
  if (same === length) return false
  const start = same === 0 ? 0 : bytes.lastIndexOf('\n', same - 1) + 1
  const end = bytes.indexOf('\n', same)
  return end !== -1 && !bytes.subarray(start, end).includes(0)
}
