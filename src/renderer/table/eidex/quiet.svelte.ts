/** Whether the viewer wants to be asked. The host keeps it and does not tell; so this remembers it. */
import type { View } from '../../../engine/eidex/view'
import type { Session } from '../../session/session.svelte'

interface Wish {
  readonly until: 'trick' | 'game'
  readonly game: number
  readonly tricks: number
}

export class Quiet {
  readonly #session: () => Pick<Session, 'quiet'>
  readonly #view: () => View
  #wish = $state.raw<Wish>()

  constructor(session: () => Pick<Session, 'quiet'>, view: () => View) {
    this.#session = session
    this.#view = view
  }

  /** The host forgets it with the trick or the game, and so do we. */
  get holds(): boolean {
    const { games, tricks } = this.#view()
    const wish = this.#wish
    if (wish?.game !== games) return false
    return wish.until === 'game' || wish.tricks === tricks.length
  }

  until = (until: 'trick' | 'game' | 'now'): void => {
    const { games, tricks } = this.#view()
    this.#wish = until === 'now' ? undefined : { until, game: games, tricks: tricks.length }
    void this.#session().quiet(until)
  }
}
