/**
 * The table as it was one round ago, with all hands open: for spectators of a table that allows it.
 * A card is shown there only when the round it was dealt in is over.
 */
import type { AnyGame } from '../../engine/games'
import { isDeal, type AnyEvent, type AnyView } from '../../engine/kernel'
import { Authority, type AnyInput } from './authority'

export class DelayedView {
  readonly #past: Authority
  readonly #seats: number
  /** What has happened since, and in which round. */
  readonly #waiting: { readonly input: AnyInput; readonly round: number }[] = []
  #round = 0

  constructor(game: AnyGame, config: object, seats: number) {
    const begun = Authority.begin(game, config, () => () => 0)
    if (!begun.ok) throw new Error(begun.refusal.message)
    this.#past = begun.value
    this.#seats = seats
  }

  /** The game goes on by an input, so the past does, too; `all` once there is nothing left to hide. */
  follow(input: AnyInput, all: boolean, show: (events: readonly AnyEvent[]) => void): void {
    if (input.by === 'chance' && isDeal(input.outcome)) this.#round++
    this.#waiting.push({ input, round: this.#round })
    do {
      const [first] = this.#waiting
      if (first === undefined || (!all && first.round >= this.#round)) return
      this.#waiting.shift()
      const applied = this.#past.apply(first.input)
      if (!applied.ok) throw new Error(applied.refusal.message)
      show(applied.value)
    } while (all)
  }

  get rev(): number {
    return this.#past.rev
  }

  get view(): AnyView {
    return this.#past.view('spectator')
  }

  get hands(): readonly (readonly string[])[] {
    return Array.from({ length: this.#seats }, (_, seat) => this.#past.view(seat).hand)
  }
}
