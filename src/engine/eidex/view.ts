/**
 * Everything that one viewer may know: what a seat, a spectator or a bot is sent, and nothing more.
 */
import { has, members, setAt } from '../bits'
import { completeList, type Listing, type Seat, type Viewer } from '../kernel'
import type { Action, Outcome } from './actions'
import {
  cardNumber,
  nameOf,
  NO_CARD,
  SUIT_COUNT,
  SUITS,
  suitOf,
  type Card,
  type CardNumber,
  type Suit,
} from './cards'
import type { PowerId } from './characters'
import type { Config } from './config'
import { asked } from './next'
import { knownTo } from './knowledge'
import type { Powers } from './power'
import type { Question } from './questions'
import {
  at,
  characterOf,
  EVERYBODY,
  handOf,
  knownDownAt,
  NOBODY,
  POT,
  type Destination,
  type Effect,
  type Fact,
  type Stage,
  type State,
  type Step,
  type TrickCard,
} from './state'
import type { Mode } from './tables'
import { legalActions, questionFor } from './legal'

export type BySeat<T> = readonly T[]

export interface SeenCard {
  readonly seat: Seat
  /** Null for a card that lies face down and is not the viewer's own. */
  readonly card: Card | null
  readonly faceDown: boolean
}

export interface SeenTrick {
  readonly leader: Seat
  readonly cards: readonly SeenCard[]
  /** The suit led, even if its card lies face down. */
  readonly suit: Suit | null
  readonly winner: Seat
  readonly to: Destination
}

/** A card lying face down among those won. */
export interface VeiledCard extends SeenCard {
  /** A seat, or the pot. */
  readonly pile: number
}

export interface View {
  readonly game: 'eidex'
  readonly viewer: Viewer
  readonly config: Config
  readonly characters: BySeat<PowerId | null>
  readonly victoryPoints: BySeat<number>
  readonly games: number
  readonly stage: Stage
  /** The seats asked, and in which window. */
  readonly asked: { readonly seats: readonly Seat[]; readonly window: string } | null
  readonly dealer: Seat
  /** +1 to the left (clockwise), −1 to the right. */
  readonly direction: number
  readonly turnUp: Card | null
  readonly mode: Mode
  readonly trump: Suit | null
  readonly limit: number
  readonly hand: readonly Card[]
  readonly handSizes: BySeat<number>
  /** Cards put down: null where there is none or the viewer may not know it. */
  readonly down: BySeat<Card | null>
  readonly hasDown: BySeat<boolean>
  readonly owing: BySeat<boolean>
  readonly putDownLate: boolean
  readonly leader: Seat
  readonly turn: Seat
  readonly trick: readonly SeenCard[]
  readonly led: Suit | null
  readonly aside: readonly SeenCard[]
  readonly tricks: readonly SeenTrick[]
  /** By owner, the seats and the pot: face-up cards won. */
  readonly won: readonly (readonly Card[])[]
  readonly veiled: readonly VeiledCard[]
  readonly lastWinner: Seat
  readonly effects: readonly Effect[]
  readonly agenda: readonly Step[]
  readonly uses: BySeat<number>
  /** By seat: cards that the viewer has seen and knows to be in that hand. */
  readonly known: BySeat<readonly Card[]>
  readonly voids: BySeat<readonly Suit[]>
  readonly facts: readonly Fact[]
  /** Whether the viewer may not yet look at one of their own cards. */
  readonly conceals: boolean
  readonly points: BySeat<number>
  readonly awarded: BySeat<number>
  readonly question: readonly Question[] | null
  readonly legal: Listing<Action>
  readonly outcome: Outcome | null
}

const ALL: readonly Seat[] = [0, 1, 2]

const nameOrNull = (card: CardNumber): Card | null => (card === NO_CARD ? null : nameOf(card))
const suitOrNull = (suit: number): Suit | null => SUITS[suit] ?? null

const see = ({ seat, card, faceDown }: TrickCard, viewer: Seat): SeenCard => ({
  seat,
  card: faceDown && seat !== viewer ? null : nameOf(card),
  faceDown,
})

const suitLed = ([first]: readonly TrickCard[]): Suit | null =>
  first === undefined ? null : suitOrNull(suitOf(first.card))

const cardsBySuit = (ranksOf: (suit: number) => number): CardNumber[] =>
  Array.from({ length: SUIT_COUNT }, (_, suit) =>
    members(ranksOf(suit)).map((rank) => cardNumber(suit, rank)),
  ).flat()

