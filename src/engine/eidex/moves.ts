/**
 * Cards change places only here, because players' knowledge changes with them: an open departure is seen by all, a
 * hidden one invalidates what others knew about that hand.
 */
import { has, setAt } from '../bits'
import type { Seat } from '../kernel'
import { numberAt } from '../lists'
import { NO_CARD, nameOf, rankOf, SUIT_COUNT, suitOf, type CardNumber } from './cards'
import type { Table } from './power'
import { allSeeLeave, know, seeLeave, setKnown, swapKnown } from './knowledge'
import { trickCard } from './trick-card'
import {
  addCard,
  at,
  EVERYBODY,
  handOf,
  knownDownAt,
  POT,
  removeCard,
  SEATS,
  type Fact,
  type State,
  type TrickCard,
} from './state'

/** For what everybody can see. */
export const ALL_SEATS: readonly Seat[] = [0, 1, 2]

export const addToPile = (state: State, owner: number, card: CardNumber): void => {
  addCard(state.won, at(owner, suitOf(card)), card)
}

const removeFromPile = (state: State, owner: number, card: CardNumber): void => {
  removeCard(state.won, at(owner, suitOf(card)), card)
}

const concerns = (fact: Fact, card: CardNumber): boolean =>
  has(setAt(fact.cards, suitOf(card)), rankOf(card))

function changeFacts(state: State, seat: Seat, change: (fact: Fact) => Fact): void {
  state.facts = state.facts
    .map((fact) => (fact.seat === seat && fact.where === 'hand' ? change(fact) : fact))
    .filter(({ cards, min, max }) => min > 0 || max < size(cards))
}

const size = (cards: readonly number[]): number =>
  cards.reduce((sum, set) => {
    let count = 0
    for (let left = set; left !== 0; left &= left - 1) count++
    return sum + count
  }, 0)

function forgetHand(state: State, viewer: Seat, hand: Seat): void {
  for (let suit = 0; suit < SUIT_COUNT; suit++) setKnown(state, viewer, hand, suit, 0)
}

/** A card leaves a hand, and everybody sees which one. */
function leaveOpenly(state: State, seat: Seat, card: CardNumber): void {
  removeCard(state.hands, at(seat, suitOf(card)), card)
  allSeeLeave(state, seat, card)
  if (state.facts.length > 0) takeFromFacts(state, seat, card)
}

function takeFromFacts(state: State, seat: Seat, card: CardNumber): void {
  changeFacts(state, seat, (fact) => {
    if (!concerns(fact, card)) return fact
    const cards = fact.cards.slice()
    removeCard(cards, suitOf(card), card)
    return { ...fact, cards, min: Math.max(0, fact.min - 1), max: fact.max - 1 }
  })
}

/** A card leaves a hand; seats that do not see which one no longer know what is left. */
function leave(state: State, seat: Seat, card: CardNumber, witnesses: readonly Seat[]): void {
  if (witnesses.length === SEATS) {
    leaveOpenly(state, seat, card)
    return
  }
  removeCard(state.hands, at(seat, suitOf(card)), card)
  for (let viewer = 0; viewer <= EVERYBODY; viewer++) {
    if (witnesses.includes(viewer)) seeLeave(state, viewer, seat, card)
    else if (viewer !== seat) forgetHand(state, viewer, seat)
  }
  if (state.facts.length === 0) return
  changeFacts(state, seat, (fact) => ({ ...fact, min: Math.max(0, fact.min - 1) }))
}

/** A card enters a hand. */
function enter(state: State, seat: Seat, card: CardNumber, witnesses: readonly Seat[]): void {
  addCard(state.hands, at(seat, suitOf(card)), card)
  for (const viewer of witnesses) know(state, viewer, seat, card)
  const open = witnesses.length === SEATS
  if (open) know(state, EVERYBODY, seat, card)
  const voids = setAt(state.voids, seat)
  state.voids[seat] = open ? voids & ~(1 << suitOf(card)) : 0
  if (state.facts.length === 0) return
  changeFacts(state, seat, (fact) => {
    if (!open) return { ...fact, max: Math.min(size(fact.cards), fact.max + 1) }
    return concerns(fact, card) ? { ...fact, min: fact.min + 1, max: fact.max + 1 } : fact
  })
}

/** From hand to hand. `witnesses` see which card it is; giver and taker always do. */
export function giveCard(
  { state, events }: Table,
  from: Seat,
  hand: Seat,
  card: CardNumber,
  witnesses: readonly Seat[] = [from, hand],
): void {
  leave(state, from, card, witnesses)
  enter(state, hand, card, witnesses)
  events?.push({ type: 'moved', from, hand, cards: [nameOf(card)], count: 1, to: witnesses })
}

/** Everybody sees the open card enter the dealer's hand. */
export function seeOpenCard(state: State, card: CardNumber): void {
  for (let viewer = 0; viewer <= EVERYBODY; viewer++) know(state, viewer, state.dealer, card)
}

/** Two whole hands change places: both seats then know what the other holds. */
export function swapHands({ state, events }: Table, a: Seat, b: Seat): void {
  const [cardsOfA, cardsOfB] = [handOf(state, a), handOf(state, b)]
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    swap(state.hands, at(a, suit), at(b, suit))
    swapKnown(state, a, b, suit)
    setKnown(state, a, b, suit, setAt(state.hands, at(b, suit)))
    setKnown(state, b, a, suit, setAt(state.hands, at(a, suit)))
  }
  swap(state.voids, a, b)
  state.facts = state.facts.map((fact) => {
    if (fact.where !== 'hand' || (fact.seat !== a && fact.seat !== b)) return fact
    return { ...fact, seat: fact.seat === a ? b : a }
  })
  for (const [from, hand, cards] of [
    [a, b, cardsOfA],
    [b, a, cardsOfB],
  ] as const) {
    const names = cards.map(nameOf)
    events?.push({ type: 'moved', from, hand, cards: names, count: names.length, to: [a, b] })
  }
}

