/** Odds in Eidex that a search needs at every card: calculated once, then looked up. */
import { DECK, RANK_COUNT, suitOf } from '../../engine/eidex/cards'
import { strengthIn, valueIn, type Tables } from '../../engine/eidex/tables'
import { include } from '../../engine/bits'
import { chanceToHold } from '../choose'

/** One slot for every card number. */
export const CARD_PLACES = 64

/**
 * What follows from ranks and values alone: calculated once for all states that share their tables.
 */
interface Order {
  /** By card: the ranks of its suit that beat it, as a bit set. */
  readonly above: readonly number[]
  readonly total: number
}

const ORDERS = new WeakMap<Tables, Order>()

export function orderOf(tables: Tables): Order {
  const known = ORDERS.get(tables)
  if (known !== undefined) return known
  const above: number[] = Array<number>(CARD_PLACES).fill(0)
  let total = 0
  for (const card of DECK) {
    total += valueIn(tables, card)
    for (const other of DECK) {
      if (suitOf(other) !== suitOf(card)) continue
      if (strengthIn(tables, other) > strengthIn(tables, card)) include(above, card, other & 15)
    }
  }
  const made = { above, total }
  ORDERS.set(tables, made)
  return made
}

const MAX_CARDS = 36
const MAX_HELD = 13

/** The slot for each hand size, number of unseen cards and number of wanted ones. */
const missAt = (wanted: number, size: number, unseen: number): number =>
  (size * (MAX_CARDS + 1) + unseen) * (RANK_COUNT + 1) + wanted

/** A chance calculated before. */
export const chanceAt = (chances: Float64Array, place: number): number => chances[place] as number

/** The chance that a hand has none of the wanted cards, needed so often that it is looked up. */
const MISSES = new Float64Array(missAt(0, MAX_HELD + 1, 0))
for (let size = 0; size <= MAX_HELD; size++) {
  for (let unseen = 0; unseen <= MAX_CARDS; unseen++) {
    for (let wanted = 0; wanted <= RANK_COUNT; wanted++)
      MISSES[missAt(wanted, size, unseen)] = 1 - chanceToHold(wanted, size, unseen)
  }
}

export const chanceOfOne = (wanted: number, size: number, unseen: number): number =>
  1 - chanceAt(MISSES, missAt(wanted, size, unseen))
