/** Seats that do not want to be asked whether to use a power: they pass until a trick or a round is over. */
import { beginsRound, endsTrick, type AnyEvent, type Seat, type Viewer } from '../../engine/kernel'

export type Quiet = 'now' | 'trick' | 'game'

const ends = (event: AnyEvent, quiet: Quiet): boolean =>
  (quiet === 'trick' && endsTrick(event)) || (quiet !== 'now' && beginsRound(event))

export class QuietSeats {
  readonly #until: Quiet[]

  constructor(seats: number) {
    this.#until = Array.from({ length: seats }, () => 'now')
  }

  of(viewer: Viewer): Quiet {
    return (viewer === 'spectator' ? undefined : this.#until[viewer]) ?? 'now'
  }

  has(seat: Seat): boolean {
    return this.of(seat) !== 'now'
  }

  set(seat: Seat, until: Quiet): void {
    this.#until[seat] = until
  }

  /** After some events, quiet seats want to be asked again. */
  follow(events: readonly AnyEvent[]): void {
    for (const [seat, until] of this.#until.entries()) {
      if (events.some((event) => ends(event, until))) this.#until[seat] = 'now'
    }
  }
}
