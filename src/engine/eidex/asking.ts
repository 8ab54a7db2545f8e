/** Which seat is asked now, and what it may do. */
import type { Seat } from '../kernel'
import { itemAt, numberAt } from '../lists'
import { ORDER, type PowerId } from './characters'
import type { Offer, Powers } from './power'
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

/** Gives the seats their characters, and works out once which of them is asked in which window. */
export function seatCharacters(
  state: State,
  characters: readonly (PowerId | null)[],
  powers: Powers,
): void {
  state.characters = characters.slice()
  if (characters[0] === null) return
  const inOrder = [0, 1, 2].sort((a, b) => orderOf(state, a) - orderOf(state, b))
  const seatsWith = (has: (id: PowerId) => boolean): Seat[] =>
    inOrder.filter((seat) => has(state.characters[seat] as PowerId))
  const setOf = (seats: readonly Seat[]): number =>
    seats.reduce((set, seat) => set | (1 << seat), 0)
  state.offers = WINDOWS.map((window) =>
    listOf(seatsWith((id) => powers[id].windows?.[window] !== undefined)),
  )
  state.late = setOf(seatsWith((id) => powers[id].traits?.putsDownLate === true))
  state.tricky = setOf(seatsWith((id) => powers[id].traits?.plays !== undefined))
}

const orderOf = (state: State, seat: Seat): number => {
  const id = characterOf(state, seat)
  return id === null ? NOBODY : placeOf(id)
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

/** Opens one of `WINDOW` if any character at this table ever has something to do there. */
export function openWindow(state: State, window: number): void {
  if (numberAt(state.offers, window) !== 0) state.agenda.push(windowStep(window, 0, NOBODY))
}

/**
 * Asks the next character, in the order of their cards, who can do something in the window on top of the agenda;
 * closes the window if there is none. Whether a seat is asked.
 */
export function askNext(state: State, { window, asked }: OpenWindow, powers: Powers): boolean {
  state.agenda.pop()
  for (let list = numberAt(state.offers, WINDOW[window]); list !== 0; list = restOf(list)) {
    const seat = firstIn(list)
    const id = state.characters[seat] as PowerId
    if (ORDER[id] < asked) continue
    const { uses, windows } = powers[id]
    const offer = windows?.[window]
    if (offer === undefined || (offer.free !== true && numberAt(state.uses, seat) >= uses)) continue
    if (!offer.can(state, seat, powers)) continue
    state.agenda.push(windowStep(WINDOW[window], asked, seat))
    return true
  }
  return false
}

/** The open window continues after this seat's character. */
export function passOn(state: State, seat: Seat): void {
  const step = topStep(state)
  const id = characterOf(state, seat)
  if (step?.kind !== 'window' || id === null) return
  state.agenda[state.agenda.length - 1] = windowStep(
    WINDOW[step.window],
    placeOf(id) + 1,
    step.seat,
  )
}
