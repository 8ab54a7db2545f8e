/**
 * Everything that one viewer may know: what a seat, a spectator or a bot is sent, and nothing more.
 */
import { include, members, setAt } from '../bits'
import type { Seat, Viewer, CompleteList } from '../kernel'
import { addTo } from '../lists'
import type { Action, Outcome } from './actions'
import {
  nameOf,
  NO_CARD,
  SUITS,
  suitNameOf,
  suitOf,
  valueOf,
  type Card,
  type CardNumber,
  type Suit,
} from './cards'
import { isSeat, isTwoPlayerGame, playerCount, type Config } from './config'
import { cardsLeft, handOf } from './hand'
import { COLUMNS } from './layout'
import { legalActions } from './legal'
import { leaderOf, playsOf } from './plays'
import { numbersOf, pairsOf, ROLES, rolesOf, type Role } from './roles'
import { outcomeOf, pointsOf, scoresOf } from './score'
import {
  isVirtual,
  leftOf,
  NOBODY,
  PHASES,
  PLAY,
  seating,
  type Phase,
  type Player,
  type State,
} from './state'
import { winnerOfTrick } from './trick'
import { faceDownCards, faceUpCards } from './virtual'

export type BySuit<T> = Readonly<Record<Suit, T>>
/** Indexed by player: the seats, then the virtual player of a two-player game. */
export type ByPlayer<T> = readonly T[]

export interface PlayedCard {
  readonly player: Player
  readonly card: Card
}

export interface Trick {
  readonly leader: Player
  /** In the order played. */
  readonly cards: readonly PlayedCard[]
}

export interface FinishedTrick extends Trick {
  readonly winner: Player
}

export interface View {
  readonly game: 'ebbes'
  readonly viewer: Viewer
  readonly config: Config
  readonly phase: Phase
  readonly round: number
  /** All players as they sit, clockwise from player 0: the virtual one moves with the deal. */
  readonly order: readonly Player[]
  readonly dealer: Seat
  /** Also null while being named. */
  readonly starter: Player | null
  /** The player who has to decide; null when it is up to the dice, or the game is over. */
  readonly turn: Player | null
  readonly zilchRight: Player | null
  /** The viewer's own, in card order. */
  readonly hand: readonly Card[]
  readonly handSizes: ByPlayer<number>
  readonly trick: Trick | null
  readonly lastTrick: FinishedTrick | null
  /** The number of cards in each player's pile, but not which. */
  readonly piles: ByPlayer<number>
  /**
   * Basic game: number cards turned over so far, the last one in force, and the number still
   * hidden.
   */
  readonly numbers: { readonly turned: readonly number[]; readonly left: readonly number[] }
  /** Variant 2: in the order selected. */
  readonly pairs: readonly Card[]
  readonly roles: Readonly<Partial<Record<Role, Suit>>>
  readonly virtual: VirtualView | null
  readonly points: ByPlayer<number>
  readonly scores: ByPlayer<number>
  readonly memory: Memory
  readonly legal: CompleteList<Action>
  readonly outcome: Outcome | null
}

export interface VirtualView {
  /** By column; null where no card lies face up. */
  readonly open: readonly (Card | null)[]
  /** By column: the number of face-down cards. */
  readonly covered: readonly number[]
}

/** What a careful player could have remembered of this round: everybody saw all of it. */
export interface Memory {
  readonly tricks: readonly FinishedTrick[]
  /** Values played so far. */
  readonly gone: BySuit<readonly number[]>
  /**
   * Suits that a player did not follow. Says nothing about the virtual player's face-down cards.
   */
  readonly voids: ByPlayer<readonly Suit[]>
}

const somebody = (player: Player): Player | null => (player === NOBODY ? null : player)

