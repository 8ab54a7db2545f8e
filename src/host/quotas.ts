/** Limits on what is scarce, so that no guest takes it all. */

/** In all, and per address: see `Guest.address`. */
export interface MostPlaces {
  readonly all: number
  readonly perAddress: number
}

export class Places {
  readonly #most: MostPlaces
  readonly #taken = new Map<string, number>()
  #all = 0

  constructor(most: MostPlaces) {
    this.#most = most
  }

  /** Takes a place if one is left, until it is freed, and says whether it did. */
  take(address: string): boolean {
    const same = this.#taken.get(address) ?? 0
    if (this.#all >= this.#most.all || same >= this.#most.perAddress) return false
    this.#all++
    this.#taken.set(address, same + 1)
    return true
  }

  free(address: string): void {
    const same = this.#taken.get(address)
    if (same === undefined) return
    this.#all--
    if (same === 1) this.#taken.delete(address)
    else this.#taken.set(address, same - 1)
  }
}

const FREE_TRIES = 5
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 10 * 60 * 1000
/** After this long without another wrong guess, it was probably a misreading. */
const FORGIVEN_AFTER_MS = 15 * 60 * 1000
const MAX_REMEMBERED = 10_000

/** Wrong guesses, by address: a few are free, then each doubles the wait before the next. */
export class WrongGuesses {
  /** The address that guessed longest ago comes first, and is forgotten first. */
  readonly #by = new Map<string, { readonly wrong: number; readonly until: number }>()

  mayGuess(address: string, now: number): boolean {
    return now >= (this.#by.get(address)?.until ?? now)
  }

  count(address: string, now: number): void {
    const before = this.#by.get(address)
    const isForgiven = before === undefined || now - before.until > FORGIVEN_AFTER_MS
    const wrong = isForgiven ? 1 : before.wrong + 1
    const wait = wrong < FREE_TRIES ? 0 : FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES)
    this.#by.delete(address)
    this.#by.set(address, { wrong, until: now + Math.min(wait, LONGEST_WAIT_MS) })
    const [oldest = ''] = this.#by.keys()
    if (this.#by.size > MAX_REMEMBERED) this.#by.delete(oldest)
  }
}
