/** Tables that have moved to another computer: a player who comes back to one is told where it is. */
import { accept, refuse, type Result } from '../../engine/kernel'
import type { Ticket } from '../../protocol/client'
import type { HostCode } from '../../protocol/codes'
import type { HostMessages } from '../../protocol/messages'
import { readRecord } from '../../protocol/table-log'
import type { Guest } from '../ports'
import { LOG_ENDING, type Archive } from '../store/archive'
import type { TableHead, TableRecord } from '../table/records'
import { digestOf, sameDigest, seatFor } from '../table/seating'
import { arrivalCode, arrivalsOf, sealFor } from './sealing'

export type MovedRecord = Extract<TableRecord, { at: 'moved' }>
type SeatsRecord = Extract<TableRecord, { at: 'seats' }>

/** Keeps a sealed release from being mistaken for a sealed table. */
export const releaseContext = (table: string): string => `${table} release`

/** For the holder of a seat, or with null for a spectator. */
export function movedMessage(
  table: string,
  record: MovedRecord,
  digest: string | null,
): HostMessages['moved'] {
  const { to, host, places, code, key, release } = record
  const sealed =
    digest === host
      ? sealFor(key, Buffer.from(release, 'hex'), releaseContext(table))?.toString('base64')
      : undefined
  return {
    type: 'moved',
    table,
    to,
    places,
    code,
    arrival: digest === null ? null : arrivalCode(arrivalsOf(release), digest),
    release: sealed ?? null,
  }
}

const UNKNOWN = refuse('move.unknown' satisfies HostCode, 'You have not taken this table over.')

export class MovedTables {
  readonly #archive: Archive
  /** Guests who were given the release, and may confirm that the table has arrived. */
  readonly #carriers = new WeakMap<Guest, string>()

  constructor(archive: Archive) {
    this.#archive = archive
  }

  carriedBy(guest: Guest, table: string): void {
    this.#carriers.set(guest, table)
  }

  /** Undefined if the table has not moved, or if the token held no seat at it. */
  async whereTo(
    guest: Guest,
    { table, token }: Ticket,
  ): Promise<HostMessages['moved'] | undefined> {
    const records = await this.#recordsOf(table)
    const moved = records.findLast((record) => record.at === 'moved')
    if (moved === undefined || !isAway(records)) return undefined
    const seats = records.findLast((record): record is SeatsRecord => record.at === 'seats')
    const digest = digestOf(token)
    const isTheirs =
      seats !== undefined && (seatFor(seats.seats, digest) >= 0 || sameDigest(seats.owner, digest))
    if (!isTheirs) return undefined
    if (digest === moved.host) this.carriedBy(guest, table)
    return movedMessage(table, moved, digest)
  }

  /** The table is played there now, and must never reopen here. */
  async arrived(guest: Guest, table: string): Promise<Result<undefined>> {
    if (this.#carriers.get(guest) !== table) return UNKNOWN
    const file = { place: 'history', name: `${table}${LOG_ENDING}` } as const
    const text = await this.#archive.read(file).catch(() => undefined)
    if (text === undefined || !isAway(recordsIn(text))) return UNKNOWN
    if (recordsIn(text).at(-1)?.at === 'received') return accept(undefined)
    await this.#archive.write(file, `${text}${JSON.stringify({ at: 'received' })}\n`)
    return accept(undefined)
  }

  /** The file may still be in its old place, if this program was stopped at that very moment. */
  async #recordsOf(table: string): Promise<readonly TableRecord[]> {
    for (const place of ['history', 'tables'] as const) {
      const file = { place, name: `${table}${LOG_ENDING}` }
      const text = await this.#archive.read(file).catch(() => undefined)
      if (text !== undefined) return recordsIn(text)
    }
    return []
  }
}

/** Whether the last record says that it has gone. */
export const isAway = (records: readonly TableRecord[]): boolean => {
  const last = records.at(-1)?.at
  return last === 'moved' || last === 'received'
}

/** The end of a file of ours: lines that are no valid records are left out. */
export const recordsIn = (text: string): readonly TableRecord[] =>
  text.split('\n').flatMap((line) => {
    const record = readRecord(line)
    return record.ok ? [record.value] : []
  })

interface Code {
  readonly code: string
  readonly access: TableHead['setup']['access']
}

/** The newest code of a table, and how secret it is. */
export const codeIn = (text: string): Code =>
  recordsIn(text).reduce<Code>(
    (newest, record) => ({
      code: 'code' in record ? record.code : newest.code,
      access: record.at === 'table' ? record.setup.access : newest.access,
    }),
    { code: '', access: 'open' },
  )
