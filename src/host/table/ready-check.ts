/**
 * Another game waits for everybody who is here, but not for ever for a player who says nothing: once half of them are
 * ready, the others have this long, and then a bot plays for them until they take over. One player's wish alone hurries
 * nobody.
 */
import type { SeatInfo } from '../../protocol/table'
import type { Clock } from '../ports'

export const READY_WITHIN_MS = 90 * 1000

export class ReadyCheck {
  readonly #clock: Clock
  /** The time is up: the table is to look again. */
  readonly #onOver: () => void
  #silent: readonly number[] = []
  #ends: number | undefined
  #cancel: () => void = () => undefined

  constructor(clock: Clock, onOver: () => void) {
    this.#clock = clock
    this.#onOver = onOver
  }

  /** Answers the seats that bots have to play for. */
  look(awaited: readonly number[], ready: readonly number[]): readonly number[] {
    this.#silent = awaited.filter((seat) => !ready.includes(seat))
    const areMost = this.#silent.length * 2 <= awaited.length
    if (this.#silent.length === 0 || !areMost) this.stop()
    else if (this.#ends === undefined) this.#begin()
    return this.#ends !== undefined && this.#clock.now() >= this.#ends ? this.#silent : []
  }

  stop(): void {
    this.#cancel()
    this.#ends = undefined
  }

  /** The time that a silent player has left to answer. */
  left(seat: number, now: number): SeatInfo['clock'] {
    if (this.#ends === undefined || !this.#silent.includes(seat)) return null
    return { move: Math.max(0, Math.round(this.#ends - now)), bank: 0, runs: true }
  }

  #begin(): void {
    this.#ends = this.#clock.now() + READY_WITHIN_MS
    this.#cancel = this.#clock.after(READY_WITHIN_MS, this.#onOver)
  }
}
