/**
 * Plays ebbes card by card: each is worth what it brings in this trick, less what it could bring
 * later. No plans, no memory but the view's.
 */
import { count, setAt } from '../../engine/bits'
import type { Action } from '../../engine/ebbes/actions'
import { parseCard, suitNameOf, suitOf, valueOf, type CardNumber } from '../../engine/ebbes/cards'
import { highestValue } from '../../engine/ebbes/config'
import type { View } from '../../engine/ebbes/view'
import { onlyOne, type Random } from '../../engine/kernel'
import { numberAt } from '../../engine/lists'
import { best, chanceToHold } from '../choose'
import {
  designationOf,
  outlookOf,
  promiseOf,
  rolesAfter,
  worthOf,
  type Outlook,
  type Roles,
} from './outlook'

export function ebbesGreedy(view: View, random: Random): Action {
  const only = onlyOne(view.legal)
  if (only !== undefined) return only
  const outlook = outlookOf(view)
  return best(view.legal.all, (action) => worthOfAction(outlook, action), random)
}

function worthOfAction(outlook: Outlook, action: Action): number {
  switch (action.type) {
    case 'play':
      return worthOfPlay(outlook, parseCard(action.card))
    case 'name-starter':
      return worthOfStarter(outlook, action.seat)
    case 'select':
      return worthOfPair(outlook, parseCard(action.card))
  }
}

/** A strong hand wants the lead; a weak one doesn't care who has it. */
function worthOfStarter({ hand, me, view }: Outlook, player: number): number {
  const middle = (highestValue(view.config) + 1) / 2
  const strength = hand.reduce((sum, card) => sum + valueOf(card) - middle, 0)
  return (player === me) === strength > 0 ? 1 : 0
}

/** The holder of the card decides when its suit gets a role: best in a long suit. */
function worthOfPair({ hand }: Outlook, card: CardNumber): number {
  const length = hand.filter((each) => suitOf(each) === suitOf(card)).length
  return hand.includes(card) ? length : 0
}

const TRUMP_RANK = 16

const strengthOf = (card: CardNumber, led: number, roles: Roles): number => {
  if (suitOf(card) === roles[0]) return valueOf(card) + TRUMP_RANK
  return suitOf(card) === led ? valueOf(card) : 0
}

function worthOfPlay(outlook: Outlook, card: CardNumber): number {
  const { rivals, view } = outlook
  const roles = rolesAfter(outlook, card)
  const played = (view.trick?.cards ?? []).map((each) => parseCard(each.card))
  const led = suitOf(played[0] ?? card)
  const toCome = rivals - played.length
  const worth = [...played, card].reduce(
    (sum, each) => sum + worthOf(outlook, suitOf(each), roles),
    toCome * COMING * worthOf(outlook, led, roles),
  )
  const chance = chanceToWin(outlook, card, played, led, roles)
  return (
    chance * worth -
    ((1 - chance) * worth) / rivals +
    designationOf(outlook, roles) -
    promiseOf(outlook, card, roles)
  )
}

/** How much a card still to come to this trick counts as one of the suit led. */
const COMING = 0.5

function chanceToWin(
  outlook: Outlook,
  card: CardNumber,
  played: readonly CardNumber[],
  led: number,
  roles: Roles,
): number {
  const strength = strengthOf(card, led, roles)
  if (played.some((each) => strengthOf(each, led, roles) > strength)) return 0
  if (strength === 0) return 0
  return playersToCome(outlook, played.length).reduce(
    (chance, player) => chance * (1 - chanceToBeat(outlook, player, card, led, roles)),
    1,
  )
}

/** The players who play to this trick after the viewer. */
function playersToCome({ view, me, rivals }: Outlook, played: number): number[] {
  const place = view.order.indexOf(me)
  return Array.from({ length: rivals - played }, (_, step) =>
    numberAt(view.order, (place + step + 1) % view.order.length),
  )
}

function chanceToBeat(
  outlook: Outlook,
  player: number,
  card: CardNumber,
  led: number,
  roles: Roles,
): number {
  const { unseen, unseenCards, view } = outlook
  const trump = roles[0] ?? -1
  const size = numberAt(view.handSizes, player)
  const isVoid = view.memory.voids[player]?.includes(suitNameOf(led)) === true
  const holds = (wanted: number): number => chanceToHold(wanted, size, unseenCards)
  const higher = count(setAt(unseen, suitOf(card)) >> (valueOf(card) + 1))
  const mayFollow = isVoid ? 0 : holds(count(setAt(unseen, led)))
  if (suitOf(card) === trump)
    return led === trump ? (isVoid ? 0 : holds(higher)) : (1 - mayFollow) * holds(higher)
  const trumps = trump === -1 ? 0 : count(setAt(unseen, trump))
  return (isVoid ? 0 : holds(higher)) + (1 - mayFollow) * holds(trumps)
}
