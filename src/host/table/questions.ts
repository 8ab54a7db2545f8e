/** Which seat is asked what, and since when it has been the same question. */
import type { AnyAction, GameTypes, Listing, Next, Seat } from '../../engine/kernel'

export interface Question {
  readonly seat: Seat
  /** The revision at which it was first asked. */
  readonly since: number
  readonly text: string
}

export function questionsAfter(
  before: readonly Question[],
  by: Seat | 'chance',
  rev: number,
  next: Next<GameTypes>,
  legal: (seat: Seat) => Listing<AnyAction>,
): readonly Question[] {
  if (next.kind !== 'seats') return []
  const together = next.seats.length > 1
  return next.seats.map((seat) => {
    // A question can outlive an input only where several seats decide at once.
    const old = by === seat ? undefined : before.find((question) => question.seat === seat)
    if (!together && old === undefined) return { seat, since: rev, text: '' }
    const text = JSON.stringify([next.window, legal(seat)])
    return { seat, since: old?.text === text ? old.since : rev, text }
  })
}
