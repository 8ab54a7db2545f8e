/** Which seat is asked now, and what it may do. */
import type { Seat } from '../kernel'
import { numberAt } from '../lists'
import { ORDER, type PowerId } from './characters'
import type { Offer, Powers } from './power'
import { characterOf, type State, type Step } from './state'
import type { Window } from './windows'

export const hasUsesLeft = (state: State, seat: Seat, powers: Powers): boolean => {
  const id = characterOf(state, seat)
  return id !== null && numberAt(state.uses, seat) < powers[id].uses
}

export const placeOf = (id: PowerId): number => ORDER[id]

const offerOf = (id: PowerId | null, window: Window, powers: Powers): Offer | undefined =>
  id === null ? undefined : powers[id].windows?.[window]

/** The offer that a seat has in the open window, whether or not it is its turn to be asked. */
export const offerIn = (
  state: State,
  seat: Seat,
  window: Window,
  powers: Powers,
): Offer | undefined => offerOf(characterOf(state, seat), window, powers)

/** Whether any character at this table ever has something to do in such a window. */
export function isOffered(state: State, window: Window, powers: Powers): boolean {
  if (state.characters[0] === null) return false
  for (let seat = 0; seat < state.characters.length; seat++) {
    if (offerIn(state, seat, window, powers) !== undefined) return true
  }
  return false
}

/** The next character, in the order of their cards, who can do something in this window. */
export function nextAsked(
  state: State,
  step: Step & { kind: 'window' },
  powers: Powers,
): Seat | undefined {
  let found: Seat | undefined
  let place = Infinity
  for (let seat = 0; seat < state.characters.length; seat++) {
    const id = characterOf(state, seat)
    const offer = offerOf(id, step.window, powers)
    if (id === null || offer === undefined) continue
    const mine = placeOf(id)
    if (mine < step.asked || mine >= place) continue
    if (!offer.free && !hasUsesLeft(state, seat, powers)) continue
    if (!offer.can(state, seat, powers)) continue
    found = seat
    place = mine
  }
  return found
}
