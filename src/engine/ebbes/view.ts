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
import { legalActions } from './legal'
import { ROLES, type Role } from './roles'
import { outcomeOf } from './score'
import {
  COLUMNS,
  isVirtual,
  leftOf,
  NOBODY,
  seating,
  type Phase,
  type Player,
  type State,
} from './state'
import { winnerOfTrick } from './trick'

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
  const { config, phase, numbers, round } = state
  if (viewer !== 'spectator' && !isSeat(config, viewer)) throw new Error(`No seat ${viewer} here.`)
  const tricks = finishedTricks(state)
  const seat = viewer === 'spectator' ? NOBODY : viewer
  return {
    game: 'ebbes',
    viewer,
    config,
    phase,
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
    numbers: {
      turned: numbers.slice(0, round),
      left: numbers.slice(round).sort((a, b) => a - b),
    },
    pairs: state.pairs.map(nameOf),
    roles: rolesByName(state),
    virtual: isTwoPlayerGame(config) ? virtualView(state) : null,
    points: state.points.slice(),
    scores: state.scores.slice(),
    memory: { tricks, gone: goneBySuit(state), voids: voidsByPlayer(state) },
    legal: legalActions(state, seat),
    outcome: phase === 'over' ? outcomeOf(state) : null,
  }
}

function finishedTricks(state: State): FinishedTrick[] {
  const players = playerCount(state.config)
  const finished = Math.floor(state.plays.length / players)
  return Array.from({ length: finished }, (_, index) => ({
    leader: state.leaders[index] as Player,
    cards: cardsOfTrick(state, index),
    // The winner of a trick led the next one; the last trick of a round has no next one.
    winner: state.leaders[index + 1] ?? winnerOfTrick(state),
  }))
}

function currentTrick(state: State): Trick | null {
  if (state.phase !== 'play') return null
  return {
    leader: state.leaders.at(-1) as Player,
    cards: cardsOfTrick(state, state.leaders.length - 1),
  }
}

function cardsOfTrick(state: State, index: number): PlayedCard[] {
  const players = playerCount(state.config)
  let player = state.leaders[index] as Player
  return state.plays.slice(index * players, (index + 1) * players).map((card) => {
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
  Object.fromEntries(state.roles.map((suit, role) => [ROLES[role] as Role, suitNameOf(suit)]))

function virtualView({ open, covered }: State): VirtualView {
  return {
    open: open.map((card) => (card === NO_CARD ? null : nameOf(card))),
    covered: Array.from(
      { length: COLUMNS },
      (_, column) =>
        covered.filter((card, place) => place % COLUMNS === column && card !== NO_CARD).length,
    ),
  }
}

function goneBySuit({ plays }: State): BySuit<number[]> {
  const gone = Array<number>(SUITS.length).fill(0)
  for (const card of plays) include(gone, suitOf(card), valueOf(card))
  return Object.fromEntries(
    SUITS.map((suit, index) => [suit, members(setAt(gone, index))]),
  ) as Record<Suit, number[]>
}

function voidsByPlayer(state: State): Suit[][] {
  const { config, plays } = state
  const players = playerCount(config)
  const voids = Array<number>(players).fill(0)
  for (let first = 0; first < plays.length; first += players) {
    const led = suitOf(plays[first] as CardNumber)
    let player = state.leaders[first / players] as Player
    for (const card of plays.slice(first, first + players)) {
      if (suitOf(card) !== led && !isVirtual(config, player)) include(voids, player, led)
      player = leftOf(state, player)
    }
  }
  return voids.map((suits) => members(suits).map(suitNameOf))
}
