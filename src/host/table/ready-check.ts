/**
 * Another game waits for everybody who is here, but not for ever for a player who says nothing: a wish for one gives
 * the others some time to answer, and less once half of the players are ready. Then a bot plays for those who have not
 * answered, until they take over.
 */
import type { SeatInfo } from '../../protocol/table'
import type { Clock } from '../ports'

/** From the first wish on. */
export const WISH_LASTS_MS = 3 * 60 * 1000
/** From the moment on that half of the players are ready. */
export const READY_WITHIN_MS = 90 * 1000

export class ReadyCheck {
  readonly #clock: Clock
  /** The time is up: the table is to look again. */
  readonly #onOver: () => void
  #silent: readonly number[] = []
  #wishedAt: number | undefined
  #halfReadyAt: number | undefined
  #ends = Infinity
  #cancel: () => void = () => undefined

  constructor(clock: Clock, onOver: () => void) {
    this.#clock = clock
    this.#onOver = onOver
  }

  /** Answers the seats that bots have to play for. */
  look(awaited: readonly number[], ready: readonly number[]): readonly number[] {
    const now = this.#clock.now()
    this.#silent = awaited.filter((seat) => !ready.includes(seat))
    if (this.#silent.length === 0) this.stop()
    else {
      const areMost = this.#silent.length * 2 <= awaited.length
      this.#wishedAt ??= now
      this.#halfReadyAt = areMost ? (this.#halfReadyAt ?? now) : undefined
      this.#endAt(
        Math.min(this.#wishedAt + WISH_LASTS_MS, (this.#halfReadyAt ?? Infinity) + READY_WITHIN_MS),
      )
    }
    return now >= this.#ends ? this.#silent : []
  }

  stop(): void {
    this.#wishedAt = undefined
    this.#halfReadyAt = undefined
    this.#endAt(Infinity)
  }

  /** The time that a silent player has left to answer. */
  left(seat: number, now: number): SeatInfo['clock'] {
    if (this.#ends === Infinity || !this.#silent.includes(seat)) return null
    return { move: Math.max(0, Math.round(this.#ends - now)), bank: 0, runs: true }
  }

  #endAt(ends: number): void {
    if (ends === this.#ends) return
    this.#cancel()
    this.#ends = ends
    if (ends < Infinity)
      this.#cancel = this.#clock.after(Math.max(0, ends - this.#clock.now()), this.#onOver)
  }
}
