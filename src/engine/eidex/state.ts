/** The complete state of an Eidex tournament at one moment: plain JSON, flat where it is copied often. */
import { accept, type Result, type Seat } from '../kernel'
import { cardNumber, NO_CARD, SUIT_COUNT, suitOf, rankOf, type CardNumber } from './cards'
import type { PowerId } from './characters'
import { readConfig, type Config } from './config'
import type { Effect } from './effect'
import type { TrickCard } from './trick-card'
import { count, exclude, has, include, lowest, setAt } from '../bits'
import { zeros } from '../lists'
import { tablesFor, type Mode, type Tables } from './tables'
import { WINDOWS, type Window } from './windows'

export const SEATS = 3
export const NOBODY: Seat = -1
/** In `won`, the owner of cards that no seat has won yet. */
export const POT = 3

/** The stages of a game. A stage ends when nothing on the agenda is pending any more. */
export const STAGES = [
  'open', // the dice draw the first dealer and the characters
  'deal', // the dice shuffle
  'dealt', // trump is turned up, nothing is put down
  'put-down', // every seat owes a card
  'ready', // cards are down, nothing is led
  'lead', // before a trick
  'play', // a card must be played
  'card', // a card has just been played
  'lap', // every seat has played
  'judge', // the trick is complete
  'take', // the trick goes where it belongs
  'count', // all cards are counted
  'award', // victory points are awarded
  'over',
] as const
export type Stage = (typeof STAGES)[number]

/** Something to be settled before the stage continues. Steps are replaced, never changed. */
export type Step =
  /**
   * A window is open: `asked` is the place in the order of characters from which to continue, `seat` is the seat
   * being asked.
   */
  | {
      readonly kind: 'window'
      readonly window: Window
      readonly asked: number
      readonly seat: Seat
    }
  /** The use of a power has raised a question for a seat. */
  | {
      readonly kind: 'ask'
      readonly power: PowerId
      readonly owner: Seat
      readonly seat: Seat
      readonly question: string
      /** Cards that the question is about, known only to the seats in `secret`. */
      readonly data: readonly number[]
      readonly secret?: readonly Seat[]
    }
  /** The dice draw a blind card from a hand. */
  | {
      readonly kind: 'draw'
      readonly power: PowerId
      readonly owner: Seat
      readonly from: Seat
      readonly purpose: string
      /** Cards that cannot be drawn, known only to the seats in `secret`, if there is such a list. */
      readonly except: readonly CardNumber[]
      readonly secret?: readonly Seat[]
      readonly data: readonly number[]
    }

export type { Effect } from './effect'
export type { TrickCard } from './trick-card'

/** Where the cards of a trick went: to a seat, each to its owner, or to the pot. */
export type Destination = Seat | 'owners' | 'pot'

export interface FinishedTrick {
  readonly leader: Seat
  readonly cards: readonly TrickCard[]
  readonly winner: Seat
  readonly to: Destination
}

/** Public knowledge: of these cards (a bit set per suit) a hand holds at least `min`, at most `max`. */
export interface Fact {
  readonly seat: Seat
  readonly where: 'hand' | 'put-down'
  readonly cards: readonly number[]
  readonly min: number
  readonly max: number
}

export interface State {
  readonly config: Config
  characters: readonly (PowerId | null)[]
  /** By window: the seats that are asked there, as `asking.ts` lists them. Derived from the characters. */
  offers: readonly number[]
  /** By seat: the place of its character in the order of acting; derived, too. */
  places: readonly number[]
  /** The seats that put their card down late, as a bit set; derived, too. */
  late: number
  /** The seats with further ways to play a card, as a bit set; derived, too. */
  tricky: number
  victoryPoints: readonly number[]
  /** Games of this tournament, including the current one. */
  games: number
  stage: Stage
  agenda: Step[]
  dealer: Seat
  /** +1 to the left (clockwise), −1 to the right. */
  direction: number
  turnUp: CardNumber
  /** The second-to-last card dealt, which is also the dealer's. */
  second: CardNumber
  mode: Mode
  /** The trump suit; −1 without one. */
  trump: number
  limit: number
  /** What cards rank and count; derived from mode and effects, and replaced along with them. */
  tables: Tables
  /** By seat and suit, as bit sets. */
  hands: number[]
  down: CardNumber[]
  /** Seats that must put a card down now, as a bit set. */
  owing: number
  /** Whether the seats that put their card down late have been asked. */
  putDownLate: boolean
  leader: Seat
  turn: Seat
  trick: TrickCard[]
  tricks: FinishedTrick[]
  /** Cards rejected in this trick; they go back to their owners after it. */
  aside: TrickCard[]
  /** By owner (the seats, then the pot) and suit, as bit sets. */
  won: number[]
  /** Cards lying face down among those won; each is known to the seat that played it or put it down. */
  veiled: TrickCard[]
  /** The seat that gets the bonus for the last trick. */
  lastWinner: Seat
  effects: readonly Effect[]
  /** The ways in which they bend the rules, as a bit set that `force.ts` derives from them. */
  bends: number
  /** By seat: how often its power has been used in this game. */
  uses: number[]
  /** By hand and suit: who knows which cards to be there. See `knowledge.ts`. */
  known: number[]
  /** Which seats know the card that a seat has put down: a bit set of `knownDownAt`. */
  knownDown: number
  /** By seat: suits it is publicly known not to hold, as a bit set. */
  voids: number[]
  facts: readonly Fact[]
  points: number[]
  /** The victory points of the last finished game. */
  awarded: readonly number[]
  winner: Seat
}

