/** What each viewer may have been told of a game up to now, judged at the moment when it happened. */
import type { AnyEvent, Viewer } from '../../../../src/engine/kernel'
import type { AnyGame } from '../../../../src/engine/games'
import type { Account } from './account'

export class Past {
  readonly #game: AnyGame
  readonly #account: Account
  #everything: AnyEvent[] = []
  readonly #told = new Map<Viewer, AnyEvent[]>()
  readonly #wrong = new Map<Viewer, string[]>()

  constructor(game: AnyGame, account: Account) {
    this.#game = game
    this.#account = account
  }

  /** The game has gone on by an input, to this state. */
  follow(state: object, events: readonly AnyEvent[]): void {
    this.#everything = [...this.#everything, ...events]
    for (const viewer of this.#account.viewers) {
      const told = events.map((event) => this.#game.redact(event, viewer))
      this.#told.set(viewer, [...(this.#told.get(viewer) ?? []), ...told])
      const wrong = this.#account.complaints(viewer, this.#game.view(state, viewer), told)
      this.#wrong.set(viewer, [...(this.#wrong.get(viewer) ?? []), ...wrong])
    }
  }

  /** For spectators who are shown all cards later: everything up to the moment that they see. */
  laterComplaints(past: readonly AnyEvent[] | null): string[] {
    const isTold = past === null || JSON.stringify(past) === JSON.stringify(this.#everything)
    return isTold ? [] : ['the past is not that of the round that is shown']
  }

  /** Nothing but what the viewer could have been told then, and all of it. */
  complaints(viewer: Viewer, past: readonly AnyEvent[] | null): string[] {
    if (past === null) return []
    const isTold = JSON.stringify(past) === JSON.stringify(this.#told.get(viewer) ?? [])
    const wrong = isTold ? [] : ['the past is another one than was told']
    return [...wrong, ...(this.#wrong.get(viewer) ?? []).map((what) => `in the past, ${what}`)]
  }
}
