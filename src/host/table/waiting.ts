/** Tables that were put away, as their files tell: read without replaying a game, as anybody may ask for one. */
import { isObject } from '../../engine/kernel'
import { sameDigest, seatFor, type SeatState } from './seating'

/** Whether the game waits for whoever holds this token. */
export function isWaitingFor(text: string, digest: string): boolean {
  const lines = text.split('\n').slice(0, -1)
  if (recordIn(lines.at(-1))?.['at'] !== 'put-away') return false
  const seats = recordIn(lines.findLast((line) => recordIn(line)?.['at'] === 'seats'))
  if (seats === undefined) return false
  const { seats: held, owner } = seats as { seats: readonly SeatState[]; owner: string }
  return seatFor(held, digest) >= 0 || sameDigest(owner, digest)
}

function recordIn(line = ''): Record<string, unknown> | undefined {
  try {
    const record: unknown = JSON.parse(line)
    return isObject(record) ? record : undefined
  } catch {
    return undefined
  }
}
