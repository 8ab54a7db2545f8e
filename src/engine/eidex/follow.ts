/** eidex.follow: which cards may be played. */
import { include, lowest, setAt } from '../bits'
import type { Seat } from '../kernel'
import { cardNumber, rankNamed, rankOf, SUIT_COUNT, suitOf, type CardNumber } from './cards'
import { hasStrictFollowing, restrictPlays } from './force'
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
function suitToFollow(state: State, seat: Seat): number {
  const led = ledSuit(state)
  if (led === -1) return -1
  const own = setAt(state.hands, at(seat, led))
  // eidex.follow.jack: the trump jack as the only trump need not be played.
  return own === 0 || (led === state.trump && own === JACK) ? -1 : led
}

/** By the rules alone: the ranks of a suit that a hand may play, as a bit set. */
function playableRanks(
  state: State,
  seat: Seat,
  suit: number,
  follow: number,
  powers: Powers,
): number {
  const { trump } = state
  const isTrumpOnPlain = suit === trump && state.trick.length > 0 && ledSuit(state) !== trump
  if (follow !== -1 && suit !== follow) {
    return isTrumpOnPlain && !hasStrictFollowing(state, powers) ? allowedTrumps(state, seat) : 0
  }
  if (isTrumpOnPlain && !holdsOnlyTrumps(state, seat)) return allowedTrumps(state, seat)
  return setAt(state.hands, at(seat, suit))
}

/** By the rules alone, in card order: the entry in `of` for each card that may be played. */
export function following<T>(state: State, seat: Seat, of: readonly T[], powers: Powers): T[] {
  const found: T[] = []
  const follow = suitToFollow(state, seat)
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    let left = playableRanks(state, seat, suit, follow, powers)
    for (; left !== 0; left &= left - 1) {
      found.push(of[cardNumber(suit, lowest(left))] as T)
    }
  }
  return found
}

const ITSELF: readonly CardNumber[] = Array.from({ length: 64 }, (_, card) => card)

export const followingCards = (state: State, seat: Seat, powers: Powers): CardNumber[] =>
  following(state, seat, ITSELF, powers)

/** In card order, respecting every wish and called card in force. */
export function legalCards(state: State, seat: Seat, powers: Powers): readonly CardNumber[] {
  const cards = followingCards(state, seat, powers)
  return state.effects.length === 0 ? cards : restrictPlays(state, seat, cards, powers)
}

export function mayPlay(state: State, seat: Seat, card: CardNumber, powers: Powers): boolean {
  if (state.effects.length > 0) return legalCards(state, seat, powers).includes(card)
  const ranks = playableRanks(state, seat, suitOf(card), suitToFollow(state, seat), powers)
  return (ranks & (1 << rankOf(card))) !== 0
}

/** What everybody learns from a card played face up, by the rules alone. */
export function learnFromPlay(state: State, seat: Seat, card: CardNumber, powers: Powers): void {
  const led = ledSuit(state)
  const suit = suitOf(card)
  // Following suit reveals nothing, nor does a trump that may be played at any time; and when trump is led, the
  // jack may stay behind.
  if (suit === led || led === state.trump) return
  if (suit === state.trump && !hasStrictFollowing(state, powers)) return
  include(state.voids, seat, led)
}
