/** Tables that were put away, judged by their files without replaying a game, as any guest may ask for one. */
import { readRecord, type TableRecord } from '../../protocol/table-log'
import { sameDigest, seatFor } from './seating'

/** Whether the game waits for the holder of this token. */
export function isWaitingFor(text: string, digest: string): boolean {
  const lines = text.split('\n').slice(0, -1)
  if (recordIn(lines.at(-1))?.at !== 'put-away') return false
  const seats = recordIn(lines.findLast((line) => line.startsWith('{"at":"seats"')))
  if (seats?.at !== 'seats') return false
  return seatFor(seats.seats, digest) >= 0 || sameDigest(seats.owner, digest)
}

function recordIn(line = ''): TableRecord | undefined {
  const record = readRecord(line)
  return record.ok ? record.value : undefined
}
