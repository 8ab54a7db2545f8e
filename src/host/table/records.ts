/**
 * What is written down of a table, one record a line, and how a table is made of it again. The first
 * record is the table itself; a game begins with its ceremony, and every input is one record.
 */
import { accept, isObject, refuse, type Refusal, type Result } from '../../engine/kernel'
import type { Ceremony } from '../../engine/fair/ceremony'
import { GAMES } from '../../engine/games'
import type { TableSetup } from '../../protocol/table'
import { plainText } from '../../protocol/plain'
import { atOnce, type Pieces } from '../pieces'
import type { AnyInput, Dice } from './authority'
import { Play } from './play'
import type { Removed } from './removed'
import { isFilled, OPEN_SEAT, type SeatState } from './seating'

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
  | {
      readonly at: 'seats'
      readonly seats: readonly SeatState[]
      readonly owner: string
      /** Who was sent away; nobody, in files of older programs. */
      readonly removed?: readonly Removed[]
    }
  | {
      readonly at: 'game'
      readonly number: number
      /** When it was begun; games of older programs don't say. */
      readonly begun?: string
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
  /** Closed because nobody was there; whoever holds a seat takes it up again as it was. */
  | { readonly at: 'put-away' }
  | { readonly at: 'taken-up'; readonly code: string }
  /** Out of the history, with a code of its own: whoever comes takes a seat that a person had. */
  | { readonly at: 'reopened'; readonly code: string }

/** A table as its records tell it. */
export interface Recovered {
  head: TableHead
  seats: readonly SeatState[]
  owner: string
  removed: readonly Removed[]
  number: number
  /** When the newest game was begun. */
  begun: string | null
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
  removed: [],
  number: 0,
  begun: null,
  play: undefined,
  banks: undefined,
  paused: false,
  closed: false,
})

/** Rules of another version are no damage: the program that played by them can still read it. */
const atLine = (line: number, { code, message }: Refusal) =>
  refuse(code === 'log.version' ? code : 'log.damaged', `Line ${line + 1}: ${message}`)

const damaged = (line: number, message: string) => atLine(line, { code: 'log.damaged', message })

/** Everything up to the last record, or which line cannot be followed and why. */
export function recover(
  records: readonly unknown[],
  diceOf: (ceremony: Ceremony) => Dice,
): Result<Recovered> {
  return atOnce(recovering(records, diceOf))
}

/** The same, with a rest after every record for whoever has to leave time to others. */
export function* recovering(
  records: readonly unknown[],
  diceOf: (ceremony: Ceremony) => Dice,
): Pieces<Result<Recovered>> {
  const [head] = records
  if (!isHead(head)) return damaged(0, 'This is not the beginning of a table.')
  // Tables that were opened before there was a coach have none.
  const setup = { ...{ coach: false }, ...head.setup, name: shownName(head.setup.name) }
  const table = emptyTable({ ...head, setup }, [])
  for (const [index, record] of records.slice(1).entries()) {
    if (!isRecord(record)) return damaged(index + 1, 'This is not a record of a table.')
    const followed = tryToFollow(table, record, diceOf)
    if (!followed.ok) return atLine(index + 1, followed.refusal)
    yield
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
  'put-away',
  'taken-up',
  'reopened',
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
      table.seats = record.seats.map(withPlainName)
      table.owner = record.owner
      table.removed = record.removed ?? []
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
    case 'put-away':
      table.closed = true
      return accept(undefined)
    case 'taken-up':
      table.closed = false
      table.head = { ...table.head, code: record.code }
      return accept(undefined)
    case 'reopened':
      table.closed = false
      table.head = { ...table.head, code: record.code }
      table.seats = table.seats.map(opened)
      table.owner = ''
      table.removed = []
      // Where several have to come back, nobody plays on before they say so.
      table.paused ||= table.seats.filter((seat) => !isFilled(seat)).length > 1
      return accept(undefined)
    case 'table':
      return refuse('log.damaged', 'A second beginning.')
  }
}

/** Older programs have written names that nobody sees. */
export const shownName = (name: string): string => (plainText(name) === '' ? '?' : name)

const withPlainName = (seat: SeatState): SeatState =>
  seat.person === null
    ? seat
    : { ...seat, person: { ...seat.person, name: shownName(seat.person.name) } }

/** For anybody, and still for whoever holds its token. */
function opened(seat: SeatState): SeatState {
  const left = seat.person ?? seat.left
  return left === undefined ? seat : { ...OPEN_SEAT, left }
}

function followGame(
  table: Recovered,
  { number, begun, rulesVersion, config, ceremony }: TableRecord & { at: 'game' },
  diceOf: (ceremony: Ceremony) => Dice,
): Result<undefined> {
  const game = GAMES[table.head.setup.game]
  if (rulesVersion !== game.rulesVersion) {
    return refuse('log.version', `Played by rules ${rulesVersion}; these are ${game.rulesVersion}.`)
  }
  const play = Play.begin(game, config, ceremony, diceOf(ceremony))
  if (!play.ok) return play
  table.number = number
  table.begun = begun ?? null
  table.play = play.value
  return accept(undefined)
}
