/** The people around a table: who sits where, who decides, who is connected, who has been away for too long. */
import type { SeatInfo } from '../../protocol/table'
import type { Renaming } from '../history/names'
import type { Clock, Guest } from '../ports'
import {
  firstOpen,
  isFilled,
  rotated,
  sameDigest,
  seatHeldBy,
  withSeat,
  type SeatState,
} from './seating'

export class Company {
  readonly #clock: Clock
  /** Seconds; null for never. */
  readonly #patience: number | null
  readonly #onOverdue: () => void
  /** Everybody connected, by the digest of the token they hold; null for those who only watch. */
  readonly #guests = new Map<Guest, string | null>()
  readonly #overdue = new Set<string>()
  readonly #waiting = new Map<string, () => void>()
  #seats: readonly SeatState[]
  #owner: string
  #emptySince: number

  constructor(
    clock: Clock,
    patience: number | null,
    seats: readonly SeatState[],
    owner: string,
    onOverdue: () => void,
  ) {
    this.#clock = clock
    this.#patience = patience
    this.#onOverdue = onOverdue
    this.#seats = seats
    this.#owner = owner
    this.#emptySince = clock.now()
  }

  get seats(): readonly SeatState[] {
    return this.#seats
  }

  /** The digest of the token of whoever decides. */
  get owner(): string {
    return this.#owner
  }

