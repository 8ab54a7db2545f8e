/**
 * The old host's side of moving a table. The player who is asked says where to (a berth), and fetches the sealed
 * table in pieces while it stands still here. Until `moved` is written, any failure leaves the table as it was;
 * after that, the table is never this host's again.
 */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { accept, type Result } from '../../engine/kernel'
import type { HostMessage, HostMessages } from '../../protocol/messages'
import {
  MAX_PIECES,
  PIECE_BYTES,
  withoutLoopback,
  type Berth,
  type MoveQuestion,
} from '../../protocol/moving'
import { DONE, no } from '../outcome'
import type { Clock, Guest, Secrets } from '../ports'
import { reported } from '../reported'
import { isLoopback } from '../web/address'
import type { Roster } from '../table/roster'
import type { TableGames } from '../table/games'
import type { Journal } from '../table/journal'
import type { Post } from '../table/post'
import type { Recovered, TableHead } from '../table/records'
import { movedMessage, type MovedRecord } from './moved-tables'
import { lock, sealFor } from './sealing'
import { areSame, versionsOf } from './versions'

export interface HandoverDeps {
  readonly clock: Clock
  readonly secrets: Secrets
  readonly app: string
  readonly report: (problem: string) => void
  /** Runs a piece of the table's work, even while the table stands still. */
  readonly run: <T>(work: () => Result<T>) => Promise<Result<T>>
  /** All records of a table. */
  readonly read: (table: string) => Promise<string>
  /** First: nothing may be decided here any more. Later: everybody has been told. */
  readonly gone: () => void
  readonly later: () => void
  /** Names the guest who may confirm that the table has arrived. */
  readonly carriedBy: (guest: Guest, table: string) => void
}

/** How long a table stands still for its new host, in milliseconds. */
const PATIENCE_MS = 60_000
const RELEASE_BYTES = 32

const pack = promisify(gzip)
const UNASKED = no('move.unasked', 'Nobody has asked you to take this table over.')

/** What the player who was asked sends, at the table to be moved. */
export type HandoverQuestion = Extract<MoveQuestion, { do: 'offer' | 'fetch' | 'kept' }>

interface Loaded {
  readonly berth: Berth
  readonly release: string
  readonly sealed: Buffer
  readonly written: number
}

interface Move {
  readonly seat: number
  readonly guest: Guest
  isLoading: boolean
  loaded?: Loaded
  stop: () => void
}

export class Handover {
  readonly #roster: Roster
  readonly #games: TableGames
  readonly #journal: Journal
  readonly #post: Post
  readonly #deps: HandoverDeps
  readonly #head: TableHead
  #move: Move | undefined
  #hasGone: boolean

  constructor(
    { head, moved }: Pick<Recovered, 'head' | 'moved'>,
    roster: Roster,
    games: TableGames,
    journal: Journal,
    post: Post,
    deps: HandoverDeps,
  ) {
    this.#head = head
    this.#hasGone = moved
    this.#roster = roster
    this.#games = games
    this.#journal = journal
    this.#post = post
    this.#deps = deps
  }

  /** Whether it has gone to another computer. */
  get hasGone(): boolean {
    return this.#hasGone
  }

  /** The seat whose player was asked. */
  get seat(): number | null {
    return this.#move?.seat ?? null
  }

  /** Whether the table stands still for the move. */
  get isLoading(): boolean {
    return this.#move?.isLoading === true
  }

  ask(seat: number | null): void {
    this.callOff()
    const guest = seat === null ? undefined : this.#roster.guestAt(seat)
    if (seat === null || guest === undefined) return
    this.#move = { seat, guest, isLoading: false, stop: () => undefined }
  }

  /** Cancels the move; the table stays as it was. */
  callOff(): void {
    this.#move?.stop()
    this.#move = undefined
    this.#games.standStill(false)
  }

