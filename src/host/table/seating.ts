/** Who sits where at a table: people by the token they hold, bots, or nobody. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { SeatState } from '../../protocol/table-log'
import { MARKERS, type Marker } from '../../protocol/markers'
import { regularAt, type BotLevel } from '../../protocol/primitives'

export type { Person, SeatState } from '../../protocol/table-log'

/** Plays for a person who has left, or whose time has run out. */
export const SUBSTITUTE: BotLevel = 'club'

export const OPEN_SEAT: SeatState = { person: null, bot: null }

export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** In constant time, so that a token cannot be guessed byte by byte. */
export const sameDigest = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

export const isFilled = ({ person, bot }: SeatState): boolean => person !== null || bot !== null

export const seatHeldBy = (seats: readonly SeatState[], digest: string): number =>
  seats.findIndex(({ person }) => person !== null && sameDigest(person.digest, digest))

/** The seat that the holder of this token may have: theirs, or the one they left. */
export function seatFor(seats: readonly SeatState[], digest: string): number {
  const held = seatHeldBy(seats, digest)
  if (held >= 0) return held
  return seats.findIndex(
    ({ person, left }) => person === null && left !== undefined && sameDigest(left.digest, digest),
  )
}

export const firstOpen = (seats: readonly SeatState[]): number =>
  seats.findIndex((seat) => !isFilled(seat))

export const withSeat = (
  seats: readonly SeatState[],
  place: number,
  changes: Partial<SeatState>,
): SeatState[] => seats.map((seat, index) => (index === place ? { ...seat, ...changes } : seat))

/** For a rematch: everybody moves on by one seat, and bots keep their names. */
export const rotated = (seats: readonly SeatState[]): SeatState[] =>
  seats.map((_, place) => {
    const from = (place + seats.length - 1) % seats.length
    const seat = seats[from] as SeatState
    return { ...seat, regular: seat.regular ?? from }
  })

/** Names that nobody else may have there: of bots, and of people but the holder of this token. */
export const namesAt = (seats: readonly SeatState[], digest: string | null): string[] =>
  seats.flatMap(({ person, bot, left, regular }, seat) => {
    const holder = person ?? left
    const names = person === null && bot !== null ? [regularAt(seat, { regular }) ?? ''] : []
    return holder === undefined || holder.digest === digest ? names : [...names, holder.name]
  })

/** The marker that a guest wishes at this place, unless another player has it: from then on it stays the same. */
export function freeMarker(seats: readonly SeatState[], wish: Marker, place: number): Marker {
  const taken = seats.flatMap(({ person, left }, seat) =>
    seat === place ? [] : ((person ?? left)?.marker ?? []),
  )
  const before = seats[place]?.person?.marker ?? wish
  return [wish, before, ...MARKERS].find((marker) => !taken.includes(marker)) ?? wish
}
