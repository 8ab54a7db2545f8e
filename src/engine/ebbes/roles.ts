/** ebbes.designate: suits take their roles during play, always in this order. */
import { SUIT_COUNT, suitOf, valueOf, type CardNumber } from './cards'
import type { State } from './state'

export const ROLES = ['trump', 'plus', 'ebbes', 'minus', 'zilch'] as const
export type Role = (typeof ROLES)[number]

export const TRUMP = ROLES.indexOf('trump')
export const PLUS = ROLES.indexOf('plus')
export const EBBES = ROLES.indexOf('ebbes')
export const MINUS = ROLES.indexOf('minus')
export const ZILCH = ROLES.indexOf('zilch')

/** The suit with that role; −1 while it is open. */
export const suitWith = (state: State, role: number): number => state.roles[role] ?? -1

/**
 * A card designates if it shows the round's number (basic game) or is one of the selected pairs
 * (variant 2). Each suit has exactly one such card; the last suit's may come when its role is
 * already taken.
 */
export const designates = (state: State, card: CardNumber): boolean =>
  state.designators[suitOf(card)] === valueOf(card) && state.roles.length < ZILCH

/** The suit takes the next free role; when minus is taken, the last suit is zilch at once. */
export function designate(state: State, suit: number): void {
  const { roles } = state
  roles.push(suit)
  if (roles.length === ZILCH) {
    for (let last = 0; last < SUIT_COUNT; last++) if (!roles.includes(last)) roles.push(last)
  }
}
