/** All tables of one host, and the lobby before them. */
import { GAMES } from '../engine/games'
import { accept, refuse, type Result } from '../engine/kernel'
import { writeHostMessage, type ClientMessages } from '../protocol/messages'
import type { TableSetup, TableSummary } from '../protocol/table'
import { CODE_LENGTH, CODE_LETTERS } from '../protocol/words'
import type { HostCode } from '../protocol/codes'
import type { Ticket } from '../protocol/client'
import { LOG_ENDING } from './store/archive'
import type { LogStore } from './store/log-store'
import { Places, type Origin, type PlaceLimits } from './places'
import { LOCAL_ADDRESS, type Guest, type TableLog } from './ports'
import type { Announce, TableSurroundings } from './table/surroundings'
import { Table } from './table/table'
import {
  emptyTable,
  makeHead,
  recover,
  type Recovered,
  type TableHead,
  type TableRecord,
} from './table/records'
import { digestOf } from './table/seating'
import { isWaitingFor } from './table/waiting'

export interface RoomSurroundings
  extends Omit<TableSurroundings, 'changed' | 'closed' | 'failed'>, PlaceLimits {
  readonly store: LogStore
  /** The open tables are not the same any more: for those who announce them. */
  readonly changed: (tables: readonly TableSummary[]) => void
}

const ID_BYTES = 8
/** The lobby is shown anew at most this often, however much happens. */
const LOBBY_PAUSE_MS = 200
/** How long a table waits for somebody to come back, and how often that is looked at. */
const DESERTED_AFTER_MS = 10 * 60 * 1000
const LOOK_EVERY_MS = 60 * 1000

/** Who alone asks for what is in the history. */
const OWN_USER: Origin = { address: LOCAL_ADDRESS, isLocal: true }
const GONE = refuse('table.unknown' satisfies HostCode, 'That table is no longer there.')

export class Room {
  readonly #around: RoomSurroundings
  readonly #tables = new Map<string, Table>()
  readonly #lobby = new Set<Guest>()
  /** On their way from the open tables to the history, or back. */
  readonly #moving = new Map<string, Promise<unknown>>()
  readonly #places: Places
  #isNewsPending = false
  #stopLooking: () => void = () => undefined

  constructor(around: RoomSurroundings) {
    this.#around = around
    this.#places = new Places(around)
    this.#lookForDeserted()
  }

