/** Who sits where, as it is written down: whenever it has changed, but not without end. */
import type { Company } from './company'
import type { Journal } from './journal'

/** Changes after which those are left out that others have followed at once. */
const TIDY_AFTER = 100

export class SeatsBook {
  readonly #company: Company
  readonly #journal: Journal
  #written: string
  #changes = 0

  constructor(company: Company, journal: Journal) {
    this.#company = company
    this.#journal = journal
    this.#written = this.#now
  }

  write(): void {
    const { seats, owner } = this.#company
    if (this.#now === this.#written) return
    this.#written = this.#now
    this.#journal.write({ at: 'seats', seats, owner })
    this.#changes++
    if (this.#changes % TIDY_AFTER > 0) return
    // If it can't be done now, the next record says so, or the next time does it.
    this.#journal.alone((log) => log.rewrite(withoutStaleSeats)).catch(() => undefined)
  }

  get #now(): string {
    const { seats, owner } = this.#company
    return JSON.stringify({ seats, owner })
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
