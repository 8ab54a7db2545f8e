/** What a clock of the host shows, second by second, between two messages. To be made while a component is. */
import type { TableInfo } from '../../protocol/table'
import { heardAt, secondsLeft, type SeatTime } from './clock'

const TICK_MS = 250

export class Countdown {
  readonly #table: () => TableInfo
  readonly #time: () => SeatTime | undefined
  #now = $state(performance.now())

  constructor(table: () => TableInfo, time: () => SeatTime | undefined) {
    this.#table = table
    this.#time = time
    // Time passes outside Svelte's reach.
    $effect(() => {
      if (time()?.runs !== true) return undefined
      const timer = setInterval(() => {
        this.#now = performance.now()
      }, TICK_MS)
      return () => {
        clearInterval(timer)
      }
    })
  }

  get seconds(): number {
    const time = this.#time()
    return time === undefined
      ? 0
      : secondsLeft(time, Math.max(0, this.#now - heardAt(this.#table())))
  }
}
