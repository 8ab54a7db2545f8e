/** What a player of Eidex can tell from their view: what is out, who has what, and what a card is good for. */
import {
  DECK,
  NO_CARD,
  parseCard,
  parseSuit,
  suitOf,
  type CardNumber,
} from '../../engine/eidex/cards'
import { POWERS } from '../../engine/eidex/powers'
import { strengthIn, tablesFor, valueIn, type Tables } from '../../engine/eidex/tables'
import type { View } from '../../engine/eidex/view'
import type { Seat } from '../../engine/kernel'
import { numberAt } from '../../engine/lists'
import { chanceToHold } from '../choose'

/** The seats with the most and the fewest points win; the seat in the middle, or at the limit, loses. */
export type Aim = 'take' | 'avoid'

export interface Outlook {
  readonly view: View
  readonly me: Seat
  readonly tables: Tables
  readonly trump: number
  readonly hand: readonly CardNumber[]
  /** Cards that the viewer sees neither in their hand nor on the table. */
  readonly unseen: readonly CardNumber[]
  /** By seat: points won that the viewer can see. */
  readonly points: readonly number[]
  /** Points in hands and out of sight. */
  readonly open: number
  readonly aim: Aim
  /** By how much one aim looks better than the other. */
  readonly doubt: number
}

export function outlookOf(view: View): Outlook {
  const me = view.viewer as Seat
  const trump = parseSuit(view.trump)
  const tables = tablesFor(
    view.mode,
    trump,
    view.effects.map((effect) => [POWERS[effect.power].modifiers ?? {}, effect]),
  )
  const hand = view.hand.map(parseCard)
  const seen = seenCards(view)
  const points = [0, 1, 2].map((seat) => pointsSeen(view, tables, seat))
  const total = DECK.reduce((sum, card) => sum + valueIn(tables, card), 0)
  const facts = {
    view,
    me,
    tables,
    trump,
    hand,
    unseen: DECK.filter((card) => !seen.has(card)),
    points,
    open: total - points.reduce((sum, each) => sum + each, 0),
  }
  return { ...facts, ...aimFor(facts) }
}

function seenCards({ hand, down, trick, won, veiled }: View): Set<CardNumber> {
  const names = [...hand, ...down, ...won.flat(), ...[...trick, ...veiled].map(({ card }) => card)]
  return new Set(names.map(parseCard))
}

const valueOf = (tables: Tables, card: CardNumber): number =>
  card === NO_CARD ? 0 : valueIn(tables, card)

function pointsSeen({ won, down, veiled }: View, tables: Tables, seat: Seat): number {
  const hidden = veiled.filter(({ pile }) => pile === seat).map(({ card }) => card)
  return [...(won[seat] ?? []), ...hidden, down[seat]]
    .map(parseCard)
    .reduce((sum, card) => sum + valueOf(tables, card), 0)
}

type Facts = Omit<Outlook, 'aim' | 'doubt'>

/** The chance that a hand of this size plays a card over this one, where it can follow or trump. */
function chanceOver(facts: Facts, card: CardNumber, size: number, isVoid: boolean): number {
  const { unseen, trump } = facts
  const suit = unseen.filter((other) => suitOf(other) === suitOf(card))
  const higher = isVoid ? 0 : suit.filter((other) => isHigher(facts, other, card)).length
  const will = WILL + ((1 - WILL) * higher) / Math.max(1, suit.length)
  const trumps = suitOf(card) === trump ? 0 : trumpsOut(facts)
  const ruffs = (isVoid ? 1 : RUFF) * chanceToHold(trumps, size, unseen.length)
  return 1 - (1 - will * chanceToHold(higher, size, unseen.length)) * (1 - ruffs)
}

/** How often, at least, a hand with both higher and lower cards plays a higher one. */
export const WILL = 0.3
/** A trump may be played at any time, but no player does it for nothing. */
export const RUFF = 0.5

const trumpsOut = ({ unseen, trump }: Facts): number =>
  unseen.filter((card) => suitOf(card) === trump).length

const isHigher = ({ tables }: Facts, other: CardNumber, card: CardNumber): boolean =>
  suitOf(other) === suitOf(card) && strengthIn(tables, other) > strengthIn(tables, card)

/** The chance that the card wins a trick of its suit, at any time. */
function chanceToStand(facts: Facts, card: CardNumber): number {
  const { view, me } = facts
  const size = Math.max(...view.handSizes.filter((_, seat) => seat !== me))
  return (1 - chanceOver(facts, card, size, false)) ** 2
}

/**
 * Whether taking or avoiding leads further: the margin over the seat with most points, or under the one with
 * fewest.
 */
