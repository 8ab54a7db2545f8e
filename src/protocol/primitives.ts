/** The small pieces that messages are made of, with their limits. */
import * as v from 'valibot'
import { MARKERS } from './markers'
import { plainText } from './plain'
import { CODE_PATTERN } from './table-codes'

const whole = (from: number, to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))

/** The name of a person or thing: see plain.ts. A name may arrive longer than it is shown. */
const name = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(4 * most),
    v.transform(plainText),
    v.minLength(1),
    v.maxLength(most),
  )

/** Text that people write: no control characters, nothing that changes the text direction. */
const words = (most: number) =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(most),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u),
    v.check((text) => plainText(text) !== ''),
  )

/** A list with a maximum length. */
export const list = <const Schema extends v.GenericSchema>(item: Schema, most: number) =>
  v.pipe(v.array(item), v.maxLength(most), v.readonly())

const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)))

export const REACTIONS = [
  'well-played',
  'ouch',
  'laugh',
  'wow',
  'think',
  'hurry',
  'cheers',
  'sorry',
] as const
export type Reaction = (typeof REACTIONS)[number]

/** From the quickest, which looks at one trick only, to the one that thinks hardest. */
export const BOT_LEVELS = ['greedy', 'beginner', 'club', 'master'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** By seat: bots are regulars of the house, known by name. */
const REGULARS = ['Schorsch', 'Lisbeth', 'Karl', 'Bärbel', 'Otto'] as const

/** The name of a bot: it keeps the one of the seat where it first sat. */
export const regularAt = (
  seat: number,
  { regular = seat }: { readonly regular?: number | undefined } = {},
): string | undefined => REGULARS[regular]

/** The seats of the largest table. */
export const MAX_SEATS = 5
export const NAME_LENGTH = 40
export const personName = name(NAME_LENGTH)
export const TABLE_NAME_LENGTH = 60
export const tableName = name(TABLE_NAME_LENGTH)
/** As written in documents, which are shown unchanged or not at all. */
export const writtenName = words(NAME_LENGTH)
export const writtenTable = words(TABLE_NAME_LENGTH)
/** What nearly every name is: visible letters of western Europe, and spaces between them. */
const WESTERN = /^[!-~\u00a1-\u00ac\u00ae-\u024f][ -~\u00a1-\u00ac\u00ae-\u024f]*$/

const isWritten =
  (schema: ReturnType<typeof words>, most: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length <= most && WESTERN.test(value)
      ? true
      : v.is(schema, value)
/** The same as the schemas, for long lists. */
export const isWrittenName = isWritten(writtenName, NAME_LENGTH)
export const isWrittenTable = isWritten(writtenTable, TABLE_NAME_LENGTH)
export const chatText = words(500)
export const sentence = v.pipe(v.string(), v.maxLength(500))
export const marker = v.picklist(MARKERS)
export const reaction = v.picklist(REACTIONS)
export const botLevel = v.picklist(BOT_LEVELS)
export const seatNumber = whole(0, MAX_SEATS - 1)
export const revision = whole(0, 1_000_000)
export const MAX_GAME_NUMBER = 10_000
export const gameNumber = whole(0, MAX_GAME_NUMBER)
export const count = whole(0, 100_000)
/** From 0 to 1. */
export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
/**
 * How likely something is after an action. `certain` if it follows from the rules and from what the seat sees:
 * then the chance is 0 or 1. Otherwise it is a likelihood, whatever the chance.
 */
export const likelihood = { chance: share, certain: v.boolean() }
export const seconds = whole(1, 24 * 60 * 60)
export const MAX_MILLISECONDS = 48 * 60 * 60 * 1000
export const milliseconds = whole(0, MAX_MILLISECONDS)
/** Date and time, as `toISOString` writes them. */
export const moment = v.pipe(v.string(), v.isoTimestamp(), v.maxLength(30))
export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 30 && v.ISO_TIMESTAMP_REGEX.test(value)
const TABLE_ID = /^[0-9a-f]{16}$/
export const tableId = v.pipe(v.string(), v.regex(TABLE_ID))
export const isTableId = (value: unknown): value is string =>
  typeof value === 'string' && TABLE_ID.test(value)
export const REQUEST_ID = /^[A-Za-z0-9-]{1,32}$/
export const requestId = v.pipe(v.string(), v.regex(REQUEST_ID))
export const seatToken = hex(16)
export const hash = hex(32)
export const protocolNumber = whole(0, 1_000_000)
export const appVersion = v.pipe(v.string(), v.regex(/^[\w.+-]{1,32}$/))
/** As typed: lower case counts as upper case. */
export const tableCode = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(new RegExp(`^${CODE_PATTERN}$`)),
)
