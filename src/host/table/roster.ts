/** The people around a table: who sits where, who decides, who is connected, who has been away for too long. */
import type { SeatInfo } from '../../protocol/table'
import type { Renaming } from '../history/names'
import { LOCAL, type Clock, type Guest } from '../ports'
import { folded, uniqueName } from '../../protocol/plain'
import { NAME_LENGTH } from '../../protocol/primitives'
import { Attendance } from './attendance'
import { Patience } from './patience'
import type { Recovered } from './records'
import { RemovedPeople } from './removed'
import {
  firstOpen,
  freeMarker,
  isFilled,
  namesAt,
  rotated,
  sameDigest,
  seatFor,
  seatHeldBy,
  withSeat,
  type Person,
  type SeatState,
} from './seating'

const personOf = ({ name, marker, digest }: Person, { address }: Guest): Person => ({
  name,
  marker,
  digest,
  ...(address === LOCAL && { local: true }),
})

export class Roster {
  readonly removed: RemovedPeople
  readonly #patience: Patience
  readonly #here: Attendance
  #seats: readonly SeatState[]
  #owner: string

  constructor(
    clock: Clock,
    { head, seats, owner, removed }: Pick<Recovered, 'head' | 'seats' | 'owner' | 'removed'>,
    onOverdue: () => void,
  ) {
    this.#here = new Attendance(clock)
    this.#patience = new Patience(clock, head.setup.patience, onOverdue)
    this.#seats = seats
    this.#owner = owner
    this.removed = new RemovedPeople(head.id, removed)
  }

  get seats(): readonly SeatState[] {
    return this.#seats
  }

  /** The digest of the owner's token: the owner decides. */
  get owner(): string {
    return this.#owner
  }

  get guests(): readonly Guest[] {
    return this.#here.guests
  }

  get isEmpty(): boolean {
    return this.#here.isEmpty
  }

  /** On the clock; undefined while anyone is connected. */
  get emptySince(): number | undefined {
    return this.#here.emptySince
  }

  get isDeserted(): boolean {
    return this.isEmpty && this.#seats.every(({ person }) => person === null)
  }

  /** No one is here, and no one has a seat or a say to come back to. */
  get isAbandoned(): boolean {
    return this.isDeserted && this.#owner === ''
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

  /** The names of the spectators. */
  get watching(): readonly string[] {
    return this.#watchers.map((guest) => this.nameOf(guest))
  }

  get #watchers(): readonly Guest[] {
    return this.guests.filter((guest) => this.seatOf(guest) === undefined)
  }

  watcher(name: string): Guest | undefined {
    return this.#watchers.find((guest) => folded(this.nameOf(guest)) === folded(name))
  }

