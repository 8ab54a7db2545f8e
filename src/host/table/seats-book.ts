/**
 * Writes down who sits where, who decides and who was removed, whenever it has changed, without growing for ever.
 */
import type { Roster } from './roster'
import type { TableGames } from './games'
import type { Journal } from './journal'
import type { TableRecord } from './records'

/** After this many changes, those that others followed at once are dropped. */
const TIDY_AFTER = 100

export class SeatsBook {
  readonly #roster: Roster
  readonly #journal: Journal
  #written: string
  /** Seats and removed people are replaced when they change, never changed: mostly this is the same as before. */
  #seen: readonly unknown[] = []
  #changes = 0

  constructor(roster: Roster, journal: Journal) {
    this.#roster = roster
    this.#journal = journal
    this.#written = JSON.stringify(this.#now)
  }

  /** A rematch that is being dealt has not begun: after a crash everybody sits where they sat before. */
  look({ phase }: TableGames): void {
    const { seats, owner, removed } = this.#roster
    const seen = [seats, owner, removed.list]
    if (phase === 'dealing' || seen.every((part, index) => part === this.#seen[index])) return
    this.#seen = seen
    const text = JSON.stringify(this.#now)
    if (text === this.#written) return
    this.#written = text
    this.#journal.write(this.#now)
    this.#changes++
    if (this.#changes % TIDY_AFTER > 0) return
    // If this fails, the next record reports it, or the next attempt succeeds.
    this.#journal.alone((log) => log.rewrite(withoutStaleSeats)).catch(() => undefined)
  }

  /**
   * Replaces a token. Its holder has no other, so it is on disk before they are told, while a rematch is being dealt in
   * the seats of before.
   */
  holdAnew(old: string, digest: string): void {
    this.#roster.holdAnew(old, digest)
    this.#written = this.#written.replaceAll(old, digest)
    this.#journal.write(JSON.parse(this.#written) as TableRecord)
  }

  get #now(): TableRecord {
    const { seats, owner, removed } = this.#roster
    return { at: 'seats', seats, owner, removed: removed.list }
  }
}

const isSeats = (line: string | undefined): boolean => line?.startsWith('{"at":"seats"') === true

/** Keeps the first and the last of changes in a row: who opened the table, and who sits there now. */
function withoutStaleSeats(text: string): string {
  const lines = text.split('\n')
  return lines
    .filter((line, at) => !(isSeats(lines[at - 1]) && isSeats(line) && isSeats(lines[at + 1])))
    .join('\n')
}