export function view(state: State, viewer: Viewer): View {
  const { config, phase, round } = state
  if (viewer !== 'spectator' && !isSeat(config, viewer)) throw new Error(`No seat ${viewer} here.`)
  const tricks = finishedTricks(state)
  const seat = viewer === 'spectator' ? NOBODY : viewer
  return {
    game: 'ebbes',
    viewer,
    config,
    phase: PHASES[phase] as Phase,
    round,
    order: seating(state),
    dealer: state.dealer,
    starter: somebody(state.starter),
    turn: somebody(state.turn),
    zilchRight: somebody(state.zilchRight),
    hand: seat === NOBODY ? [] : handOf(state, seat).map(nameOf),
    handSizes: cardsLeft(state),
    trick: currentTrick(state),
    lastTrick: tricks.at(-1) ?? null,
    piles: pileSizes(state, tricks),
    numbers: numberCards(state),
    pairs: pairsOf(state).map(nameOf),
    roles: rolesByName(state),
    virtual: isTwoPlayerGame(config) ? virtualView(state) : null,
    points: pointsOf(state),
    scores: scoresOf(state),
    memory: { tricks, gone: goneBySuit(state), voids: voidsByPlayer(state) },
    legal: legalActions(state, seat),
    outcome: outcomeOf(state),
  }
}

function numberCards(state: State): View['numbers'] {
  const { round } = state
  const numbers = numbersOf(state)
  return { turned: numbers.slice(0, round), left: numbers.slice(round).sort((a, b) => a - b) }
}

function finishedTricks(state: State): FinishedTrick[] {
  const finished = Math.floor(state.played / playerCount(state.config))
  return Array.from({ length: finished }, (_, index) => ({
    leader: leaderOf(state, index),
    cards: cardsOfTrick(state, index),
    // The winner of a trick led the next one; the last trick of a round has no next one.
    winner: index + 1 < state.tricks ? leaderOf(state, index + 1) : winnerOfTrick(state),
  }))
}

function currentTrick(state: State): Trick | null {
  if (state.phase !== PLAY) return null
  return { leader: state.leader, cards: cardsOfTrick(state, state.tricks - 1) }
}

function cardsOfTrick(state: State, index: number): PlayedCard[] {
  const players = playerCount(state.config)
  let player = leaderOf(state, index)
  const end = Math.min((index + 1) * players, state.played)
  return playsOf(state, index * players, end).map((card) => {
    const played = { player, card: nameOf(card) }
    player = leftOf(state, player)
    return played
  })
}

function pileSizes(state: State, tricks: readonly FinishedTrick[]): number[] {
  const sizes = Array<number>(playerCount(state.config)).fill(0)
  for (const { winner, cards } of tricks) addTo(sizes, winner, cards.length)
  return sizes
}

const rolesByName = (state: State): Partial<Record<Role, Suit>> =>
  Object.fromEntries(rolesOf(state).map((suit, role) => [ROLES[role] as Role, suitNameOf(suit)]))

function virtualView(state: State): VirtualView {
  const covered = faceDownCards(state)
  return {
    open: faceUpCards(state).map((card) => (card === NO_CARD ? null : nameOf(card))),
    covered: Array.from(
      { length: COLUMNS },
      (_, column) =>
        covered.filter((card, place) => place % COLUMNS === column && card !== NO_CARD).length,
    ),
  }
}

function goneBySuit(state: State): BySuit<number[]> {
  const gone = Array<number>(SUITS.length).fill(0)
  for (const card of playsOf(state)) include(gone, suitOf(card), valueOf(card))
  return Object.fromEntries(
    SUITS.map((suit, index) => [suit, members(setAt(gone, index))]),
  ) as Record<Suit, number[]>
}

function voidsByPlayer(state: State): Suit[][] {
  const { config } = state
  const players = playerCount(config)
  const plays = playsOf(state)
  const voids = Array<number>(players).fill(0)
  for (let first = 0; first < plays.length; first += players) {
    const led = suitOf(plays[first] as CardNumber)
    let player = leaderOf(state, first / players)
    for (const card of plays.slice(first, first + players)) {
      if (suitOf(card) !== led && !isVirtual(config, player)) include(voids, player, led)
      player = leftOf(state, player)
    }
  }
  return voids.map((suits) => members(suits).map(suitNameOf))
}
