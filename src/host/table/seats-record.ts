/** Writes down who sits where, who decides and who was sent away, whenever that has changed. */
import type { Company } from './company'
import type { TableGames } from './games'
import type { TableRecord } from './records'

export class SeatsRecord {
  readonly #company: Company
  readonly #write: (record: TableRecord) => void
  #written: string

  constructor(company: Company, write: (record: TableRecord) => void) {
    this.#company = company
    this.#write = write
    this.#written = JSON.stringify(this.#now)
  }

  /** While a rematch is being dealt it has not begun: after a crash all sit where they sat before. */
  look({ phase }: TableGames): void {
    const text = JSON.stringify(this.#now)
    if (text === this.#written || phase === 'dealing') return
    this.#written = text
    this.#write(this.#now)
  }

  get #now(): TableRecord {
    const { seats, owner, removed } = this.#company
    return { at: 'seats', seats, owner, removed: removed.list }
  }
}
