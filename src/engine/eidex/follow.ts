/** eidex.follow: which cards may be played. */
import { has, include, lowest, setAt } from '../bits'
import type { Seat } from '../kernel'
import { numberAt, zeros } from '../lists'
import { cardNumber, rankNamed, rankOf, SUIT_COUNT, suitOf, type CardNumber } from './cards'
import { hasStrictFollowing, mayRestrict, restrictPlays } from './force'
import type { Powers } from './power'
import { at, type State } from './state'
import { strengthIn } from './tables'

const JACK = 1 << rankNamed('J')

/** The strongest trump that another seat has put face up on a plain-suit lead; −1 if none. */
function trumpToBeat(state: State, seat: Seat): number {
  const { trick, trump, tables } = state
  let best = -1
  for (let index = 0; index < trick.length; index++) {
    const play = trick[index] as State['trick'][number]
    // A card that a seat cannot see does not bind it.
    if (play.seat === seat || play.faceDown || suitOf(play.card) !== trump) continue
    best = Math.max(best, strengthIn(tables, play.card))
  }
  return best
}

/** eidex.undertrump: the trumps of a hand that are not below one already put on this lead. */
function allowedTrumps(state: State, seat: Seat): number {
  const { trump, tables } = state
  const held = setAt(state.hands, at(seat, trump))
  const toBeat = held === 0 ? -1 : trumpToBeat(state, seat)
  if (toBeat === -1) return held
  let allowed = 0
  for (let left = held; left !== 0; left &= left - 1) {
    const rank = lowest(left)
    if (strengthIn(tables, cardNumber(trump, rank)) > toBeat) allowed |= 1 << rank
  }
  return allowed
}

function holdsOnlyTrumps({ hands, trump }: State, seat: Seat): boolean {
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if (suit !== trump && hands[at(seat, suit)] !== 0) return false
  }
  return true
}

/** The suit led; −1 if the next card leads. */
const ledSuit = ({ trick }: State): number =>
  trick.length === 0 ? -1 : suitOf((trick[0] as State['trick'][number]).card)

/** The suit that a hand must follow; −1 if none. Trumps on a plain lead are judged separately. */
function suitToFollow(state: State, seat: Seat, led: number): number {
  if (led === -1) return -1
  const own = setAt(state.hands, at(seat, led))
  // eidex.follow.jack: the trump jack as the only trump need not be played.
  return own === 0 || (led === state.trump && own === JACK) ? -1 : led
}

/** The trumps that may be played on a plain-suit lead. */
function trumpsOnPlain(state: State, seat: Seat, follow: number): number {
  if (follow !== -1) return hasStrictFollowing(state) ? 0 : allowedTrumps(state, seat)
  return holdsOnlyTrumps(state, seat)
    ? setAt(state.hands, at(seat, state.trump))
    : allowedTrumps(state, seat)
}

/** Cards as a bit set of ranks for each suit. */
export type RanksBySuit = number[]

/** By the rules alone: the cards that may be played, written into a list. */
function writeFollowing(state: State, seat: Seat, into: RanksBySuit): void {
  const { hands, trump } = state
  const led = ledSuit(state)
  const follow = suitToFollow(state, seat, led)
  const first = at(seat, 0)
  if (follow === -1) {
    for (let suit = 0; suit < SUIT_COUNT; suit++) into[suit] = setAt(hands, first + suit)
  } else {
    for (let suit = 0; suit < SUIT_COUNT; suit++) into[suit] = 0
    into[follow] = setAt(hands, first + follow)
  }
  const isTrumpOnPlain = led !== -1 && led !== trump && trump !== -1
  if (isTrumpOnPlain) into[trump] = trumpsOnPlain(state, seat, follow)
}

/** The same, respecting every wish and called card in force. */
export function writeLegal(state: State, seat: Seat, powers: Powers, into: RanksBySuit): void {
  writeFollowing(state, seat, into)
  if (mayRestrict(state)) restrict(state, seat, powers, into)
}

function restrict(state: State, seat: Seat, powers: Powers, into: RanksBySuit): void {
  const left = restrictPlays(state, seat, cardsIn(into), powers)
  for (let suit = 0; suit < SUIT_COUNT; suit++) into[suit] = 0
  for (let place = 0; place < left.length; place++) {
    const card = numberAt(left, place)
    include(into, suitOf(card), rankOf(card))
  }
}

/** In card order. */
export function cardsIn(sets: RanksBySuit): CardNumber[] {
  const cards: CardNumber[] = []
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = setAt(sets, suit); left !== 0; left &= left - 1)
      cards.push(cardNumber(suit, lowest(left)))
  }
  return cards
}

/** By the rules alone, in card order. */
export function followingCards(state: State, seat: Seat): readonly CardNumber[] {
  const ranks = zeros(SUIT_COUNT)
  writeFollowing(state, seat, ranks)
  return cardsIn(ranks)
}

export function mayPlay(state: State, seat: Seat, card: CardNumber, powers: Powers): boolean {
  const ranks = zeros(SUIT_COUNT)
  writeLegal(state, seat, powers, ranks)
  return has(setAt(ranks, suitOf(card)), rankOf(card))
}

/** What everybody learns from a card played face up, by the rules alone. */
export function learnFromPlay(state: State, seat: Seat, card: CardNumber): void {
  const led = ledSuit(state)
  const suit = suitOf(card)
  // Following suit reveals nothing, nor does a trump that may be played at any time; and when trump is led, the
  // jack may stay behind.
  if (suit === led || led === state.trump) return
  if (suit === state.trump && !hasStrictFollowing(state)) return
  include(state.voids, seat, led)
}