  /** After everything that happened at the table: a player who has left cannot take it over. */
  look(): void {
    const move = this.#move
    if (move !== undefined && this.#roster.guestAt(move.seat) !== move.guest) this.callOff()
  }

  answer(guest: Guest, id: string, ask: HandoverQuestion): Promise<Result<HostMessage>> {
    switch (ask.do) {
      case 'offer':
        return this.#load(guest, id, ask.berth)
      case 'fetch':
        return Promise.resolve(this.#piece(guest, id, ask.piece))
      case 'kept':
        return this.#go(guest, id)
    }
  }

  async #load(guest: Guest, id: string, berth: Berth): Promise<Result<HostMessage>> {
    const { run, clock, read, secrets, report } = this.#deps
    const begun = await run(() => {
      const move = this.#move
      if (move?.guest !== guest || move.isLoading) return UNASKED
      const problem = this.#whyNot(berth)
      if (problem !== undefined) return problem
      this.#games.standStill(true)
      move.isLoading = true
      move.stop = clock.after(PATIENCE_MS, () => {
        run(() => this.#giveUp(move)).catch(reported(report))
      })
      return accept(move)
    })
    if (!begun.ok) return begun
    const { id: table } = this.#head
    const release = secrets(RELEASE_BYTES)
    const { written } = this.#journal
    const packed = await pack(await read(table))
    const sealed = sealFor(berth.key, lock(release, packed, table), table)
    return run(() => {
      if (this.#move !== begun.value) return UNASKED
      const problem =
        sealed === undefined
          ? no('move.key', 'Nothing can be sealed for this key.')
          : sealed.length > MAX_PIECES * PIECE_BYTES
            ? no('move.large', 'This table is too large to be sent.')
            : undefined
      if (problem !== undefined || sealed === undefined) {
        this.callOff()
        return problem ?? UNASKED
      }
      begun.value.loaded = { berth, release, sealed, written }
      return accept({ type: 'ack', id })
    })
  }

  #piece(guest: Guest, id: string, piece: number): Result<HostMessages['piece']> {
    const sealed = this.#loadedFor(guest)?.sealed
    if (sealed === undefined) return UNASKED
    const of = Math.ceil(sealed.length / PIECE_BYTES)
    const bytes = sealed.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)
    return piece < of
      ? accept({ type: 'piece', id, piece, of, bytes: bytes.toString('base64') })
      : UNASKED
  }

  /** No way back from here: the record is written before anyone else is told. */
  #go(guest: Guest, id: string): Promise<Result<HostMessage>> {
    const { gone, later, carriedBy } = this.#deps
    const { id: table, code } = this.#head
    return this.#deps.run(() => {
      const move = this.#move
      const loaded = this.#loadedFor(guest)
      const host = this.#roster.digestOf(guest)
      if (move === undefined || loaded === undefined || host === null) return UNASKED
      if (this.#journal.written !== loaded.written) {
        this.callOff()
        return no('move.damaged', 'The table is not what it was.')
      }
      move.stop()
      const { berth, release } = loaded
      // Another machine's loopback leads nowhere, unless the guest is on this very machine.
      const places = isLoopback(guest.address) ? berth.places : withoutLoopback(berth.places)
      const record: MovedRecord = {
        at: 'moved',
        to: guest.name,
        host,
        places,
        code,
        key: berth.key,
        release,
      }
      this.#journal.write(record)
      this.#hasGone = true
      for (const other of this.#roster.guests) {
        this.#post.to(other, movedMessage(table, record, this.#roster.digestOf(other)))
      }
      gone()
      this.#journal.later(() => {
        carriedBy(guest, table)
        later()
      })
      return accept({ type: 'ack', id })
    })
  }

  #loadedFor(guest: Guest): Loaded | undefined {
    return this.#move?.guest === guest ? this.#move.loaded : undefined
  }

  #giveUp(move: Move): Result<undefined> {
    if (this.#move === move) this.callOff()
    return DONE
  }

  #whyNot(berth: Berth) {
    if (!areSame(berth, versionsOf(this.#deps.app))) {
      return no('move.version', 'The two computers have different versions.')
    }
    if (berth.places.length === 0) return no('move.unknown', 'Nobody could get there.')
    return this.#games.phase === 'dealing'
      ? no('table.phase', 'The cards are being shuffled.')
      : undefined
  }
}
