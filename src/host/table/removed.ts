/** People who were removed from a table, and how they are recognised. */
import { folded } from '../../protocol/plain'
import { MAX_REMOVED } from '../../protocol/table'
import type { Removed } from '../../protocol/table-log'
import { LOCAL } from '../ports'
import { digestOf } from './seating'

export class RemovedPeople {
  readonly #table: string
  #list: readonly Removed[]

  constructor(table: string, list: readonly Removed[]) {
    this.#table = table
    this.#list = list
  }

  /** As it is written to the log. */
  get list(): readonly Removed[] {
    return this.#list
  }

  get names(): readonly string[] {
    return [...new Set(this.#list.map(({ name }) => name))]
  }

  add(name: string, digest: string | null, address: string | undefined): void {
    const removed = { name, digest, from: this.#from(address) }
    this.#list = [...this.#list, removed].slice(-MAX_REMOVED)
  }

  letIn(name: string): void {
    this.#list = this.#list.filter((other) => other.name !== name)
  }

  hasHeld(digest: string): boolean {
    return this.#list.some((other) => other.digest === digest)
  }

  /** By address, or by name where the address says nothing. */
  includes(name: string, address: string): boolean {
    const from = this.#from(address)
    return this.#list.some((other) =>
      other.from === null ? folded(other.name) === folded(name) : other.from === from,
    )
  }

  /** Hashed, so that a stolen log reveals no addresses. */
  #from(address: string | undefined): string | null {
    return address === undefined || address === LOCAL ? null : digestOf(`${this.#table} ${address}`)
  }
}
