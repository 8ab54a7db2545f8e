/** All tables of one host, and the lobby before them. */
import { GAMES } from '../engine/games'
import { accept, refuse, type Result } from '../engine/kernel'
import { writeHostMessage, type ClientMessages } from '../protocol/messages'
import type { TableSetup, TableSummary } from '../protocol/table'
import { CODE_LENGTH, CODE_LETTERS, PRIVATE_CODE_LENGTH } from '../protocol/words'
import { tableOf } from './history/contents'
import { atLeisure } from './pieces'
import type { LogStore } from './store/log-store'
import { LOCAL, type Guest, type TableLog } from './ports'
import { WrongGuesses } from './quotas'
import type { Announce, TableSurroundings } from './table/surroundings'
import { Table } from './table/table'
import { emptyTable, makeHead, recovering, type TableHead, type TableRecord } from './table/records'

export interface RoomSurroundings extends Omit<
  TableSurroundings,
  'changed' | 'opened' | 'closed' | 'failed'
> {
  readonly store: LogStore
  readonly mostTables: number
  /** The open tables are not the same any more: for those who announce them. */
  readonly changed: (tables: readonly TableSummary[]) => void
}

const OTHER = refuse('log.damaged', 'The name of the file is not its own.')
const UNSAVED = refuse('table.stopped', 'Nothing can be saved at the moment.')

const ID_BYTES = 8
/** The lobby is shown anew at most this often, however much happens. */
const LOBBY_PAUSE_MS = 200
/** An empty table that nobody comes back to is closed at the second look. */
const FORGET_AFTER_MS = 10 * 60 * 1000

export class Room {
  readonly #around: RoomSurroundings
  readonly #tables = new Map<string, Table>()
  readonly #lobby = new Set<Guest>()
  /** On their way from the open tables to the history, or back. */
  readonly #moving = new Map<string, Promise<unknown>>()
  /** Tables whose log is being opened: they count, too. */
  #opening = 0
  #forgotten = new Set<Table>()
  readonly #wrongCodes = new WrongGuesses()
  #isNewsPending = false
  #stopLooking: () => void = () => undefined

  constructor(around: RoomSurroundings) {
    this.#around = around
    this.#lookForForgotten()
  }

  /** Takes up every unfinished table where it was; what cannot be read is named and set aside. */
  async resume(): Promise<void> {
    const { store, report } = this.#around
    for (const name of await store.unfinished()) {
      // Each on its own: no file keeps another table from its people.
      await this.#resume(name).catch((error: unknown) => report(`${name}: ${String(error)}`))
    }
  }

  async #resume(name: string): Promise<void> {
    const { store, report, diceOf } = this.#around
    const stored = await store.take(name)
    if (!stored.ok) return this.#setAside(name, stored.problem)
    const { log, lines, wasTorn } = stored
    if (wasTorn) report(`${name}: the last line was not finished and is cut off.`)
    const recovered = await atLeisure(recovering(lines, diceOf))
    if (!recovered.ok) {
      const { code, message } = recovered.refusal
      await log.close()
      if (code !== 'log.version') return this.#setAside(name, message)
      report(`${name}: ${message} The file is left as it is.`)
      return
    }
    const { head, seats, closed } = recovered.value
    if (tableOf(name) !== head.id) {
      await log.close()
      return this.#setAside(name, OTHER.refusal.message)
    }
    const table = new Table(recovered.value, log, this.#surroundings())
    // Stopped while it was closed, or before anybody was told that it was there.
    if (closed || seats.length === 0) return this.#finish(table)
    this.#tables.set(head.id, table)
    await table.resume()
  }

