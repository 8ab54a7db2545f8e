/**
 * The log of a table, one record per line. The first record is the table itself; a game begins with its ceremony,
 * and every input is one record. A file may come from anywhere, so each record is read strictly.
 */
import * as v from 'valibot'
import { accept, isObject, refuse, type Result } from '../engine/kernel'
import { parseJson } from './bounded-json'
import { MAX_PLACES, origin } from './moving'
import { anyInput, ceremony } from './played'
import { shownName } from './plain'
import { MAX_REMOVED, tableSetup } from './table'
import {
  among,
  anyOf,
  either,
  list as listOf,
  noList,
  one,
  shape,
  whole,
  type Guard,
} from './values'
import {
  botLevel,
  count,
  gameNumber,
  hash,
  list,
  marker,
  milliseconds,
  moment,
  MAX_MILLISECONDS,
  MAX_SEATS,
  NAME_LENGTH,
  REQUEST_ID,
  requestId,
  revision,
  seatNumber,
  tableCode,
  tableId,
  TABLE_NAME_LENGTH,
} from './primitives'

/** Raise this when older programs could no longer read the records. */
export const TABLE_FORMAT = 2
/** From here on, a file says what its finished games came to. Older files stay as older programs can read them. */
export const TELLS_RESULTS = 2

/** Older programs have written invisible names. */
const loggedName = (most: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(4 * most), v.transform(shownName))

const tableHead = v.strictObject({
  at: v.literal('table'),
  format: one(whole(1, TABLE_FORMAT), 'a format of this program'),
  id: tableId,
  code: tableCode,
  /** When it was opened, for people to read. */
  opened: moment,
  setup: v.strictObject({
    ...v.omit(tableSetup, ['seats', 'seat', 'practice']).entries,
    name: loggedName(TABLE_NAME_LENGTH),
    // Tables that were opened before there was a coach have none.
    coach: v.optional(v.boolean(), false),
  }),
})
export type TableHead = v.InferOutput<typeof tableHead>

const person = v.strictObject({
  name: loggedName(NAME_LENGTH),
  marker,
  /** The hash of the token: a stolen log gives no seat away. */
  digest: hash,
  /** For the user of the host's own machine, who had its key when they sat down. */
  local: v.exactOptional(v.literal(true)),
})
export type Person = Readonly<v.InferOutput<typeof person>>

/** A bot beside a person plays for them until they are back. */
const seatState = v.strictObject({
  person: v.nullable(person),
  bot: v.nullable(botLevel),
  /** The player who left in mid-game: until the game is over, they get the seat back if they return. */
  left: v.exactOptional(person),
  /** The seat after which a bot here is named; missing until somebody has moved. */
  regular: v.exactOptional(seatNumber),
})
export type SeatState = Readonly<v.InferOutput<typeof seatState>>

const removed = v.strictObject({
  name: loggedName(NAME_LENGTH),
  /** The digest of their token; null for spectators. */
  digest: v.nullable(hash),
  /**
   * Hashed with the table's id. Null where an address says nothing: several people may share the host's machine.
   */
  from: v.nullable(hash),
})
export type Removed = Readonly<v.InferOutput<typeof removed>>

export const tableRecord = v.variant('at', [
  v.strictObject({
    at: v.literal('input'),
    input: anyInput,
    /** The message that brought it. */
    id: v.exactOptional(requestId),
    /** The time left in the banks of the clock, in milliseconds. */
    banks: v.exactOptional(list(milliseconds, MAX_SEATS)),
  }),
  tableHead,
  v.strictObject({
    at: v.literal('seats'),
    seats: list(seatState, MAX_SEATS),
    /** The digest of the owner's token; empty if there is no owner. */
    owner: v.union([hash, v.literal('')]),
    /** People who were removed; none in files of older programs. */
    removed: v.exactOptional(list(removed, MAX_REMOVED)),
  }),
  v.strictObject({
    at: v.literal('game'),
    number: gameNumber,
    /** When it was begun; missing in games of older programs. */
    begun: v.exactOptional(moment),
    rulesVersion: count,
    config: noList,
    ceremony,
  }),
  /**
   * The game is over, and this is what the history keeps of it: true only if `digest` is that of the game before it,
   * and of use only to programs that keep the same (`kept`).
   */
  v.strictObject({ at: v.literal('over'), kept: count, digest: hash, result: noList }),
  v.strictObject({ at: v.literal('paused'), paused: v.boolean() }),
  /** Everything decided from this revision on is undone. */
  v.strictObject({ at: v.literal('taken-back'), rev: revision }),
  v.strictObject({ at: v.literal('closed') }),
  /** Closed because no one was there; the holder of a seat resumes it as it was. */
  v.strictObject({ at: v.literal('put-away') }),
  v.strictObject({ at: v.literal('taken-up'), code: tableCode }),
  /** Taken out of the history, with a new code: any guest may take a seat that a person had. */
  v.strictObject({ at: v.literal('reopened'), code: tableCode }),
  /** Moved to another computer: that of the player whose token has the digest `host`. */
  v.strictObject({
    at: v.literal('moved'),
    to: loggedName(NAME_LENGTH),
    host: hash,
    places: list(origin, MAX_PLACES),
    code: tableCode,
    key: hash,
    release: hash,
  }),
  /** It has arrived there: it can no longer come back by itself. */
  v.strictObject({ at: v.literal('received') }),
  /** Come from another computer; the codes of the players who follow are made from `arrivals`. */
  v.strictObject({ at: v.literal('arrived'), code: tableCode, arrivals: hash }),
])
export type TableRecord = v.InferOutput<typeof tableRecord>

type InputRecord = Extract<TableRecord, { at: 'input' }>

/** Names that the schema leaves out. */
const SPECIAL = ['__proto__', 'prototype', 'constructor']
const isMove = (value: unknown): value is { type: string } =>
  isObject(value) &&
  typeof value['type'] === 'string' &&
  SPECIAL.every((name) => !Object.hasOwn(value, name))
const isInput = either(
  shape({ by: whole(0, MAX_SEATS - 1), action: isMove }),
  shape({ by: among(['chance']), outcome: isMove }),
)
const plain = { at: among(['input']), input: isInput }
const id = (value: unknown): value is string => typeof value === 'string' && REQUEST_ID.test(value)
const banks = listOf(whole(0, MAX_MILLISECONDS), MAX_SEATS)

/** Most of a file is such lines, and a history has thousands of files: judged without the schema, as it would be. */
export const isUsualInput: Guard<InputRecord> = anyOf<InputRecord>([
  shape({ ...plain, id }),
  shape(plain),
  shape({ ...plain, id, banks }),
  shape({ ...plain, banks }),
])

/** One line of a file. */
export function readRecord(line: string): Result<TableRecord> {
  const value = parseJson(line)
  if (isUsualInput(value)) return accept(value)
  const read = v.safeParse(tableRecord, value, { abortEarly: true })
  if (read.success) return accept(read.output)
  const where = v.getDotPath(read.issues[0])
  return refuse(
    'log.damaged',
    `This is not a record of a table${where === null ? '' : ` (${where})`}.`,
  )
}

const otherHead = v.object({ at: v.literal('table'), format: v.number() })

/** Whether a line is the head of a file written by a newer program. */
export function isNewerHead(line: string): boolean {
  const head = parseJson(line)
  return v.is(otherHead, head) && head.format > TABLE_FORMAT
}
