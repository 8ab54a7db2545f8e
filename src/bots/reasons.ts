/** Why an action is good or bad, in signs that people understand, each with its chance. */
import type { Action as EbbesAction } from '../engine/ebbes/actions'
import { parseCard, suitNameOf, suitOf, type Suit } from '../engine/ebbes/cards'
import { foresee as foreseeEbbes } from '../engine/ebbes/foresee'
import { ROLES, type Role } from '../engine/ebbes/roles'
import type { State as EbbesState } from '../engine/ebbes/state'
import type { View as EbbesView } from '../engine/ebbes/view'
import type { Action as EidexAction } from '../engine/eidex/actions'
import { isOverLimit } from '../engine/eidex/force'
import { foresee as foreseeEidex } from '../engine/eidex/foresee'
import { POWERS } from '../engine/eidex/powers'
import type { State as EidexState } from '../engine/eidex/state'
import type { View as EidexView } from '../engine/eidex/view'
import type { Seat } from '../engine/kernel'
import { numberAt } from '../engine/lists'

export type Sign =
  /** This seat takes the trick. */
  | { readonly what: 'takes' }
  /** ebbes: the card's suit gets this role. */
  | { readonly what: 'role'; readonly suit: Suit; readonly role: Role }
  /** Eidex: where this seat's points end up. */
  | { readonly what: 'high' | 'low' | 'middle' | 'over' }

/**
 * `certain` if it follows from the rules and from what the seat sees, with a chance of 0 or 1; else the
 * chance is a share of imagined worlds, and proves nothing even where all of them agree.
 */
export type Reason = Sign & { readonly chance: number; readonly certain: boolean }

/** What is certain of an action before it is done. */
export interface Foresight {
  /** Whether this seat takes the trick, undefined while that is open. */
  readonly takes: boolean | undefined
  readonly signs: readonly Sign[]
}

const OPEN: Foresight = { takes: undefined, signs: [] }

export function foreseeInEbbes(view: EbbesView, world: EbbesState, action: EbbesAction): Foresight {
  if (action.type !== 'play') return OPEN
  const { takes, role } = foreseeEbbes(view, world, action.card)
  const suit = suitNameOf(suitOf(parseCard(action.card)))
  return { takes, signs: role === undefined ? [] : [{ what: 'role', suit, role }] }
}

export const foreseeInEidex = (
  view: EidexView,
  world: EidexState,
  action: EidexAction,
): Foresight => ({ takes: foreseeEidex(view, world, action, POWERS), signs: [] })

export function signsInEbbes(state: EbbesState, action: EbbesAction): Sign[] {
  if (action.type !== 'play') return []
  const suit = suitOf(parseCard(action.card))
  const role = ROLES[state.roles.indexOf(suit)]
  return role === undefined ? [] : [{ what: 'role', suit: suitNameOf(suit), role }]
}

export function signsInEidex(state: EidexState, seat: Seat): Sign[] {
  const { points } = state
  if (isOverLimit(state, seat, POWERS)) return [{ what: 'over' }]
  const mine = numberAt(points, seat)
  if (mine === Math.max(...points)) return [{ what: 'high' }]
  return [{ what: mine === Math.min(...points) ? 'low' : 'middle' }]
}

/** Of a kind only the likeliest sign is worth telling. */
export function reasonsFrom(worlds: readonly (readonly Sign[])[], foreseen: Foresight): Reason[] {
  const tally = new Map<string, { readonly sign: Sign; count: number }>()
  for (const sign of worlds.flat()) {
    const key = JSON.stringify(sign)
    const entry = tally.get(key) ?? { sign, count: 0 }
    entry.count++
    tally.set(key, entry)
  }
  const certain = new Set(foreseen.signs.map((sign) => JSON.stringify(sign)))
  const reasons = [...tally.entries()]
    .map(([key, { sign, count }]): Reason => ({
      ...sign,
      chance: count / worlds.length,
      certain: certain.has(key),
    }))
    .sort((a, b) => b.chance - a.chance)
  return [
    takesFrom(reasons, foreseen),
    ...reasons.filter(({ what }) => what !== 'takes').slice(0, 1),
  ]
}

function takesFrom(reasons: readonly Reason[], { takes }: Foresight): Reason {
  if (takes !== undefined) return { what: 'takes', chance: takes ? 1 : 0, certain: true }
  const counted = reasons.find(({ what }) => what === 'takes')
  return counted ?? { what: 'takes', chance: 0, certain: false }
}
