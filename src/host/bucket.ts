/** A rate limit: a burst at once, then a number per second. */
export class Bucket {
  readonly #most: number
  readonly #perSecond: number
  #left: number
  #at: number

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most
    this.#perSecond = perSecond
    this.#left = most
    this.#at = now
  }

  /** Takes one if any is left, and says whether it did. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
