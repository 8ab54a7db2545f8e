/** What people at a table are told of it: everything when they come, and later whatever has changed. */
import { writeHostMessage, type HostMessage, type HostMessages } from '../../protocol/messages'
import type { Clock, Guest } from '../ports'
import { infoOf, type TableParts } from './info'
import type { Post } from './post'
import type { SharedReplay } from './shared-replay'
import type { Talk } from './talk'

export interface TellingDeps {
  readonly clock: Clock
  readonly parts: () => TableParts
}

export class Telling {
  readonly #post: Post
  readonly #talk: Talk
  readonly #sharedReplay: SharedReplay
  readonly #deps: TellingDeps
  /** Of the table, as it was last told. */
  #told = ''

  constructor(post: Post, talk: Talk, sharedReplay: SharedReplay, deps: TellingDeps) {
    this.#post = post
    this.#talk = talk
    this.#sharedReplay = sharedReplay
    this.#deps = deps
  }

  /** Everybody is told of the table if something about it has changed; answers whether. */
  news(): boolean {
    const info = this.#info
    // After most cards nothing has: only what is sent has to be checked.
    if (JSON.stringify(info) === this.#told) return false
    this.#told = writeHostMessage(info)
    this.#post.send(this.#deps.parts().roster.guests, this.#told)
    return true
  }

  /** At once: what can't be written has to be said all the same. */
  atOnce(): void {
    this.#told = writeHostMessage(this.#info)
    for (const guest of this.#deps.parts().roster.guests) guest.send(this.#told)
  }

  snapshotFor(guest: Guest): void {
    const { roster, games } = this.#deps.parts()
    this.#post.to(guest, this.#info)
    const viewer = roster.seatOf(guest) ?? 'spectator'
    for (const message of games.snapshotFor(viewer)) this.#post.to(guest, message)
  }

  /** The talk and what is being shown: whoever is told a seat begins with an empty page. */
  newPage(guest: Guest, first: readonly HostMessage[]): void {
    for (const message of [...first, ...this.#talk.messages, ...this.#sharedReplay.messages]) {
      this.#post.to(guest, message)
    }
  }

  /** Where everybody sits now. */
  seats(): void {
    const { roster, head } = this.#deps.parts()
    for (const guest of roster.guests) {
      const seat = roster.seatOf(guest) ?? 'spectator'
      this.newPage(guest, [{ type: 'seated', table: head.id, seat, token: null }])
    }
  }

  get #info(): HostMessages['table'] {
    return { type: 'table', table: infoOf(this.#deps.parts(), this.#deps.clock.now()) }
  }
}
