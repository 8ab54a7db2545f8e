/** Which seat is asked now, and what it may do. */
import { setOf } from '../bits'
import type { Seat } from '../kernel'
import { itemAt, numberAt } from '../lists'
import { ORDER, POWER_IDS, type PowerId } from './characters'
import type { Offer, Power, Powers, Table } from './power'
import { characterOf, NOBODY, SEATS, topStep, type State, type Step } from './state'
import { WINDOW, WINDOWS, type Window } from './windows'

export type OpenWindow = Step & { kind: 'window' }

export const hasUsesLeft = (state: State, seat: Seat, powers: Powers): boolean => {
  const id = characterOf(state, seat)
  return id !== null && numberAt(state.uses, seat) < powers[id].uses
}

export const placeOf = (id: PowerId): number => ORDER[id]

/** The offer that a seat has in the open window, whether or not it is its turn to be asked. */
export function offerIn(
  state: State,
  seat: Seat,
  window: Window,
  powers: Powers,
): Offer | undefined {
  const id = characterOf(state, seat)
  return id === null ? undefined : powers[id].windows?.[window]
}

/** A list of up to three seats as one number: two bits each, the first lowest, and 0 at the end. */
const listOf = (seats: readonly Seat[]): number =>
  seats.reduce((list, seat, place) => list | ((seat + 1) << (2 * place)), 0)
const firstIn = (list: number): Seat => (list & 3) - 1
const restOf = (list: number): number => list >> 2

/** What follows from three characters, whatever happens. */
interface Trio {
  readonly powers: readonly Power[]
  readonly offers: readonly number[]
  readonly late: number
  readonly tricky: number
  readonly places: readonly number[]
}

function trioOf(powers: readonly Power[]): Trio {
  const inOrder = [0, 1, 2].sort(
    (a, b) => placeOf(itemAt(powers, a).id) - placeOf(itemAt(powers, b).id),
  )
  const seatsWith = (has: (power: Power) => boolean): Seat[] =>
    inOrder.filter((seat) => has(itemAt(powers, seat)))
  return {
    powers,
    offers: WINDOWS.map((window) =>
      listOf(seatsWith(({ windows }) => windows?.[window] !== undefined)),
    ),
    late: setOf(seatsWith(({ traits }) => traits?.putsDownLate === true)),
    places: powers.map(({ id }) => placeOf(id)),
    tricky: setOf(seatsWith(({ traits }) => traits?.plays !== undefined)),
  }
}

/** Worked out when three characters first meet at their seats. */
const TRIOS = new Map<number, Trio>()

function trioAt(seats: readonly Power[]): Trio {
  const key = seats.reduce((sum, { id }) => sum * POWER_IDS.length + placeOf(id), 0)
  const known = TRIOS.get(key)
  if (known?.powers.every((power, seat) => power === seats[seat]) === true) return known
  const trio = trioOf(seats)
  TRIOS.set(key, trio)
  return trio
}

/** Gives the seats their characters. */
export function seatCharacters(
  state: State,
  characters: readonly (PowerId | null)[],
  powers: Powers,
): void {
  state.characters = characters.slice()
  if (characters[0] === null) return
  const { offers, places, late, tricky } = trioAt(characters.map((id) => powers[id as PowerId]))
  state.offers = offers
  state.places = places
  state.late = late
  state.tricky = tricky
}

/** Every step of a window there can be, made when it is first needed: by window, `asked` and seat. */
const STEPS: OpenWindow[][] = WINDOWS.map(() => [])

function windowStep(window: number, asked: number, seat: Seat): OpenWindow {
  const steps = itemAt(STEPS, window)
  const place = asked * (SEATS + 1) + seat + 1
  return (steps[place] ??= Object.freeze({
    kind: 'window',
    window: WINDOWS[window] as Window,
    asked,
    seat,
  }))
}

/** Opens one of `WINDOW`, if any character at this table has something to do there now. */
export function openWindow({ state, powers }: Table, window: number): void {
  if (numberAt(state.offers, window) !== 0) askFrom(state, window, 0, powers)
}

/**
 * Unless a seat is still being asked, asks the next character in the window on top of the agenda, which closes if
 * there is none. Whether a seat is asked.
 */
export function askNext(
  state: State,
  { window, asked, seat }: OpenWindow,
  powers: Powers,
): boolean {
  if (seat !== NOBODY && numberAt(state.places, seat) >= asked) return true
  state.agenda.pop()
  return askFrom(state, WINDOW[window], asked, powers)
}

/** Asks the first character from this place on, in the order of their cards, who can do something in a window. */
function askFrom(state: State, window: number, asked: number, powers: Powers): boolean {
  const name = WINDOWS[window] as Window
  for (let list = numberAt(state.offers, window); list !== 0; list = restOf(list)) {
    const seat = firstIn(list)
    if (numberAt(state.places, seat) < asked) continue
    const { uses, windows } = powers[state.characters[seat] as PowerId]
    const offer = windows?.[name]
    if (offer === undefined || (offer.free !== true && numberAt(state.uses, seat) >= uses)) continue
    if (!offer.can(state, seat, powers)) continue
    state.agenda.push(windowStep(window, asked, seat))
    return true
  }
  return false
}

/** The open window continues after this seat's character. */
export function passOn(state: State, seat: Seat): void {
  const step = topStep(state)
  if (step?.kind !== 'window') return
  state.agenda[state.agenda.length - 1] = windowStep(
    WINDOW[step.window],
    numberAt(state.places, seat) + 1,
    step.seat,
  )
}
