/** Why an action is good or bad, in signs that people understand, each with its chance. */
import type { Action as EbbesAction } from '../engine/ebbes/actions'
import { parseCard, suitNameOf, suitOf, type Suit } from '../engine/ebbes/cards'
import { ROLES, type Role } from '../engine/ebbes/roles'
import type { State as EbbesState } from '../engine/ebbes/state'
import { isOverLimit } from '../engine/eidex/force'
import type { State as EidexState } from '../engine/eidex/state'
import type { Seat } from '../engine/kernel'

export type Sign =
  /** This seat takes the trick. */
  | { readonly what: 'takes' }
  /** ebbes: the card's suit gets this role. */
  | { readonly what: 'role'; readonly suit: Suit; readonly role: Role }
  /** Eidex: where this seat's points end up. */
  | { readonly what: 'high' | 'low' | 'middle' | 'over' }
export type Reason = Sign & { readonly chance: number }

export function signsInEbbes(state: EbbesState, action: EbbesAction): Sign[] {
  if (action.type !== 'play') return []
  const suit = suitOf(parseCard(action.card))
  const role = ROLES[state.roles.indexOf(suit)]
  return role === undefined ? [] : [{ what: 'role', suit: suitNameOf(suit), role }]
}

export function signsInEidex(state: EidexState, seat: Seat): Sign[] {
  const { points } = state
  if (isOverLimit(state, seat)) return [{ what: 'over' }]
  const mine = points[seat] as number
  if (mine === Math.max(...points)) return [{ what: 'high' }]
  return [{ what: mine === Math.min(...points) ? 'low' : 'middle' }]
}

/** Of a kind only the likeliest sign is worth telling. */
export function reasonsFrom(worlds: readonly (readonly Sign[])[]): Reason[] {
  const tally = new Map<string, { readonly sign: Sign; count: number }>()
  for (const sign of worlds.flat()) {
    const key = JSON.stringify(sign)
    const entry = tally.get(key) ?? { sign, count: 0 }
    entry.count++
    tally.set(key, entry)
  }
  const reasons = [...tally.values()]
    .map(({ sign, count }) => ({ ...sign, chance: count / worlds.length }))
    .sort((a, b) => b.chance - a.chance)
  const takes = reasons.find(({ what }) => what === 'takes') ?? { what: 'takes', chance: 0 }
  return [takes, ...reasons.filter(({ what }) => what !== 'takes').slice(0, 1)]
}
