/** The coach's reasons in ebbes: the role that the card's suit gets. */
import type { Action } from '../../engine/ebbes/actions'
import { parseCard, suitNameOf, suitOf, type Suit } from '../../engine/ebbes/cards'
import { foresee as foreseeCard } from '../../engine/ebbes/foresee'
import { roleOf, ROLES, type Role } from '../../engine/ebbes/roles'
import type { State } from '../../engine/ebbes/state'
import type { View } from '../../engine/ebbes/view'
import type { Seat } from '../../engine/kernel'
import type { Foresight, Sign } from '../reasons'

interface RoleSign extends Sign {
  readonly what: 'role'
  readonly suit: Suit
  readonly role: Role
}

const OPEN: Foresight = { takes: undefined, signs: [] }

export function foresee(view: View, world: State, action: Action): Foresight {
  if (action.type !== 'play') return OPEN
  const { takes, role } = foreseeCard(view, world, action.card)
  const suit = suitNameOf(suitOf(parseCard(action.card)))
  return { takes, signs: role === undefined ? [] : [roleSign(suit, role)] }
}

export function signs(state: State, _seat: Seat, action: Action): RoleSign[] {
  if (action.type !== 'play') return []
  const suit = suitOf(parseCard(action.card))
  const role = ROLES[roleOf(state, suit)]
  return role === undefined ? [] : [roleSign(suitNameOf(suit), role)]
}

const roleSign = (suit: Suit, role: Role): RoleSign => ({ what: 'role', suit, role })
