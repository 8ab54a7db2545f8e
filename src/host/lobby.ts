/** Those who are at no table yet, and the open tables they are shown. */
import { writeHostMessage } from '../protocol/messages'
import type { TableSummary } from '../protocol/table'
import type { Clock, Guest } from './ports'

/** The lobby is shown anew at most this often, however much happens. */
const PAUSE_MS = 200

export interface LobbyDeps {
  readonly clock: Clock
  readonly openTables: () => readonly TableSummary[]
  /** The open tables are not the same any more: for those who announce them. */
  readonly changed: (tables: readonly TableSummary[]) => void
}

export class Lobby {
  readonly #deps: LobbyDeps
  readonly #guests = new Set<Guest>()
  #isNewsPending = false

  constructor(deps: LobbyDeps) {
    this.#deps = deps
  }

  /** Shows a guest the open tables, now and whenever they change. */
  enter(guest: Guest): void {
    this.#guests.add(guest)
    guest.send(this.#text())
  }

  leave(guest: Guest): void {
    this.#guests.delete(guest)
  }

  close(): void {
    this.#guests.clear()
  }

  announce(): void {
    if (this.#isNewsPending) return
    this.#isNewsPending = true
    this.#deps.clock.after(PAUSE_MS, () => {
      this.#isNewsPending = false
      const text = this.#text()
      for (const guest of this.#guests) guest.send(text)
      this.#deps.changed(this.#deps.openTables())
    })
  }

  #text(): string {
    return writeHostMessage({ type: 'lobby', tables: this.#deps.openTables() })
  }
}