const cardsIn = (sets: readonly number[], first: number): CardNumber[] =>
  cardsBySuit((suit) => setAt(sets, first + suit))

const knownCards = (state: State, viewer: number, hand: Seat): CardNumber[] =>
  cardsBySuit((suit) => knownTo(state, viewer, hand, suit))

/** The secret part of an effect or a step is only for the seats that know it. */
function redactEffect(effect: Effect, viewer: Seat): Effect {
  return effect.secret?.includes(viewer) === false ? { ...effect, data: [] } : effect
}

function redactStep(step: Step, viewer: Seat): Step {
  if (step.kind === 'window' || step.secret?.includes(viewer) !== false) return step
  return step.kind === 'draw' ? { ...step, except: [], data: [] } : { ...step, data: [] }
}

/** From the count on, all cards are open. */
const isCounted = ({ stage }: State): boolean =>
  stage === 'count' || stage === 'award' || stage === 'deal' || stage === 'over'

/** The card of its own hand that a seat may not look at yet. */
export function concealedCard(state: State, seat: Seat, powers: Powers): CardNumber {
  const id = characterOf(state, seat)
  return id === null ? NO_CARD : (powers[id].traits?.conceals?.(state, seat) ?? NO_CARD)
}

export function view(state: State, viewer: Viewer, powers: Powers): View {
  const seat = viewer === 'spectator' ? NOBODY : viewer
  const concealed = seat === NOBODY ? NO_CARD : concealedCard(state, seat, powers)
  const shown = (card: TrickCard): SeenCard => see(card, seat)
  const veiled = state.veiled.map((card): VeiledCard => ({
    ...shown(card),
    pile: pileOf(state, card.card),
  }))
  const isVeiled = new Set(state.veiled.map(({ card }) => card))
  return {
    game: 'eidex',
    viewer,
    config: state.config,
    characters: state.characters.slice(),
    victoryPoints: state.victoryPoints.slice(),
    games: state.games,
    stage: state.stage,
    asked: asked(state),
    dealer: state.dealer,
    direction: state.direction,
    turnUp: nameOrNull(state.turnUp),
    mode: state.mode,
    trump: suitOrNull(state.trump),
    limit: state.limit,
    hand:
      seat === NOBODY
        ? []
        : handOf(state, seat)
            .filter((card) => card !== concealed)
            .map(nameOf),
    handSizes: ALL.map((each) => handOf(state, each).length),
    down: ALL.map((each) =>
      isCounted(state) || (seat !== NOBODY && has(state.knownDown, knownDownAt(seat, each)))
        ? nameOrNull(state.down[each] as CardNumber)
        : null,
    ),
    hasDown: state.down.map((card) => card !== NO_CARD),
    owing: ALL.map((each) => has(state.owing, each)),
    putDownLate: state.putDownLate,
    leader: state.leader,
    turn: state.turn,
    trick: state.trick.map(shown),
    led: suitLed(state.trick),
    aside: state.aside.map(shown),
    tricks: state.tricks.map(({ leader, cards, winner, to }) => ({
      leader,
      cards: cards.map(shown),
      suit: suitLed(cards),
      winner,
      to,
    })),
    won: [...ALL, POT].map((owner) =>
      cardsIn(state.won, at(owner, 0))
        .filter((card) => !isVeiled.has(card))
        .map(nameOf),
    ),
    veiled,
    lastWinner: state.lastWinner,
    effects: state.effects.map((effect) => redactEffect(effect, seat)),
    agenda: state.agenda.map((step) => redactStep(step, seat)),
    uses: state.uses.slice(),
    known: ALL.map((each) =>
      knownCards(state, seat === NOBODY ? EVERYBODY : seat, each).map(nameOf),
    ),
    voids: state.voids.map((suits) => members(suits).map((suit) => SUITS[suit] as Suit)),
    facts: state.facts.slice(),
    conceals: concealed !== NO_CARD,
    points: state.points.slice(),
    awarded: state.awarded.slice(),
    question: seat === NOBODY ? null : (questionFor(state, seat, powers) ?? null),
    legal: seat === NOBODY ? completeList([]) : legalActions(state, seat, powers),
    outcome:
      state.stage === 'over'
        ? { winners: [state.winner], victoryPoints: state.victoryPoints.slice() }
        : null,
  }
}

const pileOf = (state: State, card: CardNumber): number =>
  [...ALL, POT].find((owner) => cardsIn(state.won, at(owner, 0)).includes(card)) ?? POT