  async #setAside(name: string, problem: string): Promise<void> {
    const { store, report } = this.#around
    const aside = await store.archive.setAside({ place: 'tables', name }).catch(() => undefined)
    const where = aside ? `is set aside as ${aside.place}/${aside.name}` : 'can’t be set aside'
    report(`${name}: ${problem} The file ${where}.`)
  }

  get tables(): readonly Table[] {
    return [...this.#tables.values()]
  }

  get openTables(): readonly TableSummary[] {
    return this.tables
      .filter(({ head }) => head.setup.access === 'open')
      .map(({ summary }) => summary)
  }

  table(id: string): Table | undefined {
    return this.#tables.get(id)
  }

  async create(guest: Guest, wanted: TableSetup, announce: Announce): Promise<Result<undefined>> {
    const { seats, seat, ...setup } = wanted
    if (this.#tables.size + this.#opening >= this.#around.mostTables) {
      return refuse('limit.tables', 'This host carries no more tables.')
    }
    const options =
      setup.game === 'ebbes' ? { ...setup.options, seats: seats.length } : setup.options
    const possible = GAMES[setup.game].setup(options)
    if (!possible.ok) return possible
    if (setup.game === 'eidex' && seats.length !== 3) {
      return refuse('eidex.setup', 'Eidex is for three.')
    }
    if (seat !== null && seats[seat] !== 'open') {
      return refuse('seat.taken', 'Nobody can sit there.')
    }
    const head = makeHead({
      id: this.#around.secrets(ID_BYTES),
      code: this.#newCode(setup.access),
      opened: this.#around.today(),
      setup: { ...setup, options },
    })
    this.#opening++
    return this.#open(head, seats, (table) => table.open(guest, seat, announce)).finally(
      () => this.#opening--,
    )
  }

  /** There is no table before it is on disk: what cannot be written leaves nothing behind. */
  async #open(
    head: TableHead,
    seats: TableSetup['seats'],
    open: (table: Table) => Promise<Result<undefined>>,
  ): Promise<Result<undefined>> {
    const { store, report } = this.#around
    let log: TableLog
    try {
      log = await store.create(head.id)
    } catch (error) {
      report(`${head.setup.name}: ${String(error)}`)
      return UNSAVED
    }
    const opened = await open(new Table(emptyTable(head, seats), log, this.#surroundings()))
    if (!opened.ok) await store.discard(head.id).catch(() => undefined)
    return opened
  }

  /** A closed table is opened again, as it was left, for whoever comes; answers its code. */
  async reopen(id: string): Promise<Result<string>> {
    while (this.#moving.has(id)) await this.#moving.get(id)
    const open = this.#tables.get(id)
    if (open !== undefined) return accept(open.head.code)
    if (this.#tables.size + this.#opening >= this.#around.mostTables) {
      return refuse('limit.tables', 'This host carries no more tables.')
    }
    const reopened = this.#reopen(id)
    this.#moves(id, reopened)
    return reopened
  }

  async #reopen(id: string): Promise<Result<string>> {
    const { store, diceOf } = this.#around
    const stored = await store.reopen(id)
    if (stored === undefined) return refuse('history.unknown', 'There is no such table.')
    if (!stored.ok) return this.#putBack(id, refuse('log.damaged', stored.problem))
    const reopenedWith = (code: string) =>
      JSON.stringify({ at: 'reopened', code } satisfies TableRecord)
    // Whether its code is long is known once it has been read: any will do to read it.
    const recovered = await atLeisure(
      recovering([...stored.lines, reopenedWith(this.#newCode('open'))], diceOf),
    )
    if (!recovered.ok) return this.#putBack(id, recovered, stored.log)
    const { head } = recovered.value
    if (head.id !== id) return this.#putBack(id, OTHER, stored.log)
    const code = this.#newCode(head.setup.access)
    try {
      await stored.log.append([reopenedWith(code)])
    } catch (error) {
      this.#around.report(`${id}: ${String(error)}`)
      return this.#putBack(id, UNSAVED, stored.log)
    }
    const reopened = { ...recovered.value, head: { ...head, code } }
    const table = new Table(reopened, stored.log, this.#surroundings())
    this.#tables.set(id, table)
    await table.resume()
    this.#announce()
    return accept(code)
  }

  async #putBack(id: string, why: Result<never>, log?: TableLog): Promise<Result<string>> {
    await log?.close()
    await this.#around.store.finish(id)
    return why
  }

  /** When no table is on its way to the history any more. */
  async settled(): Promise<void> {
    await Promise.all(this.#moving.values())
  }

  #moves(id: string, way: Promise<unknown>): void {
    const arrived = way
      .catch((error: unknown) => this.#around.report(`${id}: ${String(error)}`))
      .then(() => this.#moving.delete(id))
    this.#moving.set(id, arrived)
  }

  find(at: ClientMessages['join']['at'], guest: Guest): Result<Table> {
    if ('code' in at) return this.#findByCode(at.code, guest)
    const table = this.#tables.get(at.table)
    if (table === undefined) return refuse('table.unknown', 'There is no such table any more.')
    if (table.head.setup.access === 'private') {
      return refuse('table.private', 'This table is by invitation only.')
    }
    return accept(table)
  }

  /** A right one helps nobody before their time, either: or they could go on guessing. */
  #findByCode(code: string, { address }: Guest): Result<Table> {
    const now = this.#around.clock.now()
    if (!this.#wrongCodes.mayGuess(address, now)) {
      return refuse('limit.codes', 'Too many codes that are not there: wait a while.')
    }
    const invited = this.tables.find(({ head }) => head.code === code)
    if (invited !== undefined) return accept(invited)
    // The user of this machine knows them all.
    if (address !== LOCAL) this.#wrongCodes.count(address, now)
    return refuse('table.code', 'No table has this code.')
  }

  /** Shows somebody the lobby, now and whenever it changes, until they go to a table. */
  enterLobby(guest: Guest): void {
    this.#lobby.add(guest)
    guest.send(this.#lobbyText())
  }

  leaveLobby(guest: Guest): void {
    this.#lobby.delete(guest)
  }

  /** Everything that was decided is on disk when this is done. */
  async shutDown(): Promise<void> {
    this.#stopLooking()
    this.#lobby.clear()
    await this.settled()
    await Promise.all(this.tables.map((table) => table.shutDown()))
  }

  #surroundings(): TableSurroundings {
    return {
      ...this.#around,
      changed: () => this.#announce(),
      opened: (table) => this.#tables.set(table.head.id, table),
      closed: (table) => {
        this.#tables.delete(table.head.id)
        this.#moves(table.head.id, this.#finish(table))
        this.#announce()
      },
      failed: (table) => {
        this.#tables.delete(table.head.id)
        this.#moves(table.head.id, table.shutDown())
        this.#announce()
      },
    }
  }

  /** To the history, if there was a game. */
  async #finish(table: Table): Promise<void> {
    const { store } = this.#around
    await table.shutDown()
    await (table.hasPlayed ? store.finish(table.head.id) : store.discard(table.head.id))
  }

  #newCode(access: TableSetup['access']): string {
    const length = access === 'private' ? PRIVATE_CODE_LENGTH : CODE_LENGTH
    for (;;) {
      const bytes = Buffer.from(this.#around.secrets(length), 'hex')
      // 32 letters: every byte gives one of them without favour.
      const code = Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')
      if (!this.tables.some(({ head }) => head.code === code)) return code
    }
  }

  #lobbyText(): string {
    return writeHostMessage({ type: 'lobby', tables: this.openTables })
  }

  #announce(): void {
    if (this.#isNewsPending) return
    this.#isNewsPending = true
    this.#around.clock.after(LOBBY_PAUSE_MS, () => {
      this.#isNewsPending = false
      const text = this.#lobbyText()
      for (const guest of this.#lobby) guest.send(text)
      this.#around.changed(this.openTables)
    })
  }

  #lookForForgotten(): void {
    this.#stopLooking = this.#around.clock.after(FORGET_AFTER_MS, () => {
      // First: whatever goes wrong this time, there is a next one.
      this.#lookForForgotten()
      const forgotten = this.tables.filter((table) => table.isForgotten)
      for (const table of forgotten) {
        if (this.#forgotten.has(table)) void table.propose(undefined, { do: 'close' })
      }
      this.#forgotten = new Set(forgotten)
    })
  }
}