  /** Takes up every unfinished table where it was; what cannot be read is reported and left alone. */
  async resume(): Promise<void> {
    const { store, report, diceOf } = this.#around
    for (const stored of await store.unfinished()) {
      if (!stored.ok) {
        report(stored.problem)
        continue
      }
      if (stored.wasTorn) report(`${stored.name}: the last line was not finished and is cut off.`)
      const recovered = recover(stored.records, diceOf)
      if (!recovered.ok) {
        report(`${stored.name}: ${recovered.refusal.message} The file is left as it is.`)
        await stored.log.close()
        continue
      }
      const { head, seats, closed } = recovered.value
      // Stopped while it was closed, or before anybody was told that it was there.
      if (closed || seats.length === 0) {
        await stored.log.close()
        await store.finish(head.id)
        continue
      }
      const table = await this.#takeIn(recovered.value, stored.log)
      this.#places.take(head.id, null)
      if (this.#places.taken > this.#places.forGuests) await table.putAway()
    }
    await this.settled()
  }

  async #takeIn(recovered: Recovered, log: TableLog): Promise<Table> {
    const table = new Table(recovered, log, this.#surroundings())
    this.#tables.set(table.head.id, table)
    await table.resume()
    return table
  }

  /** Takes a place for a table that is on its way, and gives it back if it does not arrive. */
  async #opens(
    id: string,
    origin: Origin,
    work: () => Promise<Result<Table>>,
  ): Promise<Result<Table>> {
    const full = this.#places.whyNone(origin)
    if (full !== undefined) return full
    this.#places.take(id, origin.address)
    const opened = work()
    this.#moves(id, opened)
    const isThere = await opened.then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isThere) this.#places.free(id)
    return opened
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
      code: this.#newCode(),
      opened: this.#around.today(),
      setup: { ...setup, options },
    })
    const opened = await this.#opens(head.id, guest, async () => {
      const log = await this.#around.store.create(head.id)
      const table = new Table(emptyTable(head, seats), log, this.#surroundings())
      this.#tables.set(head.id, table)
      return accept(table)
    })
    return opened.ok ? opened.value.open(guest, seat, announce) : opened
  }

  /** Back to a seat, also at a table that was put away meanwhile. */
  async comeBack(
    guest: Guest,
    { table: id, token }: Ticket,
    announce: Announce,
  ): Promise<Result<undefined>> {
    for (;;) {
      while (this.#moving.has(id)) await this.#moving.get(id)
      const table = this.#tables.get(id)
      if (table === undefined) {
        const takenUp = await this.#takeUp(guest, id, token)
        if (!takenUp.ok && !this.#tables.has(id)) return takenUp
        continue
      }
      const back = await table.comeBack(guest, token, announce)
      // Put away at this very moment.
      if (back.ok || !this.#moving.has(id)) return back
    }
  }

  /** Only for those who hold a seat: nobody else opens what was put away. */
  async #takeUp(guest: Guest, id: string, token: string): Promise<Result<unknown>> {
    const file = { place: 'history', name: `${id}${LOG_ENDING}` } as const
    const text = await this.#around.store.archive.read(file).catch(() => '')
    if (!isWaitingFor(text, digestOf(token))) return GONE
    // Somebody else of the same table was quicker.
    if (this.#moving.has(id) || this.#tables.has(id)) return accept(undefined)
    return this.#opens(id, guest, () =>
      this.#fromHistory(id, ({ code }) => ({
        at: 'taken-up',
        code: this.#isTaken(code) ? this.#newCode() : code,
      })),
    )
  }

  /** A closed table is opened again, as it was left, for whoever comes; answers its code. */
  async reopen(id: string): Promise<Result<string>> {
    while (this.#moving.has(id)) await this.#moving.get(id)
    const open = this.#tables.get(id)
    if (open !== undefined) return accept(open.head.code)
    const table = await this.#opens(id, OWN_USER, () =>
      this.#fromHistory(id, () => ({ at: 'reopened', code: this.#newCode() })),
    )
    return table.ok ? accept(table.value.head.code) : table
  }

  async #fromHistory(id: string, how: (head: TableHead) => TableRecord): Promise<Result<Table>> {
    const { store, diceOf } = this.#around
    const stored = await store.reopen(id)
    if (stored === undefined) return refuse('history.unknown', 'There is no such table.')
    if (!stored.ok) return this.#putBack(id, refuse('log.damaged', stored.problem))
    const record = how(stored.records[0] as TableHead)
    const recovered = recover([...stored.records, record], diceOf)
    if (!recovered.ok) {
      await stored.log.close()
      return this.#putBack(id, recovered)
    }
    await stored.log.append([JSON.stringify(record)])
    const table = await this.#takeIn(recovered.value, stored.log)
    this.#announce()
    return accept(table)
  }

  async #putBack(id: string, why: Result<never>): Promise<Result<never>> {
    await this.#around.store.finish(id)
    return why
  }

  /** When no table is on its way to the history any more. */
  async settled(): Promise<void> {
    await Promise.all(this.#moving.values())
  }

  #moves(id: string, way: Promise<unknown>): void {
    const arrived = way.catch(() => undefined).then(() => this.#moving.delete(id))
    this.#moving.set(id, arrived)
  }

  find(at: ClientMessages['join']['at']): Result<Table> {
    if ('code' in at) {
      const invited = this.tables.find(({ head }) => head.code === at.code)
      return invited ? accept(invited) : refuse('table.code', 'No table has this code.')
    }
    const table = this.#tables.get(at.table)
    if (table === undefined) return refuse('table.unknown', 'There is no such table any more.')
    if (table.head.setup.access === 'private') {
      return refuse('table.private', 'This table is by invitation only.')
    }
    return accept(table)
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
      closed: (table) => this.#remove(table, this.#finish(table)),
      failed: (table) => this.#remove(table, table.shutDown()),
    }
  }

  #remove({ head }: Table, way: Promise<unknown>): void {
    this.#tables.delete(head.id)
    this.#places.free(head.id)
    this.#moves(head.id, way)
    this.#announce()
  }

  async #finish(table: Table): Promise<void> {
    await table.shutDown()
    await this.#around.store.finish(table.head.id)
  }

  #newCode(): string {
    for (;;) {
      const bytes = Buffer.from(this.#around.secrets(CODE_LENGTH), 'hex')
      // 32 letters: every byte gives one of them without favour.
      const code = Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')
      if (!this.#isTaken(code)) return code
    }
  }

  #isTaken(code: string): boolean {
    return this.tables.some(({ head }) => head.code === code)
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

  #lookForDeserted(): void {
    const { clock } = this.#around
    this.#stopLooking = clock.after(LOOK_EVERY_MS, () => {
      for (const table of this.tables) {
        const since = table.desertedSince ?? Infinity
        if (clock.now() - since >= DESERTED_AFTER_MS) void table.putAway()
      }
      this.#lookForDeserted()
    })
  }
}
