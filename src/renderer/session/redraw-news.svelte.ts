/** How often the cards of the newest game were drawn again, and what of it the user has been told. */
import type { Client } from '../../protocol/client'
import type { Redraw } from '../../protocol/redraws'

export class RedrawNews {
  readonly #client: () => Client
  #known = $state.raw<readonly Redraw[]>([])

  /** `client`, so that a component that reads it updates when the host has spoken. */
  constructor(client: () => Client) {
    this.#client = client
  }

  get list(): readonly Redraw[] {
    return this.#client().notes.redraws.list
  }

  /** The newest, until the user has read it. */
  get newest(): Redraw | undefined {
    return this.list.findLast((redraw) => !this.#known.includes(redraw))
  }

  /** Too often: this page adds nothing to the shuffle until the user has decided. */
  get areRefused(): boolean {
    return this.#client().notes.redraws.isRefused
  }

  read = (): void => {
    this.#known = this.list
  }

  accept = (): void => this.#client().envelopes.acceptRedraws()
}
