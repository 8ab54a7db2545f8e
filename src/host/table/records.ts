/** Rebuilds a table from its records: see protocol/table-log.ts. */
import { accept, readsRules, refuse, type Refusal, type Result } from '../../engine/kernel'
import type { Ceremony } from '../../engine/fair/ceremony'
import type { GameRules } from '../../engine/game-rules'
import { knownGame } from '../../engine/known-game'
import type { TableSetup } from '../../protocol/table'
import {
  isNewerHead,
  readRecord,
  TABLE_FORMAT,
  type Removed,
  type TableHead,
  type TableRecord,
} from '../../protocol/table-log'
import type { Cooperative } from '../cooperative'
import type { Dice } from './play'
import { Play } from './play'
import { isFilled, OPEN_SEAT, type Person, type SeatState } from './seating'
import { Tally } from './tally'

export type { TableHead, TableRecord } from '../../protocol/table-log'

/** A table as its records tell it. */
export interface Recovered {
  head: TableHead
  seats: readonly SeatState[]
  owner: string
  removed: readonly Removed[]
  number: number
  /** The version of the rules that the newest game was begun with. */
  rulesVersion: number
  /** When it was begun. */
  begun: string | null
  play: Play | undefined
  tally: Tally
  banks: readonly number[] | undefined
  paused: boolean
  closed: boolean
  /** The secret from which the codes of players who follow from the old host are made. */
  arrivals: string | undefined
  /** Whether it has gone to another computer. */
  moved: boolean
}

export const makeHead = (fields: Omit<TableHead, 'at' | 'format'>): TableHead => ({
  at: 'table',
  format: TABLE_FORMAT,
  ...fields,
})

/** A table with no people at it yet. */
export const emptyTable = (head: TableHead, seats: TableSetup['seats']): Recovered => ({
  head,
  seats: seats.map((kind) => (kind === 'open' ? OPEN_SEAT : { person: null, bot: kind })),
  owner: '',
  removed: [],
  number: 0,
  rulesVersion: 0,
  begun: null,
  play: undefined,
  tally: new Tally(),
  banks: undefined,
  paused: false,
  closed: false,
  arrivals: undefined,
  moved: false,
})

/** Rules of another version are no damage: the program of that version can still read the file. */
export const atLine = (line: number, { code, message }: Refusal) =>
  refuse(code === 'log.version' ? code : 'log.damaged', `Line ${line + 1}: ${message}`)

/** The first line of a file. */
export function readHead(line: string): Result<TableHead> {
  const head = readRecord(line)
  if (head.ok && head.value.at === 'table') return accept(head.value)
  return isNewerHead(line)
    ? refuse('log.version', 'Written by a newer program.')
    : refuse('log.damaged', 'Line 1: This is not the beginning of a table.')
}

/**
 * Everything up to the last line, or the line that cannot be followed and why. Yields after every line, for
 * callers that must let other work run.
 */
export function* recovering(
  lines: readonly string[],
  diceOf: (ceremony: Ceremony) => Dice,
): Cooperative<Result<Recovered & { readonly records: readonly TableRecord[] }>> {
  const [first = '', ...rest] = lines
  const head = readHead(first)
  if (!head.ok) return head
  const table = emptyTable(head.value, [])
  const records: TableRecord[] = [head.value]
  for (const [index, line] of rest.entries()) {
    yield
    const record = readRecord(line)
    if (!record.ok) return atLine(index + 1, record.refusal)
    const followed = tried(() => follow(table, record.value, diceOf))
    if (!followed.ok) return atLine(index + 1, followed.refusal)
    records.push(record.value)
  }
  return accept({ ...table, records })
}

/** The file may have been edited by hand: what cannot be followed is damaged. */
export function tried<T>(follow: () => Result<T>): Result<T> {
  try {
    return follow()
  } catch (error) {
    return refuse('log.damaged', (error as Error).message)
  }
}

