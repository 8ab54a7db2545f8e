/** Who is connected to a table: by which token, and under which name. */
import type { Clock, Guest } from '../ports'

export interface Present {
  /** Digest of the token that they hold; null for spectators. */
  readonly digest: string | null
  /** Unique at this table. */
  readonly name: string
}

export class Attendance {
  readonly #clock: Clock
  readonly #guests = new Map<Guest, Present>()
  /** The last address of each token's holder. */
  readonly #addresses = new Map<string, string>()
  #emptySince: number

  constructor(clock: Clock) {
    this.#clock = clock
    this.#emptySince = clock.now()
  }

  get guests(): readonly Guest[] {
    return [...this.#guests.keys()]
  }

  get isEmpty(): boolean {
    return this.#guests.size === 0
  }

  /** On the clock; undefined while anyone is connected. */
  get emptySince(): number | undefined {
    return this.isEmpty ? this.#emptySince : undefined
  }

  of(guest: Guest): Present | undefined {
    return this.#guests.get(guest)
  }

  addressOf(digest: string): string | undefined {
    return this.#addresses.get(digest)
  }

  add(guest: Guest, present: Present): void {
    this.#guests.set(guest, present)
    if (present.digest !== null) this.#addresses.set(present.digest, guest.address)
  }

  remove(guest: Guest): void {
    this.#guests.delete(guest)
    this.#emptySince = this.#clock.now()
  }
}
