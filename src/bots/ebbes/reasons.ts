/** The coach's reasons in ebbes: the role that the card's suit gets. */
import type { Action } from '../../engine/ebbes/actions'
import { parseCard, suitNameOf, suitOf, valueOf, type Suit } from '../../engine/ebbes/cards'
import { has } from '../../engine/bits'
import { playerCount } from '../../engine/ebbes/config'
import { foresee as foreseeCard } from '../../engine/ebbes/foresee'
import { won } from '../../engine/ebbes/hand'
import { cardAt } from '../../engine/ebbes/plays'
import { roleOf, ROLES, type Role } from '../../engine/ebbes/roles'
import type { Player, State } from '../../engine/ebbes/state'
import type { View } from '../../engine/ebbes/view'
import type { Seat } from '../../engine/kernel'
import { TAKES, type Foresight, type Sign } from '../reasons'

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

export function signs(state: State, seat: Seat, action: Action, trick: number): Sign[] {
  const takes = hasWon(state, seat, trick) ? [TAKES] : []
  if (action.type !== 'play') return takes
  const suit = suitOf(parseCard(action.card))
  const role = ROLES[roleOf(state, suit)]
  return role === undefined ? takes : [...takes, roleSign(suitNameOf(suit), role)]
}

const roleSign = (suit: Suit, role: Role): RoleSign => ({ what: 'role', suit, role })

/** The cards of a finished round lie with those who have won them. */
function hasWon(state: State, player: Player, trick: number): boolean {
  const card = cardAt(state, trick * playerCount(state.config))
  return has(won(state, player, suitOf(card)), valueOf(card))
}