function follow(
  table: Recovered,
  record: TableRecord,
  diceOf: (ceremony: Ceremony) => Dice,
): Result<undefined> {
  switch (record.at) {
    case 'seats': {
      const fits = mustFit(table.head, record.seats)
      if (!fits.ok) return fits
      table.seats = record.seats
      table.owner = record.owner
      table.removed = record.removed ?? []
      return accept(undefined)
    }
    case 'game':
      return followGame(table, record, diceOf)
    case 'input':
      table.banks = record.banks
      return followInput(table, record)
    case 'taken-back':
      table.play = table.play?.rewound(record.rev)
      table.tally.takeBack(table.number)
      return accept(undefined)
    case 'over':
      // For the history. What the game came to is known from its inputs.
      return accept(undefined)
    case 'paused':
      table.paused = record.paused
      return accept(undefined)
    case 'moved':
    case 'received':
      table.moved = true
      table.closed = true
      return accept(undefined)
    case 'closed':
    case 'put-away':
      table.closed = true
      return accept(undefined)
    case 'taken-up':
      table.closed = false
      table.head = { ...table.head, code: record.code }
      return accept(undefined)
    case 'arrived':
      table.closed = false
      table.moved = false
      table.head = { ...table.head, code: record.code }
      table.arrivals = record.arrivals
      table.seats = table.seats.map(ofGuests)
      return accept(undefined)
    case 'reopened':
      table.closed = false
      table.moved = false
      table.arrivals = undefined
      table.head = { ...table.head, code: record.code }
      table.seats = table.seats.map(opened)
      table.owner = ''
      table.removed = []
      // Where several players have to come back, the game waits until they say so.
      table.paused ||= table.seats.filter((seat) => !isFilled(seat)).length > 1
      return accept(undefined)
    case 'table':
      return refuse('log.damaged', 'A second beginning.')
  }
}

function followInput(table: Recovered, { input, id }: TableRecord & { at: 'input' }) {
  const { play, number, seats } = table
  if (play === undefined) return refuse('log.damaged', 'An input without a game.')
  const result = repeated(table, play.repeat(input, id))
  if (play.isOver) table.tally.note(number, play, seats)
  return result
}

export function mustFit({ setup }: TableHead, seats: readonly SeatState[]): Result<undefined> {
  return seats.length === knownGame(setup.game).seatsOf(setup.options)
    ? accept(undefined)
    : refuse('log.damaged', 'This table has another number of seats.')
}

/** The user of the machine that the table came from is a guest at this one. */
function ofGuests({ person, left, ...seat }: SeatState): SeatState {
  const guest = ({ local: _, ...rest }: Person): Person => rest
  return {
    ...seat,
    person: person && guest(person),
    ...(left !== undefined && { left: guest(left) }),
  }
}

/** Free for anyone, and still for the holder of its token. */
function opened(seat: SeatState): SeatState {
  const left = seat.person ?? seat.left
  return left === undefined ? seat : { ...OPEN_SEAT, left }
}

/** What older rules allowed is no damage. */
const repeated = ({ head, rulesVersion }: Recovered, result: Result<undefined>) =>
  result.ok ? result : impossible(knownGame(head.setup.game), rulesVersion, result.refusal)

export const impossible = (game: GameRules, rulesVersion: number, refusal: Refusal) =>
  rulesVersion === game.rulesVersion
    ? refuse(refusal.code, refusal.message)
    : refuse('log.version', `Played by rules ${rulesVersion}: ${refusal.message}`)

type GameRecord = Extract<TableRecord, { at: 'game' }>

/** Whether a game of these rules can be begun at this table, at which there are so many seats. */
export function mayBegin(
  { setup }: TableHead,
  { rulesVersion, config, ceremony }: GameRecord,
  sitting: number,
): Result<undefined> {
  const game = knownGame(setup.game)
  if (!readsRules(game, rulesVersion)) {
    return refuse('log.version', `Played by rules ${rulesVersion}; these are ${game.rulesVersion}.`)
  }
  const seats = [ceremony.shares.length, ceremony.shareCommitments.length, sitting]
  return seats.some((number) => number !== game.seatsOf(config))
    ? refuse('log.damaged', 'This is a game for another number of seats.')
    : accept(undefined)
}

function followGame(
  table: Recovered,
  record: GameRecord,
  diceOf: (ceremony: Ceremony) => Dice,
): Result<undefined> {
  const { number, begun, rulesVersion, config, ceremony } = record
  const may = mayBegin(table.head, record, table.seats.length)
  if (!may.ok) return may
  const game = knownGame(table.head.setup.game)
  const play = Play.begin(game, config, ceremony, diceOf(ceremony))
  if (!play.ok) return play
  table.number = number
  table.rulesVersion = rulesVersion
  table.begun = begun ?? null
  table.play = play.value
  return accept(undefined)
}
