/** Players who follow a table to its new host, each with a code from the old one. */
import type { Clock } from '../ports'
import type { Roster } from '../table/roster'
import type { SeatsBook } from '../table/seats-book'
import { sameDigest, type SeatState } from '../table/seating'
import { recordsIn } from './moved-tables'
import { arrivalCode } from './sealing'

/** An evening: a player who was away when the table moved may come later. */
const GOOD_FOR_MS = 12 * 60 * 60 * 1000

/** The token digest that has held the seat of this code's bearer until now. */
function holder(key: string, code: string, seats: readonly SeatState[], owner: string) {
  const digests = [...seats.flatMap(({ person, left }) => (person ?? left)?.digest ?? []), owner]
  return digests.find((digest) => digest !== '' && sameDigest(arrivalCode(key, digest), code))
}

/** The same for a table that has since been put away; empty if the code fits no seat. */
export function holderIn(text: string, code: string | undefined): string {
  const records = recordsIn(text)
  const seats = records.findLast((record) => record.at === 'seats')
  const arrived = records.findLast((record) => record.at === 'arrived')
  if (code === undefined || seats === undefined || arrived === undefined) return ''
  return holder(arrived.arrivals, code, seats.seats, seats.owner) ?? ''
}

export class Arrivals {
  readonly #key: string | undefined
  readonly #roster: Roster
  readonly #book: SeatsBook
  readonly #clock: Clock
  readonly #until: number

  constructor(key: string | undefined, roster: Roster, book: SeatsBook, clock: Clock) {
    this.#key = key
    this.#roster = roster
    this.#book = book
    this.#clock = clock
    this.#until = clock.now() + GOOD_FOR_MS
  }

  /**
   * A player who follows the table from its old host brings a token that they drew themselves, so that they can
   * repeat it if the connection is cut, and a code that proves the seat is theirs: from now on the token holds it.
   */
  admit(digest: string, code: string | undefined): void {
    const key = this.#clock.now() > this.#until ? undefined : this.#key
    if (code === undefined || key === undefined || this.#roster.holds(digest)) return
    const before = holder(key, code, this.#roster.seats, this.#roster.owner)
    if (before !== undefined) this.#book.holdAnew(before, digest)
  }
}
