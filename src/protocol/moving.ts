/**
 * Moving a table to another computer: what its old host, its new one and the page between them say to each other.
 * docs/adr/0015 has the whole walk.
 */
import * as v from 'valibot'
import { GAME_IDS } from './game'
import {
  appVersion,
  count,
  hash,
  list,
  personName,
  protocolNumber,
  requestId,
  seatToken,
  tableCode,
  tableId,
} from './primitives'

export const MAX_PLACES = 50
/** As many as a page can ask for without being taken for a flood. */
export const MAX_PIECES = 48
/** A piece stays below the size of a guest's message, even when encoded as text. */
export const PIECE_BYTES = 45 * 1024

const base64 = (bytes: number) =>
  v.pipe(
    v.string(),
    v.minLength(4),
    v.maxLength(Math.ceil(bytes / 3) * 4),
    v.regex(/^[A-Za-z0-9+/]+={0,2}$/),
  )

const pieceNumber = v.pipe(count, v.maxValue(MAX_PIECES - 1))
const pieces = v.pipe(count, v.minValue(1), v.maxValue(MAX_PIECES))
const pieceBytes = base64(PIECE_BYTES)
/** The release, sealed for the new host. */
const release = base64(200)

/** Where a host's pages are: without path, user name or password. */
export const origin = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^https?:\/\/(\[[\da-f:]+\]|[a-z\d.-]+)(:\d{1,5})?$/),
)

/** What the new host has ready: a key to seal for, where it can be reached, and what it understands. */
export const berth = v.strictObject({
  key: hash,
  places: list(origin, MAX_PLACES),
  protocol: protocolNumber,
  app: appVersion,
  rules: v.strictObject(v.entriesFromList(GAME_IDS, count)),
})
export type Berth = v.InferOutput<typeof berth>

export const moveQuestion = v.variant('do', [
  // To the player's own host, from its user
  v.strictObject({ do: v.literal('berth'), table: tableId }),
  v.strictObject({
    do: v.literal('keep'),
    table: tableId,
    piece: pieceNumber,
    of: pieces,
    bytes: pieceBytes,
  }),
  v.strictObject({ do: v.literal('take-up'), table: tableId, release }),
  // To the old host, from the player who was asked
  v.strictObject({ do: v.literal('offer'), berth }),
  v.strictObject({ do: v.literal('fetch'), piece: pieceNumber }),
  v.strictObject({ do: v.literal('kept') }),
  v.strictObject({ do: v.literal('taken-up'), table: tableId }),
])
export type MoveQuestion = v.InferOutput<typeof moveQuestion>

export const MOVE_MESSAGES = {
  berth: v.strictObject({ type: v.literal('berth'), id: requestId, berth }),
  /** A part of the sealed table. */
  piece: v.strictObject({
    type: v.literal('piece'),
    id: requestId,
    piece: pieceNumber,
    of: pieces,
    bytes: pieceBytes,
  }),
  /** The table is at another computer from now on. */
  moved: v.strictObject({
    type: v.literal('moved'),
    table: tableId,
    /** The person whose computer it is. */
    to: personName,
    places: list(origin, MAX_PLACES),
    /** For spectators. */
    code: tableCode,
    /** Valid once, for this guest's seat; null for spectators. */
    arrival: v.nullable(seatToken),
    /** Only for the page of the new host's own user. */
    release: v.nullable(release),
  }),
}

const hostOf = (origin: string): string => /^https?:\/\/(\[[^\]]*\]|[^:]*)/.exec(origin)?.[1] ?? ''
const isLoopback = (origin: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostOf(origin))

const commonStart = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** The likeliest first: addresses that begin like the one at which the old host was reached. */
export function placesFor(places: readonly string[], before: string): readonly string[] {
  const near = (place: string) =>
    isLoopback(place) ? Infinity : commonStart(hostOf(place), hostOf(before))
  return places
    .filter((place) => !isLoopback(place) || isLoopback(before))
    .toSorted((a, b) => near(b) - near(a))
}

/** Loopback only works for the user of the new host's own machine. */
export const withoutLoopback = (places: readonly string[]): readonly string[] =>
  places.filter((place) => !isLoopback(place))
