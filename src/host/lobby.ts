/** Guests who are at no table yet, and the open tables they are shown. */
import { writeHostMessage } from '../protocol/messages'
import type { TableSummary } from '../protocol/table'
import type { Clock, Guest } from './ports'

/** The lobby is sent again at most this often, however much happens. */
const PAUSE_MS = 200

export interface LobbyDeps {
  readonly clock: Clock
  readonly openTables: () => readonly TableSummary[]
  /** Called with the open tables when they have changed, to be announced. */
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
