/** The chat of a table: written nowhere, the last lines kept for guests who join. */
import type { HostMessage, HostMessages } from '../../protocol/messages'
import type { Reaction } from '../../protocol/primitives'
import type { Guest } from '../ports'
import type { Roster } from './roster'

const KEPT = 50

export class Talk {
  readonly #roster: Roster
  readonly #tell: (message: HostMessage) => void
  #lines: HostMessages['chat']['lines'] = []

  constructor(roster: Roster, tell: (message: HostMessage) => void) {
    this.#roster = roster
    this.#tell = tell
  }

  say(guest: Guest, text: string): void {
    const name = this.#roster.nameOf(guest)
    const line = { name, marker: guest.marker, seat: this.#seatOf(guest), text }
    this.#lines = [...this.#lines, line].slice(-KEPT)
    this.#tell({ type: 'chat', lines: [line] })
  }

  react(guest: Guest, reaction: Reaction): void {
    this.#tell({ type: 'reaction', seat: this.#seatOf(guest), reaction })
  }

  /** For a guest who has just come. */
  get messages(): readonly HostMessage[] {
    return this.#lines.length > 0 ? [{ type: 'chat', lines: this.#lines }] : []
  }

  #seatOf(guest: Guest): number | null {
    return this.#roster.seatOf(guest) ?? null
  }
}
