/** The whole truth about a game at one moment: plain JSON, and cheap to copy. */
import { accept, type Result, type Seat } from '../../../src/engine/kernel'
import { numberAt } from '../../../src/engine/lists'
import { suitOf, type CardNumber } from './cards'
import { readConfig, SEATS, type Config } from './config'

export const NOBODY: Seat = -1

export const PHASES = [
  'deal', // the dice shuffle
  'play', // a card has to be played
  'over',
] as const
export type Phase = (typeof PHASES)[number]

export interface State {
  readonly config: Config
  phase: Phase
  /** From 1; 0 before the first deal. */
  round: number
  /** Whose decision it is. */
  turn: Seat
  /** By seat: a set of cards. */
  hands: number[]
  /** Every card of this round in the order played; the current trick is its end. */
  plays: CardNumber[]
  /** Who led each trick of this round, the current one included. */
  leaders: Seat[]
  /** By seat: the tricks of the round on the table, and of all rounds before it that are over. */
  points: number[]
  scores: number[]
}

const zeros = (): number[] => Array<number>(SEATS).fill(0)

export function setup(options: unknown): Result<State> {
  const read = readConfig(options)
  if (!read.ok) return read
  return accept({
    config: read.value,
    phase: 'deal',
    round: 0,
    turn: NOBODY,
    hands: zeros(),
    plays: [],
    leaders: [],
    points: zeros(),
    scores: zeros(),
  })
}

export const copy = (state: State): State => ({
  config: state.config,
  phase: state.phase,
  round: state.round,
  turn: state.turn,
  hands: state.hands.slice(),
  plays: state.plays.slice(),
  leaders: state.leaders.slice(),
  points: state.points.slice(),
  scores: state.scores.slice(),
})

export const leftOf = (seat: Seat): Seat => (seat + 1) % SEATS

/** tercet.deal: seat 0 deals first, then the deal goes round. Before the first deal, who will be the first. */
export const dealerOf = ({ round }: State): Seat => Math.max(0, round - 1) % SEATS

/** Who played a card of this round, by its place in `plays`. */
export const playerOf = ({ leaders }: State, place: number): Seat =>
  (numberAt(leaders, Math.floor(place / SEATS)) + (place % SEATS)) % SEATS

/** The cards of the current trick, in the order played. */
export const lying = ({ leaders, plays }: State): readonly CardNumber[] =>
  plays.slice((leaders.length - 1) * SEATS)

/** The suit led to the current trick, undefined for the seat that leads now. */
export function ledSuit(state: State): number | undefined {
  const [led] = lying(state)
  return led === undefined ? undefined : suitOf(led)
}
