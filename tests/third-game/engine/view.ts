/** Everything one viewer may know: what a seat, a spectator or a bot is sent, and nothing more. */
import { count, members, setAt } from '../../../src/engine/bits'
import type { CompleteList, Seat, Viewer } from '../../../src/engine/kernel'
import { numberAt } from '../../../src/engine/lists'
import { isWhole } from '../../../src/engine/options'
import type { Action, Outcome } from './actions'
import { nameOf, type Card } from './cards'
import { SEATS, type Config } from './config'
import { legalActions } from './legal'
import { outcomeOf } from './score'
import { dealerOf, NOBODY, playerOf, type Phase, type State } from './state'
import { winnerOf } from './trick'

/** By seat. */
type BySeat<T> = readonly T[]

interface PlayedCard {
  readonly player: Seat
  readonly card: Card
}

export interface Trick {
  readonly leader: Seat
  /** In the order played. */
  readonly cards: readonly PlayedCard[]
}

export interface FinishedTrick extends Trick {
  readonly winner: Seat
}

export interface View {
  readonly game: 'tercet'
  readonly viewer: Viewer
  readonly config: Config
  readonly phase: Phase
  readonly round: number
  readonly dealer: Seat
  /** Whose decision it is, null when it is the dice's or nobody's. */
  readonly turn: Seat | null
  /** The viewer's own, in card order. */
  readonly hand: readonly Card[]
  readonly handSizes: BySeat<number>
  readonly trick: Trick | null
  /** The finished ones of this round: all of them were seen by everybody. */
  readonly tricks: readonly FinishedTrick[]
  /** Tricks of the round on the table, and of all rounds that are over. */
  readonly points: BySeat<number>
  readonly scores: BySeat<number>
  readonly legal: CompleteList<Action>
  readonly outcome: Outcome | null
}

const isSeat = (seat: Seat): boolean => isWhole(seat, 0, SEATS - 1)

export function view(state: State, viewer: Viewer): View {
  if (viewer !== 'spectator' && !isSeat(viewer)) throw new Error(`No seat ${viewer} here.`)
  const { config, phase, round, turn } = state
  const seat = viewer === 'spectator' ? NOBODY : viewer
  return {
    game: 'tercet',
    viewer,
    config,
    phase,
    round,
    dealer: dealerOf(state),
    turn: turn === NOBODY ? null : turn,
    hand: seat === NOBODY ? [] : members(setAt(state.hands, seat)).map(nameOf),
    handSizes: state.hands.map(count),
    trick: phase === 'play' ? trickAt(state, state.leaders.length - 1) : null,
    tricks: finishedTricks(state),
    points: state.points.slice(),
    scores: state.scores.slice(),
    legal: legalActions(state, seat),
    outcome: phase === 'over' ? outcomeOf(state) : null,
  }
}

const trickAt = (state: State, index: number): Trick => ({
  leader: numberAt(state.leaders, index),
  cards: state.plays.slice(index * SEATS, (index + 1) * SEATS).map((card, place) => ({
    player: playerOf(state, index * SEATS + place),
    card: nameOf(card),
  })),
})

const finishedTricks = (state: State): FinishedTrick[] =>
  Array.from({ length: Math.floor(state.plays.length / SEATS) }, (_, index) => {
    const trick = trickAt(state, index)
    const cards = state.plays.slice(index * SEATS, (index + 1) * SEATS)
    return { ...trick, winner: winnerOf(trick.leader, cards) }
  })
