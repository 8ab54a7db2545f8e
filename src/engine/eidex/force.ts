/** What powers have set in force, in the order in which it applies. */
import type { Seat } from '../kernel'
import { ORDER, POWER_IDS, type PowerId } from './characters'
import type { Award, Modifiers, Table } from './power'
import { POWERS } from './powers'
import type { Destination, Effect, State, TrickCard } from './state'
import { tablesFor, type Modification } from './tables'

const modifiersOf = (effect: Effect): Modifiers => POWERS[effect.power].modifiers ?? {}

/**
 * Ranks: the mode, then what holds for the game, then what holds for this trick. Values: the lower
 * card changes what the higher one left.
 */
function inOrder(effects: readonly Effect[]): Effect[] {
  const place = (effect: Effect): number =>
    (ORDER[effect.power] as number) + (effect.until === 'trick' ? POWER_IDS.length : 0)
  return effects.toSorted((a, b) => place(a) - place(b))
}

export function refreshTables(state: State): void {
  const modifications = state.effects.map((effect): Modification => [modifiersOf(effect), effect])
  state.tables = tablesFor(state.mode, state.trump, modifications)
}

const changesTables = (effect: Effect): boolean => {
  const modifiers = modifiersOf(effect)
  return 'rank' in modifiers || 'value' in modifiers
}

export function enforce({ state }: Table, effect: Effect): void {
  state.effects = inOrder([...state.effects, effect])
  if (changesTables(effect)) refreshTables(state)
}

export function lift(state: State, keep: (effect: Effect) => boolean): void {
  if (state.effects.every(keep)) return
  const lifted = state.effects.filter((effect) => !keep(effect))
  state.effects = state.effects.filter(keep)
  if (lifted.some(changesTables)) refreshTables(state)
}

export const effectOf = (state: State, power: PowerId): Effect | undefined =>
  state.effects.find((effect) => effect.power === power)

export const inForce = (state: State, power: PowerId): boolean =>
  effectOf(state, power) !== undefined

export const hasStrictFollowing = (state: State): boolean =>
  state.effects.length > 0 && state.effects.some((effect) => modifiersOf(effect).strictFollowing)

export function restrictPlays(
  state: State,
  seat: Seat,
  cards: readonly number[],
): readonly number[] {
  return state.effects.reduce(
    (left, effect) => modifiersOf(effect).restrict?.(left, seat, state, effect) ?? left,
    cards,
  )
}

export const mayPutDown = (state: State, seat: Seat, card: number): boolean =>
  state.effects.every((effect) => modifiersOf(effect).mayPutDown?.(card, seat, effect) ?? true)

/** A power may take a card that is put down elsewhere. */
export const putDownElsewhere = (table: Table, seat: Seat, card: number): boolean =>
  table.state.effects.some(
    (effect) => modifiersOf(effect).putDown?.(table, seat, card, effect) ?? false,
  )

export const settleBeforeLead = (table: Table): boolean =>
  table.state.effects.some((effect) => modifiersOf(effect).beforeLead?.(table, effect) ?? false)

/** The power that forbids what the rules alone would allow. */
export const forbiddingPower = (
  state: State,
  forbids: (modifiers: Modifiers, effect: Effect) => boolean,
): PowerId | undefined =>
  state.effects.find((effect) => forbids(modifiersOf(effect), effect))?.power

export function afterTrick(table: Table): void {
  for (const effect of table.state.effects) modifiersOf(effect).afterTrick?.(table, effect)
}

export const isExcluded = (state: State, play: TrickCard): boolean =>
  state.effects.some((effect) => modifiersOf(effect).excludes?.(play, state, effect) ?? false)

export function finalWinner(state: State, winner: Seat): Seat {
  return state.effects.reduce(
    (found, effect) => modifiersOf(effect).winner?.(found, state, effect) ?? found,
    winner,
  )
}

const overrules = (modifiers: Modifiers): boolean =>
  'winner' in modifiers || 'excludes' in modifiers

/** Whether something in force can make another card win than the highest. */
export const overrulesRanks = (state: State): boolean =>
  state.effects.some((effect) => overrules(modifiersOf(effect)))

/** Whether something in force decides over a trick in a way that this seat cannot know. */
export const decidesInSecret = (state: State, seat: Seat): boolean =>
  state.effects.some((effect) => {
    const modifiers = modifiersOf(effect)
    const isSecret = effect.secret?.includes(seat) === false
    return isSecret && (overrules(modifiers) || 'rank' in modifiers)
  })

export function destination(state: State, winner: Seat): Destination {
  return state.effects.reduce<Destination>(
    (to, effect) => modifiersOf(effect).destination?.(to, winner, state, effect) ?? to,
    winner,
  )
}

export const lastTrickBonus = (state: State, bonus: number): number =>
  state.effects.reduce((left, effect) => modifiersOf(effect).lastTrickBonus?.(left) ?? left, bonus)

export function isOverLimit(state: State, seat: Seat): boolean {
  for (const effect of state.effects) {
    const over = modifiersOf(effect).overLimit?.(seat, state, effect)
    if (over !== undefined) return over
  }
  return (state.points[seat] as number) >= state.limit
}

/** What a player who loses by his points has gone over. */
export const limitReason = (state: State): string =>
  state.effects.find((effect) => modifiersOf(effect).overLimit !== undefined)?.power ?? 'limit'

/** The lower card reacts to the higher one, so it is heard first. */
export function awardByPower(state: State, points: readonly number[]): Award | undefined {
  for (const effect of state.effects.toReversed()) {
    const award = modifiersOf(effect).award?.(state, points, effect)
    if (award !== undefined) return award
  }
  return undefined
}
