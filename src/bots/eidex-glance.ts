/**
 * The greedy player's outlook (eidex-outlook.ts) on a state instead of a view: the same judgement with
 * bit sets in place of lists, fast enough to be made at every card of a search. A seat still
 * judges by what it could see: its hand, and what has been played.
 */
import { count, lowest } from '../engine/bits'
import {
  cardNumber,
  NO_CARD,
  RANK_COUNT,
  SUIT_COUNT,
  suitOf,
  type CardNumber,
} from '../engine/eidex/cards'
import { at, SEATS, type State, type TrickCard } from '../engine/eidex/state'
import type { Seat } from '../engine/kernel'
import { CARD_PLACES, chanceOfOne, orderOf } from './eidex-odds'
import {
  ENOUGH,
  NEAR,
  OTHERS,
  RUFF,
  SLIPPING,
  TAKING,
  WILL,
  worthOfPoint,
  type Aim,
} from './eidex-outlook'

const ALL_RANKS = (1 << RANK_COUNT) - 1

export interface Glance {
  aim: Aim
  /** By seat: points that this seat can see to be won. */
  readonly points: readonly number[]
  readonly open: number
  /** By suit, as bit sets. */
  readonly unseen: readonly number[]
  readonly unseenCards: number
  readonly above: readonly number[]
  /** The greatest of the other hands. */
  readonly size: number
  /** By card of the own hand: how likely it wins a trick of its suit, whenever that is. */
  readonly stands: Float64Array
}

const handSize = ({ hands }: State, seat: Seat): number => {
  let size = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) size += count(hands[at(seat, suit)] as number)
  return size
}

function pileOf(state: State, owner: number): number {
  let points = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = state.won[at(owner, suit)] as number; left !== 0; left &= left - 1)
      points += state.tables.value[cardNumber(suit, lowest(left))] as number
  }
  return points
}

function unseenBy(state: State, seat: Seat): number[] {
  const { hands, won, trick, down } = state
  const unseen: number[] = []
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    unseen.push(
      ALL_RANKS &
        ~(
          (hands[at(seat, suit)] as number) |
          (won[at(0, suit)] as number) |
          (won[at(1, suit)] as number) |
          (won[at(2, suit)] as number) |
          (won[at(3, suit)] as number)
        ),
    )
  }
  for (let index = 0; index < trick.length; index++) see(unseen, (trick[index] as TrickCard).card)
  const own = down[seat] as CardNumber
  if (own !== NO_CARD) see(unseen, own)
  return unseen
}

const see = (unseen: number[], card: CardNumber): void => {
  unseen[suitOf(card)] = (unseen[suitOf(card)] as number) & ~(1 << (card & 15))
}

export function glanceOf(state: State, seat: Seat): Glance {
  const { above, total } = orderOf(state.tables)
  const unseen = unseenBy(state, seat)
  let unseenCards = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) unseenCards += count(unseen[suit] as number)
  const down = state.down[seat] as CardNumber
  const points = [pileOf(state, 0), pileOf(state, 1), pileOf(state, 2)]
  if (down !== NO_CARD)
    points[seat] = (points[seat] as number) + (state.tables.value[down] as number)
  const open = total - (points[0] as number) - (points[1] as number) - (points[2] as number)
  const size = Math.max(handSize(state, (seat + 1) % SEATS), handSize(state, (seat + 2) % SEATS))
  const glance: Glance = {
    aim: 'avoid',
    points,
    open,
    unseen,
    unseenCards,
    above,
    size,
    stands: STANDS,
  }
  if (prefersTaking(state, seat, glance)) glance.aim = 'take'
  return glance
}

/** Used again for every glance, which nobody keeps beyond his decision: a new one would cost as much. */
const STANDS = new Float64Array(CARD_PLACES)

/** How likely a hand of that size plays a card over this one, where it can follow or trump. */
export function chanceOver(
  { trump }: State,
  { unseen, unseenCards, above }: Glance,
  card: CardNumber,
  size: number,
  isVoid: boolean,
): number {
  const inSuit = unseen[suitOf(card)] as number
  const higher = isVoid ? 0 : count(inSuit & (above[card] as number))
  const will = WILL + ((1 - WILL) * higher) / Math.max(1, count(inSuit))
  const trumps = trump === -1 || suitOf(card) === trump ? 0 : count(unseen[trump] as number)
  const ruffs = (isVoid ? 1 : RUFF) * chanceOfOne(trumps, size, unseenCards)
  return 1 - (1 - will * chanceOfOne(higher, size, unseenCards)) * (1 - ruffs)
}

/**
 * Whether it looks better to take what can be taken than to avoid it. Notes down on the way how likely
 * each card stands.
 */
function prefersTaking(state: State, seat: Seat, glance: Glance): boolean {
  const { points, open, stands } = glance
  let cards = 0
  let strength = 0
  let toTake = 0
  let toAvoid = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = state.hands[at(seat, suit)] as number; left !== 0; left &= left - 1) {
      const card = cardNumber(suit, lowest(left))
      const chance = 1 - chanceOver(state, glance, card, glance.size, false)
      const value = state.tables.value[card] as number
      const stand = chance * chance
      stands[card] = stand
      cards++
      strength += stand
      toTake += stand * (value + OTHERS.take)
      toAvoid += stand * (value + OTHERS.avoid)
    }
  }
  const mine = points[seat] as number
  const a = points[(seat + 1) % SEATS] as number
  const b = points[(seat + 2) % SEATS] as number
  const high = Math.max(a, b)
  if (isMatchNear(state, seat, mine, strength / Math.max(1, cards))) return true
  const taken = Math.min(open, TAKING * toTake)
  const slipped = Math.min(open, SLIPPING * toAvoid)
  const taking = mine + taken - (high + (open - taken) / 2)
  const avoiding = Math.min(a, b) + (open - slipped) / 2 - (mine + slipped)
  const isOver = mine + slipped + NEAR >= state.limit
  const isSafe = mine > high + open * ENOUGH
  return taking > avoiding && !isOver && !isSafe
}

/** All tricks so far, too many points to stop, and the cards for the rest. */
function isMatchNear(
  { tricks, limit }: State,
  seat: Seat,
  mine: number,
  strength: number,
): boolean {
  if (tricks.length === 0) return false
  for (let index = 0; index < tricks.length; index++) if (tricks[index]?.to !== seat) return false
  return mine >= limit - NEAR || (tricks.length > 5 && strength > 0.8)
}

/** What a point is worth that goes to this seat, or to somebody. */
export const worthOfGift = (state: State, { aim, points, open }: Glance, to: Seat): number =>
  worthOfPoint(aim, points, open, state.limit, to)

/** What the card can be expected to bring if it is kept for later. */
export function promiseOf(state: State, glance: Glance, card: CardNumber): number {
  const own = state.tables.value[card] as number
  const stands = glance.stands[card] as number
  const lost = own * worthOfGift(state, glance, -1)
  const points = own + OTHERS[glance.aim]
  return (glance.aim === 'take' ? stands : -stands) * points + (1 - stands) * lost
}

/** The points that a hand may bring, as its owner sees it. */
export function hopeOf(state: State, seat: Seat): number {
  const { stands } = glanceOf(state, seat)
  let hope = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = state.hands[at(seat, suit)] as number; left !== 0; left &= left - 1) {
      const card = cardNumber(suit, lowest(left))
      hope += (stands[card] as number) * ((state.tables.value[card] as number) + OTHERS.take)
    }
  }
  return hope
}
