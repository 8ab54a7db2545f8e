/** The effects that powers have set in force, in the order in which they apply. */
import type { Seat } from '../kernel'
import { numberAt } from '../lists'
import type { CardNumber } from './cards'
import { ORDER, POWER_IDS, type PowerId } from './characters'
import type { Award, Modifiers, Powers, Table } from './power'
import type { Destination, Effect, State, TrickCard } from './state'
import { tablesFor, type Mode, type Modification, type Tables } from './tables'

const modifiersOf = (effect: Effect, powers: Powers): Modifiers =>
  powers[effect.power].modifiers ?? {}

/**
 * Ranks: the mode, then effects for the game, then effects for this trick. Values: the lower card
 * changes what the higher one left.
 */
function inOrder(effects: readonly Effect[]): Effect[] {
  const place = (effect: Effect): number =>
    ORDER[effect.power] + (effect.until === 'trick' ? POWER_IDS.length : 0)
  return effects.toSorted((a, b) => place(a) - place(b))
}

interface InForce {
  readonly mode: Mode
  /** -1 where no suit is trump. */
  readonly trump: number
  readonly effects: readonly Effect[]
}

/** What cards rank and count now. */
export function tablesInForce({ mode, trump, effects }: InForce, powers: Powers): Tables {
  const modifications = effects.map((effect): Modification => [modifiersOf(effect, powers), effect])
  return tablesFor(mode, trump, modifications)
}

export function refreshTables(state: State, powers: Powers): void {
  state.tables = tablesInForce(state, powers)
}

const changesTables = (effect: Effect, powers: Powers): boolean => {
  const modifiers = modifiersOf(effect, powers)
  return 'rank' in modifiers || 'value' in modifiers
}

export function enforce({ state, powers }: Table, effect: Effect): void {
  state.effects = inOrder([...state.effects, effect])
  if (changesTables(effect, powers)) refreshTables(state, powers)
}

export function lift({ state, powers }: Table, keep: (effect: Effect) => boolean): void {
  if (state.effects.every(keep)) return
  const lifted = state.effects.filter((effect) => !keep(effect))
  state.effects = state.effects.filter(keep)
  if (lifted.some((effect) => changesTables(effect, powers))) refreshTables(state, powers)
}

export const effectOf = (state: State, power: PowerId): Effect | undefined =>
  state.effects.find((effect) => effect.power === power)

export const inForce = (state: State, power: PowerId): boolean =>
  effectOf(state, power) !== undefined

/** Called for every suit of a hand, so without a closure. */
export function hasStrictFollowing({ effects }: State, powers: Powers): boolean {
  for (let index = 0; index < effects.length; index++) {
    const effect = effects[index] as Effect
    if (modifiersOf(effect, powers).strictFollowing === true) return true
  }
  return false
}

export function restrictPlays(
  state: State,
  seat: Seat,
  cards: readonly number[],
  powers: Powers,
): readonly number[] {
  return state.effects.reduce(
    (left, effect) => modifiersOf(effect, powers).restrict?.(left, seat, state, effect) ?? left,
    cards,
  )
}

export const forbiddingToPutDown = (
  state: State,
  seat: Seat,
  card: CardNumber,
  powers: Powers,
): PowerId | undefined =>
  forbiddingPower(
    state,
    powers,
    (modifiers, effect) => modifiers.mayPutDown?.(card, seat, effect) === false,
  )

export const mayPutDown = (state: State, seat: Seat, card: CardNumber, powers: Powers): boolean =>
  forbiddingToPutDown(state, seat, card, powers) === undefined

/** A power may take a card that is put down elsewhere. */
export const putDownElsewhere = (table: Table, seat: Seat, card: number): boolean =>
  table.state.effects.some(
    (effect) => modifiersOf(effect, table.powers).putDown?.(table, seat, card, effect) ?? false,
  )

export const settleBeforeLead = (table: Table): boolean =>
  table.state.effects.some(
    (effect) => modifiersOf(effect, table.powers).beforeLead?.(table, effect) ?? false,
  )

/** The power that forbids what the rules alone would allow. */
export const forbiddingPower = (
  state: State,
  powers: Powers,
  forbids: (modifiers: Modifiers, effect: Effect) => boolean,
): PowerId | undefined =>
  state.effects.find((effect) => forbids(modifiersOf(effect, powers), effect))?.power

export function afterTrick(table: Table): void {
  for (const effect of table.state.effects) {
    modifiersOf(effect, table.powers).afterTrick?.(table, effect)
  }
}

export const isExcluded = (state: State, play: TrickCard, powers: Powers): boolean =>
  state.effects.some(
    (effect) => modifiersOf(effect, powers).excludes?.(play, state, effect) ?? false,
  )

export function finalWinner(state: State, winner: Seat, powers: Powers): Seat {
  return state.effects.reduce(
    (found, effect) => modifiersOf(effect, powers).winner?.(found, state, effect) ?? found,
    winner,
  )
}

const overrules = (modifiers: Modifiers): boolean =>
  'winner' in modifiers || 'excludes' in modifiers

/** Whether an effect in force can make a card other than the highest win. */
export const overrulesRanks = (state: State, powers: Powers): boolean =>
  state.effects.some((effect) => overrules(modifiersOf(effect, powers)))

/** Whether an effect in force decides the trick in a way that this seat cannot know. */
export const decidesInSecret = (state: State, seat: Seat, powers: Powers): boolean =>
  state.effects.some((effect) => {
    const modifiers = modifiersOf(effect, powers)
    const isSecret = effect.secret?.includes(seat) === false
    return isSecret && (overrules(modifiers) || 'rank' in modifiers)
  })

export function destination(state: State, winner: Seat, powers: Powers): Destination {
  return state.effects.reduce<Destination>(
    (to, effect) => modifiersOf(effect, powers).destination?.(to, winner, state, effect) ?? to,
    winner,
  )
}

export const lastTrickBonus = (
  { effects }: Pick<InForce, 'effects'>,
  bonus: number,
  powers: Powers,
): number =>
  effects.reduce(
    (left, effect) => modifiersOf(effect, powers).lastTrickBonus?.(left) ?? left,
    bonus,
  )

export function isOverLimit(state: State, seat: Seat, powers: Powers): boolean {
  for (const effect of state.effects) {
    const over = modifiersOf(effect, powers).overLimit?.(seat, state, effect, powers)
    if (over !== undefined) return over
  }
  return numberAt(state.points, seat) >= state.limit
}

/** What a player who loses by points has exceeded: the limit, or the rule of a power. */
export const limitReason = (state: State, powers: Powers): string =>
  state.effects.find((effect) => modifiersOf(effect, powers).overLimit !== undefined)?.power ??
  'limit'

/** The lower card reacts to the higher one, so its power comes first. */
export function awardByPower(
  state: State,
  points: readonly number[],
  powers: Powers,
): Award | undefined {
  for (const effect of state.effects.toReversed()) {
    const award = modifiersOf(effect, powers).award?.(state, points, effect)
    if (award !== undefined) return award
  }
  return undefined
}