/** As a viewer of hands: what everybody knows, including spectators. */
export const EVERYBODY = 3

/** The place in `knownDown` of what a viewer knows about the card that a seat has put down. */
export const knownDownAt = (viewer: Seat, seat: Seat): number => viewer * SEATS + seat

export const at = (owner: number, suit: number): number => owner * SUIT_COUNT + suit

/** Adds a card to one of the sets of `hands` or `won`. */
export const addCard = (sets: number[], place: number, card: CardNumber): void =>
  include(sets, place, rankOf(card))

/** Removes a card from one of them. */
export const removeCard = (sets: number[], place: number, card: CardNumber): void =>
  exclude(sets, place, rankOf(card))

/** Nobody has anything to do in any window. */
const NO_OFFERS: readonly number[] = WINDOWS.map(() => 0)
const NO_PLACES: readonly number[] = [NOBODY, NOBODY, NOBODY]

export const perSeat = <T>(value: T): T[] => [value, value, value]

export function setup(options: unknown): Result<State> {
  const read = readConfig(options)
  if (!read.ok) return read
  const config = read.value
  return accept({
    config,
    characters: perSeat(null),
    offers: NO_OFFERS,
    places: NO_PLACES,
    late: 0,
    tricky: 0,
    victoryPoints: [...config.victoryPoints],
    games: 0,
    stage: 'open',
    agenda: [],
    dealer: 0,
    direction: -1,
    turnUp: NO_CARD,
    second: NO_CARD,
    mode: 'trump',
    trump: -1,
    limit: 100,
    tables: tablesFor('obenabe', -1, []),
    hands: zeros(SEATS * SUIT_COUNT),
    down: perSeat(NO_CARD),
    owing: 0,
    putDownLate: false,
    leader: 0,
    turn: NOBODY,
    trick: [],
    tricks: [],
    aside: [],
    won: zeros((SEATS + 1) * SUIT_COUNT),
    veiled: [],
    lastWinner: NOBODY,
    effects: [],
    bends: 0,
    uses: perSeat(0),
    known: zeros(SEATS * SUIT_COUNT),
    knownDown: 0,
    voids: perSeat(0),
    facts: [],
    points: perSeat(0),
    awarded: perSeat(0),
    winner: NOBODY,
  })
}

/** What has to be settled next. Reading index −1 of an empty list would be slow. */
export const topStep = ({ agenda }: State): Step | undefined =>
  agenda.length === 0 ? undefined : agenda[agenda.length - 1]

export const holds = (state: State, seat: Seat, card: CardNumber): boolean =>
  card !== NO_CARD && has(setAt(state.hands, at(seat, suitOf(card))), rankOf(card))

export const handSize = ({ hands }: State, seat: Seat): number => {
  const first = at(seat, 0)
  return (
    count(setAt(hands, first)) +
    count(setAt(hands, first + 1)) +
    count(setAt(hands, first + 2)) +
    count(setAt(hands, first + 3))
  )
}

/** The cards in a hand, in card order. */
export function handOf(state: State, seat: Seat): CardNumber[] {
  const cards: CardNumber[] = []
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = setAt(state.hands, at(seat, suit)); left !== 0; left &= left - 1) {
      cards.push(cardNumber(suit, lowest(left)))
    }
  }
  return cards
}

export const isHandEmpty = (state: State, seat: Seat): boolean => {
  const { hands } = state
  const first = at(seat, 0)
  return (
    (setAt(hands, first) |
      setAt(hands, first + 1) |
      setAt(hands, first + 2) |
      setAt(hands, first + 3)) ===
    0
  )
}

export const handsAreEmpty = (state: State): boolean =>
  isHandEmpty(state, 0) && isHandEmpty(state, 1) && isHandEmpty(state, 2)

/** The seat whose hand has the card, or NOBODY. */
export const holderOf = (state: State, card: CardNumber): Seat =>
  [0, 1, 2].find((seat) => holds(state, seat, card)) ?? NOBODY

/** The character of a seat; null at a basic table. */
export const characterOf = (state: State, seat: Seat): PowerId | null =>
  state.characters[seat] ?? null

/** The next seat in the direction of play. */
export const nextSeat = (state: State, seat: Seat): Seat => (seat + state.direction + SEATS) % SEATS

/** eidex.deal: seats in the order of the deal, from the dealer's right to the dealer. */
export const toTheRight = (dealer: Seat): Seat[] => [
  (dealer + 2) % SEATS,
  (dealer + 1) % SEATS,
  dealer,
]

export const others = (seat: Seat): Seat[] => [(seat + 1) % SEATS, (seat + 2) % SEATS]
