/** All tables of one host, and the lobby in front of them. */
import { knownGame } from '../engine/known-game'
import { accept, refuse, type Result } from '../engine/kernel'
import type { ClientMessages, HostMessage } from '../protocol/messages'
import type { Practice, TableSetup, TableSummary } from '../protocol/table'
import { readRecord } from '../protocol/table-log'
import type { HostCode } from '../protocol/codes'
import type { Ticket } from '../protocol/client'
import type { TakePlace } from './arrival'
import { tableOf } from './history/contents'
import { Lobby } from './lobby'
import { holderIn } from './moving/arrivals'
import { codeIn, MovedTables, recordsIn } from './moving/moved-tables'
import { isReturning } from './moving/returning'
import { yielding } from './cooperative'
import { LOG_ENDING } from './store/archive'
import type { LogStore } from './store/log-store'
import { LOCAL, type Guest, type TableLog } from './ports'
import { NOWHERE, UNCOUNTED, whyNotPractice } from './practice'
import { reported } from './reported'
import { TableCodes } from './table-codes'
import { TablePlaces, type PlaceLimits } from './table-places'
import { KICKED } from './table/table-door'
import type { Place, TableDeps } from './table/table-deps'
import { Table } from './table/table'
import {
  emptyTable,
  makeHead,
  recovering,
  type Recovered,
  type TableHead,
  type TableRecord,
} from './table/records'
import { digestOf } from './table/seating'
import { isWaitingFor } from './table/waiting'

export interface RoomDeps
  extends
    Omit<TableDeps, 'changed' | 'opened' | 'closed' | 'failed' | 'read' | 'carriedBy'>,
    PlaceLimits {
  readonly store: LogStore
  /** Called with the open tables when they have changed, to be announced. */
  readonly changed: (tables: readonly TableSummary[]) => void
}

const NO_TABLE = refuse('log.damaged', 'This is not the beginning of a table.')
const OTHER = refuse('log.damaged', 'The name of the file is not its own.')
const UNSAVED = refuse('table.stopped', 'Nothing can be saved at the moment.')

const MOVED = refuse('history.moved', 'This table has gone on at another computer.')

const ID_BYTES = 8
/** How long a deserted table waits for its players, and how often that is checked. */
const DESERTED_AFTER_MS = 10 * 60 * 1000
const LOOK_EVERY_MS = 60 * 1000

/** For guests who hold no seat at a table that was put away. */
const GONE = refuse('table.unknown' satisfies HostCode, 'That table is no longer there.')

export class Room {
  /** Tables that have gone to another computer. */
  readonly movedTables: MovedTables
  readonly lobby: Lobby
  readonly #deps: RoomDeps
  readonly #tables = new Map<string, Table>()
  /** Tables on their way from the open tables to the history, or back. */
  readonly #moving = new Map<string, Promise<unknown>>()
  readonly #codes: TableCodes
  readonly #places: TablePlaces
  #stopLooking: () => void = () => undefined

  constructor(deps: RoomDeps) {
    this.#deps = deps
    this.movedTables = new MovedTables(deps.store.archive)
    this.#places = new TablePlaces(deps)
    this.#codes = new TableCodes({ ...deps, tables: () => this.playedTables })
    this.lobby = new Lobby({ ...deps, openTables: () => this.openTables })
    this.#lookForDeserted()
  }

  /** Reopens every unfinished table as it was; unreadable files are reported and set aside. */
  async resume(): Promise<void> {
    const { store, report } = this.#deps
    for (const name of await store.unfinished()) {
      // Each on its own: a broken file must not affect other tables.
      await this.#resume(name).catch((error: unknown) => report(`${name}: ${String(error)}`))
    }
    await this.settled()
  }

