/**
 * What is written down of a table, one record a line, and how a table is made of it again. The first
 * record is the table itself; a game begins with its ceremony, and every input is one record.
 */
import { accept, isObject, refuse, type Result } from '../../engine/kernel'
import type { Ceremony } from '../../engine/fair/ceremony'
import { GAMES } from '../../engine/games'
import type { TableSetup } from '../../protocol/table'
import type { AnyInput, Dice } from './authority'
import { Play } from './play'
import { OPEN_SEAT, type SeatState } from './seating'

/** Grows when older programs could not read the records any more. */
const FORMAT = 1

export interface TableHead {
  readonly at: 'table'
  readonly format: number
  readonly id: string
  readonly code: string
  /** When it was opened, for people to read. */
  readonly opened: string
  readonly setup: Omit<TableSetup, 'seats' | 'seat'>
}

export type TableRecord =
  | TableHead
  /** `owner` is the digest of the token of whoever decides. */
  | { readonly at: 'seats'; readonly seats: readonly SeatState[]; readonly owner: string }
  | {
      readonly at: 'game'
      readonly number: number
      readonly rulesVersion: number
      readonly config: object
      readonly ceremony: Ceremony
    }
  | {
      readonly at: 'input'
      readonly input: AnyInput
      readonly id?: string
      /** What is left in the banks of the clock, in milliseconds. */
      readonly banks?: readonly number[]
    }
  | { readonly at: 'paused'; readonly paused: boolean }
  /** What was decided from this revision on has not happened after all. */
  | { readonly at: 'taken-back'; readonly rev: number }
  | { readonly at: 'closed' }

/** A table as its records tell it. */
export interface Recovered {
  readonly head: TableHead
  seats: readonly SeatState[]
  owner: string
  number: number
  play: Play | undefined
  banks: readonly number[] | undefined
  paused: boolean
  closed: boolean
}

export const makeHead = (fields: Omit<TableHead, 'at' | 'format'>): TableHead => ({
  at: 'table',
  format: FORMAT,
  ...fields,
})

/** A table with nobody at it yet. */
export const emptyTable = (head: TableHead, seats: TableSetup['seats']): Recovered => ({
  head,
  seats: seats.map((kind) => (kind === 'open' ? OPEN_SEAT : { person: null, bot: kind })),
  owner: '',
  number: 0,
  play: undefined,
  banks: undefined,
  paused: false,
  closed: false,
})

const damaged = (line: number, message: string) =>
  refuse('log.damaged', `Line ${line + 1}: ${message}`)

/** Everything up to the last record, or which line cannot be followed and why. */
export function recover(
  records: readonly unknown[],
  diceOf: (ceremony: Ceremony) => Dice,
): Result<Recovered> {
  const [head] = records
  if (!isHead(head)) return damaged(0, 'This is not the beginning of a table.')
  const table: Recovered = {
    // Tables that were opened before there was a coach have none.
    head: { ...head, setup: { ...{ coach: false }, ...head.setup } },
    seats: [],
    owner: '',
    number: 0,
    play: undefined,
    banks: undefined,
    paused: false,
    closed: false,
  }
  for (const [index, record] of records.slice(1).entries()) {
    if (!isRecord(record)) return damaged(index + 1, 'This is not a record of a table.')
    const followed = tryToFollow(table, record, diceOf)
    if (!followed.ok) return damaged(index + 1, followed.refusal.message)
  }
  return accept(table)
}

/** Somebody may have written anything into the file: what cannot be followed is damaged. */
function tryToFollow(...args: Parameters<typeof follow>): Result<undefined> {
  try {
    return follow(...args)
  } catch (error) {
    return refuse('log.damaged', (error as Error).message)
  }
}

const KINDS: readonly unknown[] = [
  'table',
  'seats',
  'game',
  'input',
  'taken-back',
  'paused',
  'closed',
]

/** What else is in it shows when it is followed. */
const isRecord = (record: unknown): record is TableRecord =>
  isObject(record) && KINDS.includes(record['at'])

const isHead = (record: unknown): record is TableHead =>
  isObject(record) &&
  record['at'] === 'table' &&
  record['format'] === FORMAT &&
  isObject(record['setup']) &&
  Object.hasOwn(GAMES, String(record['setup']['game']))

function follow(
  table: Recovered,
  record: TableRecord,
  diceOf: (ceremony: Ceremony) => Dice,
): Result<undefined> {
  switch (record.at) {
    case 'seats':
      table.seats = record.seats
      table.owner = record.owner
      return accept(undefined)
    case 'game':
      return followGame(table, record, diceOf)
    case 'input':
      table.banks = record.banks
      return table.play === undefined
        ? refuse('log.damaged', 'An input without a game.')
        : table.play.repeat(record.input, record.id)
    case 'taken-back':
      table.play = table.play?.rewound(record.rev)
      return accept(undefined)
    case 'paused':
      table.paused = record.paused
      return accept(undefined)
    case 'closed':
      table.closed = true
      return accept(undefined)
    case 'table':
      return refuse('log.damaged', 'A second beginning.')
  }
}

function followGame(
  table: Recovered,
  { number, rulesVersion, config, ceremony }: TableRecord & { at: 'game' },
  diceOf: (ceremony: Ceremony) => Dice,
): Result<undefined> {
  const game = GAMES[table.head.setup.game]
  if (rulesVersion !== game.rulesVersion) {
    return refuse('log.version', `Played by rules ${rulesVersion}; these are ${game.rulesVersion}.`)
  }
  const begun = Play.begin(game, config, ceremony, diceOf(ceremony))
  if (!begun.ok) return begun
  table.number = number
  table.play = begun.value
  return accept(undefined)
}
