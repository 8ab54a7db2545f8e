/** How many tables there may be: a guest who fills the house must not lock out its owner, nor all other guests. */
import { refuse } from '../engine/kernel'
import type { HostCode } from '../protocol/codes'
import { LOCAL } from './ports'

export interface PlaceLimits {
  readonly mostTables: number
  readonly tablesPerAddress: number
}

/** One place in so many is reserved for the machine's own user. */
const PLACES_TO_ONE_KEPT = 10

const FULL = refuse('limit.tables' satisfies HostCode, 'This host carries no more tables.')

export class TablePlaces {
  readonly #limits: PlaceLimits
  /**
   * Where each table was opened from, by its id; null for tables from before the last start, which count for no
   * address.
   */
  readonly #taken = new Map<string, string | null>()

  constructor(limits: PlaceLimits) {
    this.#limits = limits
  }

  get forGuests(): number {
    const { mostTables } = this.#limits
    return mostTables - Math.floor(mostTables / PLACES_TO_ONE_KEPT)
  }

  get taken(): number {
    return this.#taken.size
  }

  /** From the moment a table is about to open. */
  take(id: string, address: string | null): void {
    this.#taken.set(id, address)
  }

  free(id: string): void {
    this.#taken.delete(id)
  }

  whyNone(address: string): typeof FULL | undefined {
    if (address === LOCAL) return this.taken < this.#limits.mostTables ? undefined : FULL
    const own = [...this.#taken.values()].filter((other) => other === address).length
    return this.taken < this.forGuests && own < this.#limits.tablesPerAddress ? undefined : FULL
  }
}
