/** What a table tells people: when it is on disk, and only those who are still there then. */
import type { Viewer } from '../../engine/kernel'
import { writeHostMessage, type HostMessage } from '../../protocol/messages'
import type { Guest } from '../ports'
import type { Company } from './company'
import type { Journal } from './journal'

export class Post {
  readonly #company: Company
  readonly #journal: Journal

  constructor(company: Company, journal: Journal) {
    this.#company = company
    this.#journal = journal
  }

  to(guest: Guest, message: HostMessage): void {
    this.send([guest], writeHostMessage(message))
  }

  toAll(message: HostMessage): void {
    this.send(this.#company.guests, writeHostMessage(message))
  }

  /** To everybody who sees the table like this. */
  toThose(viewer: Viewer, message: () => HostMessage): void {
    const guests = this.#company.guestsAs(viewer)
    if (guests.length > 0) this.send(guests, writeHostMessage(message()))
  }

  send(guests: readonly Guest[], text: string): void {
    for (const guest of guests) {
      this.#journal.later(() => {
        if (this.#company.has(guest)) guest.send(text)
      })
    }
  }
}