  get guests(): readonly Guest[] {
    return [...this.#guests.keys()]
  }

  get isEmpty(): boolean {
    return this.#guests.size === 0
  }

  /** By the clock; undefined while somebody is connected. */
  get emptySince(): number | undefined {
    return this.isEmpty ? this.#emptySince : undefined
  }

  get isDeserted(): boolean {
    return this.isEmpty && this.#seats.every(({ person }) => person === null)
  }

  get openSeats(): number {
    return this.#seats.filter((seat) => !isFilled(seat)).length
  }

  get firstOpen(): number | undefined {
    const seat = firstOpen(this.#seats)
    return seat < 0 ? undefined : seat
  }

  get ownerSeat(): number | null {
    const seat = seatHeldBy(this.#seats, this.#owner)
    return seat < 0 ? null : seat
  }

  get watching(): number {
    return this.guests.filter((guest) => this.seatOf(guest) === undefined).length
  }

  has(guest: Guest): boolean {
    return this.#guests.has(guest)
  }

  isOwner(guest: Guest): boolean {
    const digest = this.#guests.get(guest)
    return typeof digest === 'string' && sameDigest(digest, this.#owner)
  }

  /** Of the token that a guest holds; null for those who only watch. */
  digestOf(guest: Guest): string | null {
    return this.#guests.get(guest) ?? null
  }

  seatOf(guest: Guest): number | undefined {
    const digest = this.digestOf(guest)
    if (digest === null) return undefined
    // Compared plainly, and for every message: `holds` was careful when the token came in.
    const seat = this.#seats.findIndex(({ person }) => person?.digest === digest)
    return seat < 0 ? undefined : seat
  }

  guestAt(seat: number): Guest | undefined {
    return this.guests.find((guest) => this.seatOf(guest) === seat)
  }

  isPresent(seat: number): boolean {
    return this.guestAt(seat) !== undefined
  }

  /** Seats of people, but for those whom a bot plays for while they are away. */
  get people(): readonly number[] {
    return [...this.#seats.entries()]
      .filter(
        ([seat, { person, bot }]) => person !== null && (bot === null || this.isPresent(seat)),
      )
      .map(([seat]) => seat)
  }

  /** A gap in the network takes nobody's vote; whoever is away for too long cannot hold up the others. */
  get voters(): readonly number[] {
    return this.people.filter(
      (seat) => this.isPresent(seat) || !this.#overdue.has(this.#seats[seat]?.person?.digest ?? ''),
    )
  }

  isBot(seat: number): boolean {
    return (this.#seats[seat]?.bot ?? null) !== null
  }

  holds(digest: string): boolean {
    return seatHeldBy(this.#seats, digest) >= 0 || sameDigest(digest, this.#owner)
  }

  /** Whoever came before with the same token has to go. */
  arrive(guest: Guest, digest: string | null): Guest | undefined {
    const older =
      digest === null ? undefined : this.guests.find((other) => this.#guests.get(other) === digest)
    if (older !== undefined) this.#guests.delete(older)
    this.#guests.set(guest, digest)
    if (digest !== null) {
      if (this.#owner === '') this.#owner = digest
      this.#stopWaiting(digest)
    }
    return older
  }

  /** The connection is gone; the seat waits. */
  lose(guest: Guest): void {
    const digest = this.#guests.get(guest)
    if (typeof digest === 'string') this.waitFor(digest)
    this.#disconnect(guest)
  }

  /** Gone for good: the seat is free, and somebody else decides. */
  part(guest: Guest): void {
    const digest = this.#guests.get(guest)
    this.#disconnect(guest)
    if (typeof digest === 'string') this.#forget(digest)
  }

  /** Sends the person away from a seat. Answers their connection, if there is one. */
  vacate(seat: number): Guest | undefined {
    const guest = this.guestAt(seat)
    if (guest !== undefined) this.#disconnect(guest)
    const digest = this.#seats[seat]?.person?.digest
    if (digest !== undefined) this.#forget(digest)
    return guest
  }

  change(seat: number, changes: Partial<SeatState>): void {
    this.#seats = withSeat(this.#seats, seat, changes)
  }

  /** To another seat, or to where one only watches. Answers the seat that is free now. */
  move(guest: Guest, seat: number | 'spectator'): number | undefined {
    const digest = this.digestOf(guest)
    const from = this.seatOf(guest)
    if (from !== undefined) this.change(from, { person: null })
    if (digest !== null && seat !== 'spectator') {
      const { name, marker } = guest
      this.change(seat, { person: { name, marker, digest } })
    }
    return from
  }

  /** The guest has another name or marker now. */
  renameGuest(guest: Guest): void {
    const seat = this.seatOf(guest)
    const person = seat === undefined ? undefined : this.#seats[seat]?.person
    if (seat === undefined || !person) return
    const { name, marker } = guest
    this.change(seat, { person: { ...person, name, marker } })
  }

  rename(renaming: Renaming): void {
    this.#seats = renaming.inSeats(this.#seats)
  }

  rotate(): void {
    this.#seats = rotated(this.#seats)
  }

  /** From now on the person with this token is expected back. */
  waitFor(digest: string): void {
    if (this.#patience === null || seatHeldBy(this.#seats, digest) < 0) return
    this.#stopWaiting(digest)
    const stop = this.#clock.after(this.#patience * 1000, () => {
      this.#overdue.add(digest)
      this.#onOverdue()
    })
    this.#waiting.set(digest, stop)
  }

  waitForEverybody(): void {
    for (const { person } of this.#seats) if (person !== null) this.waitFor(person.digest)
  }

  stopWaiting(): void {
    for (const stop of this.#waiting.values()) stop()
    this.#waiting.clear()
  }

  get info(): Omit<SeatInfo, 'clock'>[] {
    return this.#seats.map(({ person, bot }, seat) => ({
      person: person && {
        name: person.name,
        marker: person.marker,
        present: this.isPresent(seat),
        overdue: this.#overdue.has(person.digest),
      },
      bot,
    }))
  }

  #disconnect(guest: Guest): void {
    this.#guests.delete(guest)
    this.#emptySince = this.#clock.now()
  }

  #stopWaiting(digest: string): void {
    this.#waiting.get(digest)?.()
    this.#waiting.delete(digest)
    this.#overdue.delete(digest)
  }

  #forget(digest: string): void {
    this.#stopWaiting(digest)
    const seat = seatHeldBy(this.#seats, digest)
    if (seat >= 0) this.change(seat, { person: null })
    if (!sameDigest(digest, this.#owner)) return
    this.#owner = this.#seats.find(({ person }) => person !== null)?.person?.digest ?? ''
  }
}