  /** Whether a guest who was removed wants to come in again. */
  isRemoved(guest: Guest): boolean {
    return this.removed.includes(this.#unique(guest, null), guest.address)
  }

  /** The guest's name at this table, where no two have the same. */
  nameOf(guest: Guest): string {
    const seat = this.seatOf(guest)
    const person = seat === undefined ? undefined : this.#seats[seat]?.person
    return person?.name ?? this.#here.of(guest)?.name ?? guest.name
  }

  #unique(guest: Guest, digest: string | null): string {
    const watching = this.#watchers.filter((other) => other !== guest)
    const taken = [...namesAt(this.#seats, digest), ...watching.map((other) => this.nameOf(other))]
    return uniqueName(guest.name, taken, NAME_LENGTH)
  }

  has(guest: Guest): boolean {
    return this.#here.of(guest) !== undefined
  }

  isOwner(guest: Guest): boolean {
    const digest = this.digestOf(guest)
    return digest !== null && sameDigest(digest, this.#owner)
  }

  /** Digest of the token that a guest holds; null for spectators. */
  digestOf(guest: Guest): string | null {
    return this.#here.of(guest)?.digest ?? null
  }

  seatOf(guest: Guest): number | undefined {
    const digest = this.digestOf(guest)
    if (digest === null) return undefined
    // A plain comparison, as it runs for every message: `holds` was careful when the token came in.
    const seat = this.#seats.findIndex(({ person }) => person?.digest === digest)
    return seat < 0 ? undefined : seat
  }

  /** The guests at this seat, or all spectators. */
  guestsAs(viewer: number | 'spectator'): readonly Guest[] {
    return this.guests.filter((guest) => (this.seatOf(guest) ?? 'spectator') === viewer)
  }

  guestAt(seat: number): Guest | undefined {
    return this.guests.find((guest) => this.seatOf(guest) === seat)
  }

  isPresent(seat: number): boolean {
    return this.guestAt(seat) !== undefined
  }

  /** Seats of people, except those that a bot plays while they are away. */
  get people(): readonly number[] {
    return [...this.#seats.entries()]
      .filter(
        ([seat, { person, bot }]) => person !== null && (bot === null || this.isPresent(seat)),
      )
      .map(([seat]) => seat)
  }

  /** Seats whose players are here and play themselves: they have to be ready before another game begins. */
  get awaited(): readonly number[] {
    return this.people.filter((seat) => this.isPresent(seat) && !this.isBot(seat))
  }

  /**
   * A short network failure costs no one their vote; a player who is away for too long cannot hold up the others.
   */
  get voters(): readonly number[] {
    return this.people.filter(
      (seat) =>
        this.isPresent(seat) || !this.#patience.isOverFor(this.#seats[seat]?.person?.digest ?? ''),
    )
  }

  isBot(seat: number): boolean {
    return (this.#seats[seat]?.bot ?? null) !== null
  }

  holds(digest: string): boolean {
    return seatFor(this.#seats, digest) >= 0 || sameDigest(digest, this.#owner)
  }

  /** A player who left in mid-game has the seat again. */
  takeAgain(digest: string): void {
    const seat = seatFor(this.#seats, digest)
    const { person, left } = this.#seats[seat] ?? {}
    if (person !== null || left === undefined) return
    this.#seats = this.#seats.map(({ left: _, ...state }, other) =>
      other === seat ? { ...state, person: left } : (this.#seats[other] as SeatState),
    )
  }

  /** Another game begins: players who left lose their claim to the seat. */
  forgetThoseWhoLeft(): void {
    this.#seats = this.#seats.map(({ left: _, ...seat }) => seat)
  }

  guestWith(digest: string): Guest | undefined {
    return this.guests.find((guest) => this.digestOf(guest) === digest)
  }

  /** With a token that no other guest here holds any more. */
  arrive(guest: Guest, digest: string | null): void {
    this.#here.add(guest, { digest, name: this.#unique(guest, digest) })
    if (digest === null) return
    if (this.#owner === '') this.#owner = digest
    const seat = seatHeldBy(this.#seats, digest)
    const person = this.#seats[seat]?.person
    if (person) this.change(seat, { person: personOf(person, guest) })
    this.#patience.stopFor(digest)
  }

  /**
   * A seat of the user of the host's own machine that no window has open now, for the same user in another browser:
   * the key proves what a name or an address cannot. One of the same name goes first.
   */
  ownSeatAway({ name, address }: Guest): Person | undefined {
    if (address !== LOCAL) return undefined
    const away = this.#seats.flatMap(({ person, left }, seat) => {
      const holder = person ?? left
      return holder?.local === true && !this.isPresent(seat) ? [holder] : []
    })
    return away.find((holder) => folded(holder.name) === folded(name)) ?? away[0]
  }

  /** The connection is lost; the seat waits. */
  lose(guest: Guest): void {
    const digest = this.digestOf(guest)
    if (digest !== null) this.waitFor(digest)
    this.#here.remove(guest)
  }

  /** The guest has left for good: the seat is free, and another player decides. */
  part(guest: Guest): void {
    const digest = this.digestOf(guest)
    this.#here.remove(guest)
    if (digest !== null) this.#forget(digest)
  }

  /** Removes the person from a seat. Answers their connection, if there is one. */
  vacate(seat: number): Guest | undefined {
    const person = this.#seats[seat]?.person
    if (!person) return undefined
    const guest = this.guestAt(seat)
    this.removed.add(person.name, person.digest, this.#here.addressOf(person.digest))
    if (guest !== undefined) this.#here.remove(guest)
    this.#forget(person.digest)
    return guest
  }

  /** Removes a spectator. */
  remove(guest: Guest): void {
    this.removed.add(this.nameOf(guest), this.digestOf(guest), guest.address)
    this.part(guest)
  }

  change(seat: number, changes: Partial<SeatState>): void {
    this.#seats = withSeat(this.#seats, seat, changes)
  }

  /** To another seat, or to the spectators. Answers the seat that is now free. */
  move(guest: Guest, seat: number | 'spectator'): number | undefined {
    const from = this.seatOf(guest)
    if (from !== undefined) this.change(from, { person: null })
    if (seat !== 'spectator') this.seat(guest, seat)
    return from
  }

  /** Seats a guest who holds a token. */
  seat(guest: Guest, seat: number): void {
    const { name = '', digest = null } = this.#here.of(guest) ?? {}
    if (digest === null) return
    const marker = freeMarker(this.#seats, guest.marker, seat)
    this.change(seat, { person: personOf({ name, marker, digest }, guest) })
  }

  /** The guest has another name or marker now. */
  renameGuest(guest: Guest): void {
    const present = this.#here.of(guest)
    if (present === undefined) return
    const seat = this.seatOf(guest)
    this.#here.add(guest, { ...present, name: this.#unique(guest, present.digest) })
    if (seat !== undefined) this.seat(guest, seat)
  }

  /** Replaces a token: its seat and its right to decide pass to the new one. */
  holdAnew(old: string, digest: string): void {
    const seat = seatFor(this.#seats, old)
    const { person, left } = this.#seats[seat] ?? {}
    if (person) this.change(seat, { person: { ...person, digest } })
    else if (left) this.change(seat, { left: { ...left, digest } })
    if (sameDigest(old, this.#owner)) this.#owner = digest
    this.#patience.stopFor(old)
  }

  rename(renaming: Renaming): void {
    this.#seats = renaming.inSeats(this.#seats)
  }

  rotate(): void {
    this.#seats = rotated(this.#seats)
  }

  /** Starts waiting for the person with this token. */
  waitFor(digest: string): void {
    if (seatHeldBy(this.#seats, digest) >= 0) this.#patience.waitFor(digest)
  }

  waitForEverybody(): void {
    for (const { person } of this.#seats) if (person !== null) this.waitFor(person.digest)
  }

  stopWaiting(): void {
    this.#patience.stop()
  }

  get info(): Omit<SeatInfo, 'clock'>[] {
    return this.#seats.map(({ person, bot, regular }, seat) => ({
      person: person && {
        name: person.name,
        marker: person.marker,
        present: this.isPresent(seat),
        overdue: this.#patience.isOverFor(person.digest),
        hosts: this.guestAt(seat)?.hosts ?? false,
      },
      bot,
      ...(regular !== undefined && { regular }),
    }))
  }

  #forget(digest: string): void {
    this.#patience.stopFor(digest)
    const seat = seatHeldBy(this.#seats, digest)
    if (seat >= 0) this.change(seat, { person: null })
    if (!sameDigest(digest, this.#owner)) return
    this.#owner = this.#seats.find(({ person }) => person !== null)?.person?.digest ?? ''
  }
}