  async #takeIn(recovered: Recovered, log: TableLog): Promise<Table> {
    const table = this.#makeTable(recovered, log)
    this.#tables.set(table.head.id, table)
    await table.resume()
    return table
  }

  /** Reserves a place for a table that is about to open, and frees it if that fails. */
  async #opens<T>(id: string, address: string, work: () => Promise<Result<T>>): Promise<Result<T>> {
    const full = this.#places.whyNone(address)
    if (full !== undefined) return full
    this.#places.take(id, address)
    const opened = work()
    this.#moves(id, opened)
    const isThere = await opened.then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isThere) this.#places.free(id)
    return opened
  }

  async #resume(name: string): Promise<void> {
    const { store, report, diceOf } = this.#deps
    const stored = await store.take(name)
    if (!stored.ok) return this.#setAside(name, stored.problem)
    const { log, lines, wasTorn } = stored
    if (wasTorn) report(`${name}: the last line was not finished and is cut off.`)
    const recovered = await yielding(recovering(lines, diceOf))
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
    // Stopped while it was being closed, or before anyone was told about it.
    if (closed || seats.length === 0) {
      return this.#finish(this.#makeTable(recovered.value, log))
    }
    const table = await this.#takeIn(recovered.value, log)
    this.#places.take(head.id, null)
    if (this.#places.taken > this.#places.forGuests) await table.putAway()
  }

  async #setAside(name: string, problem: string): Promise<void> {
    const { store, report } = this.#deps
    const aside = await store.archive.setAside({ place: 'tables', name }).catch(() => undefined)
    const where = aside ? `is set aside as ${aside.place}/${aside.name}` : 'can’t be set aside'
    report(`${name}: ${problem} The file ${where}.`)
  }

  get tables(): readonly Table[] {
    return [...this.#tables.values()]
  }

  /** Without those of lessons, which nobody else is to see. */
  get playedTables(): readonly Table[] {
    return this.tables.filter(({ isPractice }) => !isPractice)
  }

  get openTables(): readonly TableSummary[] {
    return this.playedTables
      .filter(({ head }) => head.setup.access === 'open')
      .map(({ summary }) => summary)
  }

  table(id: string): Table | undefined {
    return this.#tables.get(id)
  }

  async create(guest: Guest, wanted: TableSetup, takePlace: TakePlace): Promise<Result<undefined>> {
    const { seats, seat, practice, ...setup } = wanted
    const game = knownGame(setup.game)
    const options = game.tableOptions(setup.options, seats.length)
    if (!options.ok) return options
    const isPossible = practice && whyNotPractice(game, options.value, practice)
    if (isPossible?.ok === false) return isPossible
    if (seat !== null && seats[seat] !== 'open') {
      return refuse('seat.taken', 'Nobody can sit there.')
    }
    const head = makeHead({
      id: this.#deps.secrets(ID_BYTES),
      code: this.#codes.draw(setup.access),
      opened: this.#deps.today(),
      setup: { ...setup, options: options.value },
    })
    return this.#opens(head.id, guest.address, () =>
      this.#open(
        head,
        seats,
        (table) => table.door.open(guest, seat, (place) => takePlace(table, place)),
        practice,
      ),
    )
  }

  /** A table exists only once it is on disk: one that cannot be written leaves nothing behind. */
  async #open(
    head: TableHead,
    seats: TableSetup['seats'],
    open: (table: Table) => Promise<Result<undefined>>,
    practice: Practice | undefined,
  ): Promise<Result<undefined>> {
    if (practice !== undefined) {
      return open(this.#makeTable(emptyTable(head, seats), NOWHERE, practice))
    }
    const { store, report } = this.#deps
    let log: TableLog
    try {
      log = await store.create(head.id)
    } catch (error) {
      report(`${head.setup.name}: ${String(error)}`)
      return UNSAVED
    }
    const opened = await open(this.#makeTable(emptyTable(head, seats), log))
    if (!opened.ok) await store.discard(head.id).catch(() => undefined)
    return opened
  }

  /** Back to a seat, even at a table that has since been put away. */
  async comeBack(guest: Guest, ticket: Ticket, takePlace: TakePlace): Promise<Result<undefined>> {
    const { table: id, token, arrival } = ticket
    for (;;) {
      while (this.#moving.has(id)) await this.#moving.get(id)
      const table = this.#tables.get(id)
      if (table === undefined) {
        const takenUp = await this.#takeUp(guest, ticket)
        if (!takenUp.ok && !this.#tables.has(id)) return takenUp
        continue
      }
      const announce = (place: Place) => takePlace(table, place)
      const back = await table.door.comeBack(guest, token, announce, arrival)
      // The table was put away at this very moment.
      if (back.ok || !this.#moving.has(id)) return back
    }
  }

  /** Only for the holder of a seat: other guests cannot reopen a table that was put away. */
  async #takeUp(guest: Guest, ticket: Ticket): Promise<Result<unknown>> {
    const { table: id, token, arrival } = ticket
    const file = { place: 'history', name: `${id}${LOG_ENDING}` } as const
    const text = await this.#deps.store.archive.read(file).catch(() => '')
    const digests = [digestOf(token), holderIn(text, arrival)]
    if (!digests.some((digest) => isWaitingFor(text, digest))) return GONE
    // Another player of the same table was quicker.
    if (this.#moving.has(id) || this.#tables.has(id)) return accept(undefined)
    return this.#opens(id, guest.address, () =>
      this.#fromHistory(id, ({ code, setup }) => ({
        at: 'taken-up',
        code: this.#codes.keep(code, setup.access),
      })),
    )
  }

  /** Reopens a closed table as it was left, for any guest; answers its code. */
  async reopen(id: string): Promise<Result<string>> {
    while (this.#moving.has(id)) await this.#moving.get(id)
    const open = this.#tables.get(id)
    if (open !== undefined) return accept(open.head.code)
    const table = await this.#opens(id, LOCAL, () =>
      this.#fromHistory(id, ({ setup }) => ({
        at: 'reopened',
        code: this.#codes.draw(setup.access),
      })),
    )
    return table.ok ? accept(table.value.head.code) : table
  }

  /**
   * A table from another computer, as it was left there: on disk as a whole before it opens here. A table with the
   * same id in the history gives way only if it is this very table, which had moved away from here.
   */
  async arrive(id: string, text: string, arrivals: string): Promise<Result<unknown>> {
    while (this.#moving.has(id)) await this.#moving.get(id)
    const { archive } = this.#deps.store
    const file = { place: 'history', name: `${id}${LOG_ENDING}` } as const
    const old = await archive.read(file).catch(() => undefined)
    if (old !== undefined && !isReturning(old, text)) {
      return refuse('move.here', 'There is another table of this name.')
    }
    return this.#opens(id, LOCAL, async () => {
      const { code, access } = codeIn(text)
      const record: TableRecord = {
        at: 'arrived',
        code: this.#codes.keep(code, access),
        arrivals,
      }
      await archive.write(file, `${text}${JSON.stringify(record)}\n`)
      return this.#fromHistory(id)
    })
  }

  /** Adds a record of how it came back, unless the file has it already. */
  async #fromHistory(id: string, how?: (head: TableHead) => TableRecord): Promise<Result<Table>> {
    const { store, diceOf } = this.#deps
    const stored = await store.reopen(id)
    if (stored === undefined) return refuse('history.unknown', 'There is no such table.')
    if (!stored.ok) return this.#putBack(id, refuse('log.damaged', stored.problem))
    const head = readRecord(stored.lines[0] ?? '')
    if (!head.ok || head.value.at !== 'table') return this.#putBack(id, NO_TABLE, stored.log)
    if (head.value.id !== id) return this.#putBack(id, OTHER, stored.log)
    if (recordsIn(stored.lines.at(-1) ?? '')[0]?.at === 'received') {
      return this.#putBack(id, MOVED, stored.log)
    }
    const added = how === undefined ? [] : [JSON.stringify(how(head.value))]
    const recovered = await yielding(recovering([...stored.lines, ...added], diceOf))
    if (!recovered.ok) return this.#putBack(id, recovered, stored.log)
    try {
      if (added.length > 0) await stored.log.append(added)
    } catch (error) {
      this.#deps.report(`${id}: ${String(error)}`)
      return this.#putBack(id, UNSAVED, stored.log)
    }
    const table = await this.#takeIn(recovered.value, stored.log)
    this.lobby.announce()
    return accept(table)
  }

  async #putBack(id: string, why: Result<never>, log?: TableLog): Promise<Result<never>> {
    await log?.close()
    await this.#deps.store.finish(id)
    return why
  }

  /** Where a table has moved to, for a guest who held a seat at it. */
  async whereTo(guest: Guest, ticket: Ticket): Promise<HostMessage | undefined> {
    while (this.#moving.has(ticket.table)) await this.#moving.get(ticket.table)
    return this.movedTables.whereTo(guest, ticket)
  }

  /** Resolves when no table is on its way to the history any more. */
  async settled(): Promise<void> {
    await Promise.all(this.#moving.values())
  }

  #moves(id: string, way: Promise<unknown>): void {
    const arrived = way
      .catch((error: unknown) => this.#deps.report(`${id}: ${String(error)}`))
      .then(() => this.#moving.delete(id))
    this.#moving.set(id, arrived)
  }

  find(at: ClientMessages['join']['at'], guest: Guest): Result<Table> {
    if ('code' in at) return this.#codes.find(at.code, guest)
    const table = this.#tables.get(at.table)
    if (table === undefined) return refuse('table.unknown', 'There is no such table any more.')
    if (table.head.setup.access === 'private' || table.isPractice) {
      return refuse('table.private', 'This table is by invitation only.')
    }
    return accept(table)
  }

  /** What a guest with the code may know before joining: as much as the lobby tells of an open table. */
  look(code: string, guest: Guest): Result<TableSummary> {
    const found = this.#codes.find(code, guest)
    if (!found.ok) return found
    return found.value.parts.roster.isRemoved(guest) ? KICKED : accept(found.value.summary)
  }

  /** Resolves when every decision is on disk. */
  async shutDown(): Promise<void> {
    this.#stopLooking()
    this.lobby.close()
    await this.settled()
    await Promise.all(this.tables.map((table) => table.shutDown()))
  }

  #makeTable(recovered: Recovered, log: TableLog, practice?: Practice): Table {
    const table: Table = new Table(recovered, log, {
      ...this.#deps,
      read: (id) => this.#deps.store.archive.read({ place: 'tables', name: `${id}${LOG_ENDING}` }),
      carriedBy: (guest, id) => this.movedTables.carriedBy(guest, id),
      changed: () => this.lobby.announce(),
      opened: () => this.#tables.set(table.head.id, table),
      closed: () => this.#remove(table, this.#finish(table)),
      failed: () => this.#remove(table, table.shutDown()),
      ...(practice && { ...UNCOUNTED, practice }),
    })
    return table
  }

  #remove({ head }: Table, way: Promise<unknown>): void {
    this.#tables.delete(head.id)
    this.#places.free(head.id)
    this.#moves(head.id, way)
    this.lobby.announce()
  }

  /** Moves the table to the history, if a game was started. */
  async #finish(table: Table): Promise<void> {
    const { store } = this.#deps
    await table.shutDown()
    if (table.isPractice) return
    await (table.isKept ? store.finish(table.head.id) : store.discard(table.head.id))
  }

  #lookForDeserted(): void {
    const { clock } = this.#deps
    this.#stopLooking = clock.after(LOOK_EVERY_MS, () => {
      // Scheduled first: whatever goes wrong this time, there is a next time.
      this.#lookForDeserted()
      for (const table of this.tables) {
        const since = table.desertedSince ?? Infinity
        if (clock.now() - since >= DESERTED_AFTER_MS)
          table.putAway().catch(reported(this.#deps.report))
      }
    })
  }
}