function aimFor(facts: Facts): Pick<Outlook, 'aim' | 'doubt'> {
  const { view, me, points, open, hand } = facts
  const mine = numberAt(points, me)
  const [low = 0, high = 0] = points.filter((_, seat) => seat !== me).sort((a, b) => a - b)
  const strength =
    hand.reduce((sum, card) => sum + chanceToStand(facts, card), 0) / Math.max(1, hand.length)
  if (isMatchNear(facts, strength)) return { aim: 'take', doubt: open }
  const taken = Math.min(open, TAKING * pointsToExpect(facts, 'take'))
  const slipped = Math.min(open, SLIPPING * pointsToExpect(facts, 'avoid'))
  const taking = mine + taken - (high + (open - taken) / 2)
  const avoiding = low + (open - slipped) / 2 - (mine + slipped)
  const isOver = mine + slipped + NEAR >= view.limit
  const isSafe = mine > high + open * ENOUGH
  const better = taking - avoiding
  return { aim: better > 0 && !isOver && !isSafe ? 'take' : 'avoid', doubt: Math.abs(better) }
}

/** What the hand wins if each card gets into a trick worth waiting for. */
const pointsToExpect = (facts: Facts, aim: Aim): number =>
  facts.hand.reduce(
    (sum, card) => sum + chanceToStand(facts, card) * (valueOf(facts.tables, card) + OTHERS[aim]),
    0,
  )

/** Factors on expected points: for those the seat tries to take, and those it cannot avoid. Tuned by play. */
export const TAKING = 1
export const SLIPPING = 1.5
/** The share of the open points that a rival will not get unaided. */
export const ENOUGH = 0.7
/** Time to stop when this few points below the limit. */
export const NEAR = 5

/** All tricks so far, too many points to stop, and the cards for the rest. */
function isMatchNear({ view, me, points }: Facts, strength: number): boolean {
  const all = view.tricks.length > 0 && view.tricks.every(({ to }) => to === me)
  return (
    all && (numberAt(points, me) >= view.limit - NEAR || (view.tricks.length > 5 && strength > 0.8))
  )
}

/** The other cards' points in a trick worth waiting for: many to take, few to avoid. */
export const OTHERS: Readonly<Record<Aim, number>> = { take: 12, avoid: 5 }
/** What a point going to another seat is worth to a seat that wants points, and to one that doesn't. */
const LOST = -0.5
const SMEAR = 0.77
/** Its worth if it helps to drive a rival over the limit. */
const PUSH = 1.2
/** From this many points on. */
const HIGH = 60
/** Its worth if it only puts the leader further ahead. */
const WASTE = 0.6

/** What a point is worth that goes to this seat, or to an unknown one (−1). */
export function worthOfPoint(
  aim: Aim,
  points: readonly number[],
  open: number,
  limit: number,
  to: Seat,
): number {
  const has = points[to] ?? 0
  if (has >= HIGH && has < limit && has + open >= limit) return PUSH
  if (aim === 'take') return LOST
  const [a = 0, b = 0, c = 0] = points
  return has > 0 && has >= a && has >= b && has >= c ? WASTE : SMEAR
}

export const worthOfGift = ({ aim, points, open, view }: Outlook, to: Seat | undefined): number =>
  worthOfPoint(aim, points, open, view.limit, to ?? -1)

/** What a trick is worth: its points with this chance, otherwise `lost`. */
export const worthOfTrick = (aim: Aim, chance: number, points: number, lost: number): number =>
  (aim === 'take' ? chance : -chance) * points + (1 - chance) * lost

/** What the card can be expected to bring if it is kept for later. */
export function promiseOf(outlook: Outlook, card: CardNumber): number {
  const own = valueOf(outlook.tables, card)
  const lost = own * worthOfGift(outlook, undefined)
  return worthOfTrick(outlook.aim, chanceToStand(outlook, card), own + OTHERS[outlook.aim], lost)
}

/** A card put down counts for its owner alone. */
export const worthDown = (outlook: Outlook, card: CardNumber): number =>
  (outlook.aim === 'take' ? 1 : -1) * valueOf(outlook.tables, card) - promiseOf(outlook, card)

const TRUMP_RANK = 16

/** Greater is stronger; a card that neither follows suit nor is a trump cannot win. */
export function strengthOf({ tables, trump }: Outlook, card: CardNumber, led: number): number {
  if (card === NO_CARD) return -1
  const suit = suitOf(card)
  if (suit !== led && suit !== trump) return -1
  return strengthIn(tables, card) + (suit === trump ? TRUMP_RANK : 0)
}

/** The chance that this seat beats the card in a trick of this suit. */
export function chanceToBeat(outlook: Outlook, seat: Seat, card: CardNumber, led: number): number {
  const isVoid = outlook.view.voids[seat]?.some((suit) => parseSuit(suit) === led) === true
  return chanceOver(
    outlook,
    card,
    numberAt(outlook.view.handSizes, seat),
    isVoid && suitOf(card) === led,
  )
}
