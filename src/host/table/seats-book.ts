/** Who sits where, who decides and who was sent away, written down whenever it has changed, but not without end. */
import type { Roster } from './roster'
import type { TableGames } from './games'
import type { Journal } from './journal'
import type { TableRecord } from './records'

/** Changes after which those are left out that others have followed at once. */
const TIDY_AFTER = 100

export class SeatsBook {
  readonly #roster: Roster
  readonly #journal: Journal
  #written: string
  #changes = 0

  constructor(roster: Roster, journal: Journal) {
    this.#roster = roster
    this.#journal = journal
    this.#written = JSON.stringify(this.#now)
  }

  /** While a rematch is being dealt it has not begun: after a crash all sit where they sat before. */
  look({ phase }: TableGames): void {
    const text = JSON.stringify(this.#now)
    if (text === this.#written || phase === 'dealing') return
    this.#written = text
    this.#journal.write(this.#now)
    this.#changes++
    if (this.#changes % TIDY_AFTER > 0) return
    // If it can't be done now, the next record says so, or the next time does it.
    this.#journal.alone((log) => log.rewrite(withoutStaleSeats)).catch(() => undefined)
  }

  get #now(): TableRecord {
    const { seats, owner, removed } = this.#roster
    return { at: 'seats', seats, owner, removed: removed.list }
  }
}

const isSeats = (line: string | undefined): boolean => line?.startsWith('{"at":"seats"') === true

/** Of changes in a row the first and the last: who opened the table, and who sits there now. */
function withoutStaleSeats(text: string): string {
  const lines = text.split('\n')
  return lines
    .filter((line, at) => !(isSeats(lines[at - 1]) && isSeats(line) && isSeats(lines[at + 1])))
    .join('\n')
}
