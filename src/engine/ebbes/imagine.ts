/** A full state that a viewer cannot tell from the real one, for bots to think with. */
import { has, include, setAt } from '../bits'
import { dealOut, type Holder } from '../deal-out'
import type { Random } from '../kernel'
import { zeros } from '../lists'
import { shuffle } from '../random'
import { deckOf, NO_CARD, parseCard, suitOf, SUITS, valueOf, type CardNumber } from './cards'
import { highestValue, playerCount } from './config'
import { toggleHeld, toggleWon } from './hand'
import { COLUMNS } from './layout'
import { addLeader, addPlay, cardAt } from './plays'
import { addPair, ROLES, setDesignator, setNumbers, takeRole } from './roles'
import { setScores } from './score'
import { copy, isVirtual, NOBODY, PHASES, start, type Player, type State } from './state'
import type { View } from './view'
import { faceDownCards, faceUpCards, layOut, setFaceUp } from './virtual'

export function imagine(view: View, random: Random): State {
  const { state: certain, unseen, holders, faceDown } = knownFrom(view)
  const state = copy(certain)
  setNumbers(state, shuffle(view.numbers.left, random), view.numbers.turned.length)
  if (unseen.length === 0) return state
  const hands = dealOut(unseen, holders, random)
  for (let player = 0; player < hands.length; player++) {
    const cards = hands[player] as CardNumber[]
    if (isVirtual(state.config, player)) {
      for (const place of faceDown) layOut(state, place, cards.pop() as CardNumber)
    } else for (const card of cards) toggleHeld(state, player, card)
  }
  return state
}

/** What is the same in every world. */
interface Known {
  /** Without what is hidden. */
  readonly state: State
  /** The cards to deal, and who may have them. */
  readonly unseen: readonly CardNumber[]
  readonly holders: readonly Holder[]
  /** The virtual player's places with a face-down card. */
  readonly faceDown: readonly number[]
}

/** The view that was read last: a search imagines many worlds from the same one. */
let last: { readonly view: View; readonly known: Known } | undefined

function knownFrom(view: View): Known {
  if (last?.view !== view) last = { view, known: readView(view) }
  return last.known
}

function readView(view: View): Known {
  const state = certainOf(view)
  const holders = holdersOf(view)
  const hasHidden = holders.some(({ room }) => room > 0)
  const unseen = hasHidden ? unseenIn(view, state) : []
  return { state, unseen, holders, faceDown: faceDownPlaces(view, state) }
}

function certainOf(view: View): State {
  const state = start(view.config)
  state.phase = PHASES.indexOf(view.phase)
  state.round = view.round
  state.dealer = view.dealer
  state.starter = view.starter ?? NOBODY
  state.turn = view.turn ?? NOBODY
  state.zilchRight = view.zilchRight ?? NOBODY
  setScores(state, view.points, view.scores)
  setNumbers(state, view.numbers.turned)
  rememberPlays(state, view)
  rememberDesignations(state, view)
  for (const card of view.hand) toggleHeld(state, view.viewer as Player, parseCard(card))
  for (const [column, card] of view.virtual?.open.entries() ?? []) {
    setFaceUp(state, column, parseCard(card))
  }
  return state
}

function rememberPlays(state: State, { memory, trick }: View): void {
  for (const { leader, cards } of trick === null ? memory.tricks : [...memory.tricks, trick]) {
    addLeader(state, leader)
    for (const { card } of cards) addPlay(state, parseCard(card))
  }
  for (const { cards, winner } of memory.tricks) {
    for (const { card } of cards) toggleWon(state, winner, parseCard(card))
  }
}

function rememberDesignations(state: State, { numbers, pairs, roles }: View): void {
  const number = numbers.turned.at(-1) ?? 0
  for (let suit = 0; suit < SUITS.length; suit++) setDesignator(state, suit, number)
  for (const pair of pairs) addPair(state, parseCard(pair))
  for (const role of ROLES) {
    const suit = roles[role]
    if (suit !== undefined) takeRole(state, SUITS.indexOf(suit))
  }
}

/** The other hands, respecting known voids, and the virtual player's face-down cards. */
const holdersOf = ({ config, handSizes, memory, virtual, viewer }: View): Holder[] =>
  Array.from({ length: playerCount(config) }, (_, player) => {
    if (isVirtual(config, player)) return { room: sum(virtual?.covered ?? []), mayHold: () => true }
    let voids = 0
    for (const suit of memory.voids[player] ?? []) voids |= 1 << SUITS.indexOf(suit)
    return {
      room: player === viewer ? 0 : (handSizes[player] ?? 0),
      mayHold: (card) => !has(voids, suitOf(card)),
    }
  })

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

function unseenIn({ hand, config }: View, state: State): CardNumber[] {
  /** By suit: the values seen, as bit sets. */
  const seen = zeros(SUITS.length)
  for (const name of hand) see(seen, parseCard(name))
  for (let place = 0; place < state.played; place++) see(seen, cardAt(state, place))
  for (const card of faceUpCards(state)) if (card !== NO_CARD) see(seen, card)
  const unseen: CardNumber[] = []
  for (const card of deckOf(highestValue(config)))
    if (!has(setAt(seen, suitOf(card)), valueOf(card))) unseen.push(card)
  return unseen
}

const see = (seen: number[], card: CardNumber): void => include(seen, suitOf(card), valueOf(card))

/** Face-down cards are turned up from the top, so the remaining ones lie in the lowest layers. */
const faceDownPlaces = ({ virtual }: View, state: State): number[] =>
  [...faceDownCards(state).keys()].filter(
    (place) => Math.floor(place / COLUMNS) < (virtual?.covered[place % COLUMNS] ?? 0),
  )
