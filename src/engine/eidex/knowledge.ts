/** What everybody has seen of the others' hands. */
import type { Seat } from '../kernel'
import { numberAt } from '../lists'
import { RANK_COUNT, rankOf, suitOf, type CardNumber } from './cards'
import { at, EVERYBODY, SEATS, type State } from './state'

/** In one number of `known`: a bit set of ranks for each of the two other seats, then one for everybody. */
const ONE_SET = (1 << RANK_COUNT) - 1
const EVERY_SET = 1 | (1 << RANK_COUNT) | (1 << (2 * RANK_COUNT))

const shiftOf = (viewer: number, hand: Seat): number =>
  RANK_COUNT * (viewer === EVERYBODY ? SEATS - 1 : (viewer - hand + SEATS - 1) % SEATS)

/** The cards of a suit that a viewer knows to be in a hand, as a bit set; nothing of the viewer's own hand. */
export const knownTo = ({ known }: State, viewer: number, hand: Seat, suit: number): number =>
  viewer === hand ? 0 : (numberAt(known, at(hand, suit)) >> shiftOf(viewer, hand)) & ONE_SET

/** Of this suit a viewer knows that the hand has these cards, and of no others. */
export function setKnown(
  { known }: State,
  viewer: number,
  hand: Seat,
  suit: number,
  ranks: number,
): void {
  if (viewer === hand) return
  const place = at(hand, suit)
  const shift = shiftOf(viewer, hand)
  known[place] = (numberAt(known, place) & ~(ONE_SET << shift)) | (ranks << shift)
}

/** A viewer sees a card in a hand. */
export function know(state: State, viewer: number, hand: Seat, card: CardNumber): void {
  const suit = suitOf(card)
  setKnown(state, viewer, hand, suit, knownTo(state, viewer, hand, suit) | (1 << rankOf(card)))
}

/** A viewer sees a card leave a hand. */
export function seeLeave(state: State, viewer: number, hand: Seat, card: CardNumber): void {
  const suit = suitOf(card)
  setKnown(state, viewer, hand, suit, knownTo(state, viewer, hand, suit) & ~(1 << rankOf(card)))
}

/** All see a card leave a hand. */
export function allSeeLeave({ known }: State, hand: Seat, card: CardNumber): void {
  const place = at(hand, suitOf(card))
  known[place] = numberAt(known, place) & ~(EVERY_SET << rankOf(card))
}

/** What others knew of two hands goes with the cards. */
export function swapKnown(state: State, a: Seat, b: Seat, suit: number): void {
  for (let viewer = 0; viewer <= EVERYBODY; viewer++) {
    const [ofA, ofB] = [knownTo(state, viewer, a, suit), knownTo(state, viewer, b, suit)]
    setKnown(state, viewer, a, suit, ofB)
    setKnown(state, viewer, b, suit, ofA)
  }
}