function swap(list: number[], a: number, b: number): void {
  const kept = numberAt(list, a)
  list[a] = numberAt(list, b)
  list[b] = kept
}

/** Shows cards of a hand, or the card put down, to some viewers. */
export function showCards(
  { state, events }: Table,
  seat: Seat,
  cards: readonly CardNumber[],
  viewers: readonly Seat[],
): void {
  // Shown to both other seats, it is shown to everybody.
  for (const viewer of viewers.length === SEATS - 1 ? [...viewers, EVERYBODY] : viewers) {
    for (const card of cards) know(state, viewer, seat, card)
  }
  const names = cards.map(nameOf)
  events?.push({ type: 'shown', seat, where: 'hand', cards: names, to: [seat, ...viewers] })
}

/** eidex.put-down. The seat that puts the card down, and the seat before which it then lies, know it. */
export function putDown({ state, events }: Table, from: Seat, card: CardNumber, seat = from): void {
  const witnesses = from === seat ? [from] : [from, seat]
  leave(state, from, card, witnesses)
  state.down[seat] = card
  knowDown(state, seat, witnesses)
  forgetDownFacts(state, seat)
  events?.push({ type: 'put-down', seat, card: nameOf(card), to: witnesses })
}

/** Only these seats know the card that lies put down there. */
function knowDown(state: State, seat: Seat, witnesses: readonly Seat[]): void {
  for (let viewer = 0; viewer < SEATS; viewer++) {
    const known = 1 << knownDownAt(viewer, seat)
    state.knownDown = witnesses.includes(viewer)
      ? state.knownDown | known
      : state.knownDown & ~known
  }
}

const knowsDown = ({ knownDown }: State, viewer: Seat, seat: Seat): boolean =>
  has(knownDown, knownDownAt(viewer, seat))

function forgetDownFacts(state: State, seat: Seat): void {
  if (state.facts.length === 0) return
  state.facts = state.facts.filter((fact) => fact.seat !== seat || fact.where !== 'put-down')
}

/** The card put down goes back into the hand. */
export function takeUp({ state, events }: Table, seat: Seat): void {
  const card = state.down[seat] as CardNumber
  if (card === NO_CARD) return
  const witnesses = ALL_SEATS.filter((viewer) => viewer === seat || knowsDown(state, viewer, seat))
  state.down[seat] = NO_CARD
  knowDown(state, seat, [])
  forgetDownFacts(state, seat)
  enter(state, seat, card, witnesses)
  events?.push({
    type: 'moved',
    from: seat,
    hand: seat,
    cards: [nameOf(card)],
    count: 1,
    to: witnesses,
  })
}

/**
 * Swaps a card of a hand with the card that lies before a seat. A seat that knew the card put down knows where it
 * is now.
 */
export function exchange(table: Table, from: Seat, card: CardNumber, seat = from): void {
  const { state } = table
  const old = state.down[seat] as CardNumber
  const knew = ALL_SEATS.filter((viewer) => knowsDown(state, viewer, seat))
  putDown(table, from, card, seat)
  const witnesses = knew.includes(from) ? knew : [...knew, from]
  enter(state, from, old, witnesses)
  const cards = [nameOf(old)]
  table.events?.push({ type: 'moved', from: seat, hand: from, cards, count: 1, to: witnesses })
}

/** From the hand into the trick. */
export function layCard(state: State, seat: Seat, card: CardNumber, faceDown: boolean): void {
  if (faceDown) leave(state, seat, card, [seat])
  else leaveOpenly(state, seat, card)
  state.trick.push(trickCard(seat, card, faceDown))
}

/** From the table back into its owner's hand; only the owner knows a card that lay face down. */
export function takeBack({ state, events }: Table, { seat, card, faceDown }: TrickCard): void {
  enter(state, seat, card, faceDown ? [seat] : ALL_SEATS)
  events?.push({ type: 'taken-back', seat, cards: 1 })
}

/** A card put down opens the pot, unseen. */
export function hideInPot({ state, events }: Table, seat: Seat, card: CardNumber): void {
  leave(state, seat, card, [seat])
  addToPile(state, POT, card)
  state.veiled.push(trickCard(seat, card, true))
  events?.push({ type: 'put-down', seat, card: nameOf(card), to: [seat] })
}

/** Everything in the pot goes to a seat, with the tricks it was made of. */
export function takePot({ state }: Table, seat: Seat): void {
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    state.won[at(seat, suit)] = setAt(state.won, at(seat, suit)) | setAt(state.won, at(POT, suit))
    state.won[at(POT, suit)] = 0
  }
  state.tricks = state.tricks.map((trick) => (trick.to === 'pot' ? { ...trick, to: seat } : trick))
}

/** Returns the card that a seat put down unseen, wherever it lies by now. */
export function recoverVeiled(table: Table, seat: Seat): void {
  const { state } = table
  const own = state.veiled.find((veiled) => veiled.seat === seat)
  if (own === undefined) return
  state.veiled = state.veiled.filter((veiled) => veiled !== own)
  for (const owner of [...ALL_SEATS, POT]) removeFromPile(state, owner, own.card)
  takeBack(table, own)
}

/** A card that everybody saw being won goes back into a hand. */
export function recover(table: Table, seat: Seat, card: CardNumber): void {
  removeFromPile(table.state, seat, card)
  takeBack(table, trickCard(seat, card, false))
}
