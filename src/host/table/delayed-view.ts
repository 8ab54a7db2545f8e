/**
 * The table as it was one round ago, with all hands open: for spectators, if the table allows it. A card is shown
 * only when the round it was dealt in is over.
 */
import type { AnyGame } from '../../engine/games'
import { isDeal, type AnyEvent, type AnyView } from '../../engine/kernel'
import type { AnyInput } from './play'

export class DelayedView {
  readonly #game: AnyGame
  readonly #past: object
  #rev = 0
  readonly #events: AnyEvent[] = []
  readonly #seats: number
  /** Inputs since then, and their rounds. */
  readonly #waiting: { readonly input: AnyInput; readonly round: number }[] = []
  #round = 0

  constructor(game: AnyGame, config: object, seats: number) {
    const begun = game.setup(config)
    if (!begun.ok) throw new Error(begun.refusal.message)
    this.#game = game
    this.#past = begun.value
    this.#seats = seats
  }

  /** The game has moved on by an input, and so does the delayed view; `all` once there is nothing left to hide. */
  follow(input: AnyInput, all: boolean, show: (events: readonly AnyEvent[]) => void): void {
    if (input.by === 'chance' && isDeal(input.outcome)) this.#round++
    this.#waiting.push({ input, round: this.#round })
    do {
      const [first] = this.#waiting
      if (first === undefined || (!all && first.round >= this.#round)) return
      this.#waiting.shift()
      const applied = this.#game.apply(this.#past, first.input)
      if (!applied.ok) throw new Error(applied.refusal.message)
      this.#rev++
      this.#events.push(...applied.value)
      show(applied.value)
    } while (all)
  }

  get rev(): number {
    return this.#rev
  }

  /** All that it has shown. */
  get events(): readonly AnyEvent[] {
    return this.#events
  }

  get view(): AnyView {
    return this.#game.view(this.#past, 'spectator')
  }

  get hands(): readonly (readonly string[])[] {
    return Array.from({ length: this.#seats }, (_, seat) => this.#game.view(this.#past, seat).hand)
  }
}
