/**
 * The greedy player's outlook (outlook.ts) on a state instead of a view: the same judgement with bit sets in place
 * of lists, fast enough for every card of a search. A seat still judges by what it could see: its hand, and what
 * has been played.
 */
import { count, exclude, lowest, setAt } from '../../engine/bits'
import {
  cardNumber,
  NO_CARD,
  RANK_COUNT,
  SUIT_COUNT,
  suitOf,
  type CardNumber,
} from '../../engine/eidex/cards'
import { at, SEATS, type State, type TrickCard } from '../../engine/eidex/state'
import { valueIn } from '../../engine/eidex/tables'
import type { Seat } from '../../engine/kernel'
import { addTo, numberAt } from '../../engine/lists'
import { CARD_PLACES, chanceAt, chanceOfOne, orderOf } from './odds'
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
} from './outlook'

const ALL_RANKS = (1 << RANK_COUNT) - 1

export interface Glance {
  aim: Aim
  /** By seat: points won that this seat can see. */
  readonly points: readonly number[]
  readonly open: number
  /** By suit, as bit sets. */
  readonly unseen: readonly number[]
  readonly unseenCards: number
  readonly above: readonly number[]
  /** The size of the largest other hand. */
  readonly size: number
  /** By card of this seat's hand: the chance that it wins a trick of its suit, at any time. */
  readonly stands: Float64Array
}

const handSize = ({ hands }: State, seat: Seat): number => {
  let size = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) size += count(setAt(hands, at(seat, suit)))
  return size
}

function pileOf(state: State, owner: number): number {
  let points = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = setAt(state.won, at(owner, suit)); left !== 0; left &= left - 1)
      points += valueIn(state.tables, cardNumber(suit, lowest(left)))
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
          setAt(hands, at(seat, suit)) |
          setAt(won, at(0, suit)) |
          setAt(won, at(1, suit)) |
          setAt(won, at(2, suit)) |
          setAt(won, at(3, suit))
        ),
    )
  }
  for (let index = 0; index < trick.length; index++) see(unseen, (trick[index] as TrickCard).card)
  const own = down[seat] as CardNumber
  if (own !== NO_CARD) see(unseen, own)
  return unseen
}

const see = (unseen: number[], card: CardNumber): void => {
  exclude(unseen, suitOf(card), card & 15)
}

export function glanceOf(state: State, seat: Seat): Glance {
  const { above, total } = orderOf(state.tables)
  const unseen = unseenBy(state, seat)
  let unseenCards = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) unseenCards += count(setAt(unseen, suit))
  const down = state.down[seat] as CardNumber
  const points = [pileOf(state, 0), pileOf(state, 1), pileOf(state, 2)]
  if (down !== NO_CARD) addTo(points, seat, valueIn(state.tables, down))
  const open = total - numberAt(points, 0) - numberAt(points, 1) - numberAt(points, 2)
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

/**
 * Reused for every glance, since none outlives its decision: allocating a new one would cost as much as the
 * glance.
 */
const STANDS = new Float64Array(CARD_PLACES)

/** The chance that a hand of this size plays a card over this one, where it can follow or trump. */
export function chanceOver(
  { trump }: State,
  { unseen, unseenCards, above }: Glance,
  card: CardNumber,
  size: number,
  isVoid: boolean,
): number {
  const inSuit = setAt(unseen, suitOf(card))
  const higher = isVoid ? 0 : count(inSuit & setAt(above, card))
  const will = WILL + ((1 - WILL) * higher) / Math.max(1, count(inSuit))
  const trumps = trump === -1 || suitOf(card) === trump ? 0 : count(setAt(unseen, trump))
  const ruffs = (isVoid ? 1 : RUFF) * chanceOfOne(trumps, size, unseenCards)
  return 1 - (1 - will * chanceOfOne(higher, size, unseenCards)) * (1 - ruffs)
}

/** Whether taking what can be taken looks better than avoiding it. Also notes each card's chance to stand. */
function prefersTaking(state: State, seat: Seat, glance: Glance): boolean {
  const { points, open, stands } = glance
  let cards = 0
  let strength = 0
  let toTake = 0
  let toAvoid = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = setAt(state.hands, at(seat, suit)); left !== 0; left &= left - 1) {
      const card = cardNumber(suit, lowest(left))
      const chance = 1 - chanceOver(state, glance, card, glance.size, false)
      const value = valueIn(state.tables, card)
      const stand = chance * chance
      stands[card] = stand
      cards++
      strength += stand
      toTake += stand * (value + OTHERS.take)
      toAvoid += stand * (value + OTHERS.avoid)
    }
  }
  const mine = numberAt(points, seat)
  const a = numberAt(points, (seat + 1) % SEATS)
  const b = numberAt(points, (seat + 2) % SEATS)
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

/** What a point is worth that goes to this seat, or to an unknown one (−1). */
export const worthOfGift = (state: State, { aim, points, open }: Glance, to: Seat): number =>
  worthOfPoint(aim, points, open, state.limit, to)

/** What the card can be expected to bring if it is kept for later. */
export function promiseOf(state: State, glance: Glance, card: CardNumber): number {
  const own = valueIn(state.tables, card)
  const stands = chanceAt(glance.stands, card)
  const lost = own * worthOfGift(state, glance, -1)
  const points = own + OTHERS[glance.aim]
  return (glance.aim === 'take' ? stands : -stands) * points + (1 - stands) * lost
}

/** The points that a hand may bring, as its owner sees it. */
export function hopeOf(state: State, seat: Seat): number {
  const { stands } = glanceOf(state, seat)
  let hope = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = setAt(state.hands, at(seat, suit)); left !== 0; left &= left - 1) {
      const card = cardNumber(suit, lowest(left))
      hope += chanceAt(stands, card) * (valueIn(state.tables, card) + OTHERS.take)
    }
  }
  return hope
}
