/** The codes by which tables are found: drawn uniformly, and hard to guess. */
import { accept, type Result } from '../engine/kernel'
import { CODE_LENGTH, CODE_LETTERS, PRIVATE_CODE_LENGTH } from '../protocol/table-codes'
import type { TableSetup } from '../protocol/table'
import { no } from './outcome'
import { LOCAL, type Clock, type Guest, type Secrets } from './ports'
import { WrongGuesses } from './quotas'
import type { Table } from './table/table'

export interface TableCodesDeps {
  readonly clock: Clock
  readonly secrets: Secrets
  readonly tables: () => readonly Table[]
}

export class TableCodes {
  readonly #deps: TableCodesDeps
  readonly #wrong = new WrongGuesses()

  constructor(deps: TableCodesDeps) {
    this.#deps = deps
  }

  draw(access: TableSetup['access']): string {
    const length = access === 'private' ? PRIVATE_CODE_LENGTH : CODE_LENGTH
    for (;;) {
      const bytes = Buffer.from(this.#deps.secrets(length), 'hex')
      // 32 letters: each byte picks one of them uniformly.
      const code = Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')
      if (this.#tableWith(code) === undefined) return code
    }
  }

  /** The table's previous code, unless another table has it by now. */
  keep(code: string, access: TableSetup['access']): string {
    return this.#tableWith(code) === undefined ? code : this.draw(access)
  }

  /** During the wait even the right code is refused: otherwise the guest could go on guessing. */
  find(code: string, { address }: Guest): Result<Table> {
    const now = this.#deps.clock.now()
    if (!this.#wrong.mayGuess(address, now)) {
      return no('limit.codes', 'Too many codes that are not there: wait a while.')
    }
    const invited = this.#tableWith(code)
    if (invited !== undefined) return accept(invited)
    // The user of this machine may see all codes anyway.
    if (address !== LOCAL) this.#wrong.count(address, now)
    return no('table.code', 'No table has this code.')
  }

  #tableWith(code: string): Table | undefined {
    return this.#deps.tables().find(({ head }) => head.code === code)
  }
}
