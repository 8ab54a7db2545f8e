/** What a player's cards count so far, and how the points of a counted game came about: all of it from a view. */
import type { Seat } from '../kernel'
import { parseCard, SUITS, type Card } from './cards'
import { LAST_TRICK } from './count'
import type { PowerId } from './characters'
import { lastTrickBonus, tablesInForce } from './force'
import type { Powers } from './power'
import { valueIn } from './tables'
import type { View } from './view'

/** What a card counts now. */
function valuesIn(view: View, powers: Powers): (card: Card) => number {
  const trump = view.trump === null ? -1 : SUITS.indexOf(view.trump)
  const tables = tablesInForce({ ...view, trump }, powers)
  return (card) => valueIn(tables, parseCard(card))
}

/** The points that are too many, and the power that has set them, if one has. */
export function limitIn(
  view: { readonly effects: readonly { readonly power: PowerId }[]; readonly limit: number },
  powers: Powers,
): { readonly limit: number; readonly power: PowerId | null } {
  for (const { power } of view.effects) {
    const limit = powers[power].modifiers?.limit
    if (limit !== undefined) return { limit, power }
  }
  return { limit: view.limit, power: null }
}

export interface CountedCard {
  readonly card: Card
  readonly value: number
}

export interface PointsSoFar {
  readonly points: number
  /** Cards among them that the viewer does not know. */
  readonly unknown: number
}

/** Cards won and the card put down, as far as the viewer knows them. */
export function pointsSoFar(view: View, seat: Seat, powers: Powers): PointsSoFar {
  const value = valuesIn(view, powers)
  const veiled = view.veiled.flatMap(({ pile, card }) => (pile === seat ? [card] : []))
  const down = view.hasDown[seat] === true ? [view.down[seat] ?? null] : []
  const cards = [...(view.won[seat] ?? []), ...veiled, ...down]
  const known = cards.filter((card) => card !== null)
  return {
    points: known.reduce((sum, card) => sum + value(card), 0),
    unknown: cards.length - known.length,
  }
}

export interface Account {
  /** From the most valuable to the least. */
  readonly won: readonly CountedCard[]
  readonly down: CountedCard | null
  readonly lastTrick: number
  /** What powers have added or taken away after the count. */
  readonly bonus: number
  readonly points: number
}

/** A counted game, when all cards are open. */
export function accountOf(view: View, seat: Seat, powers: Powers): Account {
  const value = valuesIn(view, powers)
  const counted = (card: Card): CountedCard => ({ card, value: value(card) })
  const won = (view.won[seat] ?? []).map(counted).toSorted((a, b) => b.value - a.value)
  const card = view.down[seat] ?? null
  const down = card === null ? null : counted(card)
  const lastTrick = seat === view.lastWinner ? lastTrickBonus(view, LAST_TRICK, powers) : 0
  const sum = won.reduce((total, each) => total + each.value, 0) + (down?.value ?? 0) + lastTrick
  const points = view.points[seat] ?? 0
  return { won, down, lastTrick, bonus: points - sum, points }
}

/** Those that lie in front of this seat. */
export const tricksWon = ({ tricks }: Pick<View, 'tricks'>, seat: Seat): number =>
  tricks.filter(({ to }) => to === seat).length
