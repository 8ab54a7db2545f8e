/**
 * Messages from a table: sent once the records are on disk, and only to guests who are still there
 * then.
 */
import type { Viewer } from '../../engine/kernel'
import { writeHostMessage, type HostMessage } from '../../protocol/messages'
import type { Guest } from '../ports'
import type { Roster } from './roster'
import type { Journal } from './journal'

export class Post {
  readonly #roster: Roster
  readonly #journal: Journal

  constructor(roster: Roster, journal: Journal) {
    this.#roster = roster
    this.#journal = journal
  }

  to(guest: Guest, message: HostMessage): void {
    this.send([guest], writeHostMessage(message))
  }

  toAll(message: HostMessage): void {
    this.send(this.#roster.guests, writeHostMessage(message))
  }

  /** To everybody with this view of the table. */
  toThose(viewer: Viewer, message: () => HostMessage): void {
    const guests = this.#roster.guestsAs(viewer)
    if (guests.length > 0) this.send(guests, writeHostMessage(message()))
  }

  send(guests: readonly Guest[], text: string): void {
    for (const guest of guests) {
      this.#journal.later(() => {
        if (this.#roster.has(guest)) guest.send(text)
      })
    }
  }
}
