/** ebbes.designate: suits take their roles during play, always in this order. */
import { NUMBER_CARDS, SUIT_COUNT, suitOf, valueOf, type CardNumber } from './cards'
import { DESIGNATORS, NUMBERS, PAIRS, ROLE_SUITS } from './layout'
import { OPEN, type State } from './state'

export const ROLES = ['trump', 'plus', 'ebbes', 'minus', 'zilch'] as const
export type Role = (typeof ROLES)[number]

export const TRUMP = ROLES.indexOf('trump')
export const PLUS = ROLES.indexOf('plus')
export const EBBES = ROLES.indexOf('ebbes')
export const MINUS = ROLES.indexOf('minus')
export const ZILCH = ROLES.indexOf('zilch')

/** The suit with that role; −1 while it is open. */
export const suitWith = (state: State, role: number): number =>
  state.cells[ROLE_SUITS + role] as number

/** The role of that suit; −1 while it has none. */
export function roleOf({ cells, designated }: State, suit: number): number {
  let role = designated - 1
  while (role >= 0 && cells[ROLE_SUITS + role] !== suit) role--
  return role
}

/** Suits in the order of their designation. */
export const rolesOf = ({ cells, designated }: State): number[] =>
  cells.slice(ROLE_SUITS, ROLE_SUITS + designated)

/** Variant 2: the pairs as cards, in the order selected. */
export const pairsOf = ({ cells, selected }: State): CardNumber[] =>
  cells.slice(PAIRS, PAIRS + selected)

/** The value whose card designates that suit in this round; 0 while there is none. */
export const designatorOf = (state: State, suit: number): number =>
  state.cells[DESIGNATORS + suit] as number

export const setDesignator = (state: State, suit: number, value: number): void => {
  state.cells[DESIGNATORS + suit] = value
}

/** Basic game: the number card turned over in a round. */
export const numberOfRound = (state: State, round: number): number =>
  state.cells[NUMBERS + round - 1] as number

/** Basic game: the order of the number cards. */
export const numbersOf = ({ config, cells, phase }: State): number[] =>
  config.variant2 || phase === OPEN ? [] : cells.slice(NUMBERS, NUMBERS + NUMBER_CARDS.length)

/** These number cards lie in the pile from this place on. */
export function setNumbers({ cells }: State, numbers: readonly number[], from = 0): void {
  for (let index = 0; index < numbers.length; index++) {
    cells[NUMBERS + from + index] = numbers[index] as number
  }
}

/** ebbes.select: the pair designates in this round. */
export function addPair(state: State, pair: CardNumber): void {
  state.cells[PAIRS + state.selected] = pair
  state.selected++
  setDesignator(state, suitOf(pair), valueOf(pair))
}

/**
 * A card designates if it shows the round's number (basic game) or is one of the selected pairs
 * (variant 2). Each suit has exactly one such card; the last suit's may come when its role is
 * already taken.
 */
export const designates = (state: State, card: CardNumber): boolean =>
  designatorOf(state, suitOf(card)) === valueOf(card) && state.designated < ZILCH

/** The suit takes the next free role; when minus is taken, the last suit is zilch at once. */
export function designate(state: State, suit: number): void {
  takeRole(state, suit)
  if (state.designated !== ZILCH) return
  for (let last = 0; last < SUIT_COUNT; last++)
    if (roleOf(state, last) === -1) takeRole(state, last)
}

/** The suit takes the next role. */
export function takeRole(state: State, suit: number): void {
  state.cells[ROLE_SUITS + state.designated] = suit
  state.designated++
}

/** Before a round nothing is designated. */
export function clearRoles(state: State): void {
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    state.cells[DESIGNATORS + suit] = 0
    state.cells[PAIRS + suit] = 0
    state.cells[ROLE_SUITS + suit] = -1
  }
  state.designated = 0
  state.selected = 0
}
