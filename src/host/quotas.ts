/** What runs out, so that nobody takes it all. */

/** In all, and for one address: `Guest.address` says which. */
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

  /** Whether there is one left, which is then taken until it is freed. */
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
