/** What people at a table are told about it: everything when they come, and later every change. */
import type { Viewer } from '../../engine/kernel'
import { writeHostMessage, type HostMessage, type HostMessages } from '../../protocol/messages'
import type { Clock, Guest } from '../ports'
import { changingOf, infoOf, type TableParts } from './info'
import type { Post } from './post'
import type { SharedReplay } from './shared-replay'
import type { ShownGame } from './shown-game'
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
  /** What could change of the table's info, as it was last sent. */
  #told = ''

  constructor(post: Post, talk: Talk, sharedReplay: SharedReplay, deps: TellingDeps) {
    this.#post = post
    this.#talk = talk
    this.#sharedReplay = sharedReplay
    this.#deps = deps
  }

  /** Tells everybody about the table if it has changed, and answers whether it had. */
  news(): boolean {
    // Most cards change nothing here: nothing is written for them but this.
    const now = this.#changing
    if (now === this.#told) return false
    this.#told = now
    this.#post.toAll(this.#info)
    return true
  }

  /** Without waiting for the disk: guests must hear that it can't be written. */
  atOnce(): void {
    const text = writeHostMessage(this.#info)
    for (const guest of this.#deps.parts().roster.guests) guest.send(text)
    this.#told = this.#changing
  }

  /** For a page that knows nothing of the game yet. */
  snapshotFor(guest: Guest): void {
    this.#show(guest, (game, viewer, number) => game.snapshotFor(viewer, number))
  }

  /** For a guest who knows what has happened: the table and the view that count now. */
  currentFor(guest: Guest): void {
    this.#show(guest, (game, viewer, number) => [game.currentFor(viewer, number)])
  }

  #show(
    guest: Guest,
    messages: (game: ShownGame, viewer: Viewer, number: number) => readonly HostMessage[],
  ): void {
    const { roster, games } = this.#deps.parts()
    const { shownGame } = games
    this.#post.to(guest, this.#info)
    if (shownGame === undefined) return
    const viewer = roster.seatOf(guest) ?? 'spectator'
    for (const message of messages(shownGame, viewer, games.shown)) this.#post.to(guest, message)
  }

  /** The chat and the current replay: a guest who is given a seat begins with an empty page. */
  newPage(guest: Guest, first: readonly HostMessage[]): void {
    for (const message of [...first, ...this.#talk.messages, ...this.#sharedReplay.messages]) {
      this.#post.to(guest, message)
    }
  }

  /** Tells everybody where they sit now. */
  seats(): void {
    const { roster, head } = this.#deps.parts()
    for (const guest of roster.guests) {
      const seat = roster.seatOf(guest) ?? 'spectator'
      this.newPage(guest, [{ type: 'seated', table: head.id, seat, token: null }])
    }
  }

  get #changing(): string {
    return JSON.stringify(changingOf(this.#deps.parts(), this.#deps.clock.now()))
  }

  get #info(): HostMessages['table'] {
    return { type: 'table', table: infoOf(this.#deps.parts(), this.#deps.clock.now()) }
  }
}
