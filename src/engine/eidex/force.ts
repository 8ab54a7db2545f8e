/** The effects that powers have set in force, in the order in which they apply. */
import type { Seat } from '../kernel'
import { itemAt, numberAt } from '../lists'
import type { CardNumber } from './cards'
import { ORDER, POWER_IDS, type PowerId } from './characters'
import type { Award, Modifiers, Powers, Table } from './power'
import type { Destination, Effect, State, TrickCard } from './state'
import { tablesFor, type Mode, type Modification, type Tables } from './tables'

const NONE: Modifiers = {}

const modifiersOf = (effect: Effect, powers: Powers): Modifiers =>
  powers[effect.power].modifiers ?? NONE

/**
 * Ranks: the mode, then effects for the game, then effects for this trick. Values: the lower card
 * changes what the higher one left.
 */
function inOrder(effects: readonly Effect[], added: Effect): readonly Effect[] {
  let place = effects.length
  while (place > 0 && placeOf(itemAt(effects, place - 1)) > placeOf(added)) place--
  return place === 0 && effects.length === 0 ? [added] : effects.toSpliced(place, 0, added)
}

const placeOf = ({ power, until }: Effect): number =>
  ORDER[power] + (until === 'trick' ? POWER_IDS.length : 0)

interface InForce {
  readonly mode: Mode
  /** -1 where no suit is trump. */
  readonly trump: number
  readonly effects: readonly Effect[]
}

/** What cards rank and count now. */
export function tablesInForce({ mode, trump, effects }: InForce, powers: Powers): Tables {
  return tablesFor(
    mode,
    trump,
    effects.length === 0
      ? NO_MODIFICATIONS
      : effects.map((effect): Modification => [modifiersOf(effect, powers), effect]),
  )
}

const NO_EFFECTS: readonly Effect[] = []
const NO_MODIFICATIONS: readonly Modification[] = []

/** The ways in which an effect can bend the rules, each with its bit in `bends`. */
const WAYS = [
  'strictFollowing',
  'restrict',
  'putDown',
  'mayPutDown',
  'excludes',
  'winner',
  'destination',
  'beforeLead',
  'afterTrick',
  'rank',
  'value',
] as const satisfies readonly (keyof Modifiers)[]
type Way = (typeof WAYS)[number]
const BIT = Object.fromEntries(WAYS.map((way, place) => [way, 1 << place])) as Readonly<
  Record<Way, number>
>

/** Whether any effect in force bends the rules in this way: asked for every card, so it must be quick. */
const bends = (state: State, way: number): boolean => (state.bends & way) !== 0

/** Looked up once for every power that is ever in force. */
const FOUND = new WeakMap<Modifiers, number>()

function waysOf(effect: Effect, powers: Powers): number {
  const modifiers = modifiersOf(effect, powers)
  const found = FOUND.get(modifiers)
  if (found !== undefined) return found
  const ways = WAYS.reduce((set, way) => (way in modifiers ? set | BIT[way] : set), 0)
  FOUND.set(modifiers, ways)
  return ways
}

function refreshBends(state: State, powers: Powers): void {
  state.bends = 0
  for (const effect of state.effects) state.bends |= waysOf(effect, powers)
}

/** After the mode or the effects have changed: what follows from them. */
export function refreshTables(state: State, powers: Powers): void {
  refreshBends(state, powers)
  const { mode, trump } = state
  const effects = bends(state, BIT.rank | BIT.value) ? state.effects : NO_EFFECTS
  state.tables = tablesInForce({ mode, trump, effects }, powers)
}

/** Tables are made anew only where these effects change them. */
function replaceEffects(
  { state, powers }: Table,
  effects: readonly Effect[],
  changed: readonly Effect[],
): void {
  state.effects = effects
  const changes = changed.some((effect) => (waysOf(effect, powers) & (BIT.rank | BIT.value)) !== 0)
  if (changes) refreshTables(state, powers)
  else refreshBends(state, powers)
}

export function enforce(table: Table, effect: Effect): void {
  replaceEffects(table, inOrder(table.state.effects, effect), [effect])
}

export function lift(table: Table, keep: (effect: Effect) => boolean): void {
  const { effects } = table.state
  if (effects.length === 0 || effects.every(keep)) return
  const lifted = effects.filter((effect) => !keep(effect))
  replaceEffects(table, effects.filter(keep), lifted)
}

export const effectOf = (state: State, power: PowerId): Effect | undefined =>
  state.effects.find((effect) => effect.power === power)

export const inForce = (state: State, power: PowerId): boolean =>
  effectOf(state, power) !== undefined

export const hasStrictFollowing = (state: State): boolean => bends(state, BIT.strictFollowing)

/** Whether an effect in force may leave fewer cards to play than the rules alone. */
export const mayRestrict = (state: State): boolean => bends(state, BIT.restrict)

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
  !bends(state, BIT.mayPutDown) || forbiddingToPutDown(state, seat, card, powers) === undefined

/** A power may take a card that is put down elsewhere. */
export const putDownElsewhere = (table: Table, seat: Seat, card: number): boolean =>
  bends(table.state, BIT.putDown) &&
  table.state.effects.some(
    (effect) => modifiersOf(effect, table.powers).putDown?.(table, seat, card, effect) ?? false,
  )

export const settleBeforeLead = (table: Table): boolean =>
  bends(table.state, BIT.beforeLead) &&
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
  if (bends(table.state, BIT.afterTrick)) followTrick(table)
}

function followTrick(table: Table): void {
  for (const effect of table.state.effects) {
    modifiersOf(effect, table.powers).afterTrick?.(table, effect)
  }
}

/** The cards of the trick that can win it. */
export function contenders(state: State, powers: Powers): readonly TrickCard[] {
  if (!bends(state, BIT.excludes)) return state.trick
  const isExcluded = (play: TrickCard): boolean =>
    state.effects.some(
      (effect) => modifiersOf(effect, powers).excludes?.(play, state, effect) ?? false,
    )
  return state.trick.filter((play) => !isExcluded(play))
}

export function finalWinner(state: State, winner: Seat, powers: Powers): Seat {
  if (!bends(state, BIT.winner)) return winner
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
  if (!bends(state, BIT.destination)) return winner
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
