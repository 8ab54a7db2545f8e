/** The complete state of an ebbes game at one moment: plain JSON, flat, and cheap to copy. */
import { include } from '../bits'
import { accept, type Result, type Seat } from '../kernel'
import { NO_CARD, SUIT_COUNT, suitOf, valueOf, type CardNumber } from './cards'
import { handSize, isTwoPlayerGame, playerCount, readConfig, type Config } from './config'

/** A seat, or the virtual player of a two-player game. */
export type Player = number

export const VIRTUAL: Player = 2
export const NOBODY: Player = -1

/** ebbes.virtual: its cards lie in five columns. */
export const COLUMNS = 5

export const PHASES = [
  'open', // the dice order the number cards and draw the first dealer and starting player
  'deal', // the dice shuffle
  'name-starter', // the player with the zilch right names the starting player
  'select', // variant 2: pairs are selected
  'play', // a card must be played
  'over',
] as const
export type Phase = (typeof PHASES)[number]

export const END_REASONS = ['rounds', 'goal', 'dabbscheedel'] as const
export type EndReason = (typeof END_REASONS)[number]

export interface State {
  readonly config: Config
  phase: Phase
  /** From 1; 0 before the first deal. */
  round: number
  dealer: Seat
  /** The player who leads the first trick of this round; `NOBODY` while being named. */
  starter: Player
  /** The player who has to decide. */
  turn: Player
  /** The player with the right to name the next starting player. */
  zilchRight: Player
  /** Basic game: the pile of number cards; round n turns over the n-th. */
  numbers: number[]
  /** By suit: the value whose card designates that suit in this round; 0 while there is none. */
  designators: number[]
  /** Variant 2: the pairs as cards, in the order selected. */
  pairs: CardNumber[]
  /** Suits in the order of their designation: trump, plus, ebbes, minus, zilch. */
  roles: number[]
  /** By player and suit: the values held, as a bit set. The virtual player's cards are not here. */
  hands: number[]
  /** The virtual player's face-up card of each column. */
  open: CardNumber[]
  /** The face-down cards below, layer by layer from the bottom, columns from left to right. */
  covered: CardNumber[]
  /** Every card of this round in the order played; the current trick is at its end. */
  plays: CardNumber[]
  /** The leader of each trick of this round, including the current one. */
  leaders: Player[]
  /** By player and suit: the values won in this round, as a bit set. */
  won: number[]
  /** The points of the last finished round, and the totals. */
  points: number[]
  scores: number[]
  endReason: EndReason | null
}

/** The index of a player's cards of a suit in `hands` and `won`. */
export const at = (player: Player, suit: number): number => player * SUIT_COUNT + suit

export function addCard(piles: number[], player: Player, card: CardNumber): void {
  const place = at(player, suitOf(card))
  include(piles, place, valueOf(card))
}

export function setup(options: unknown): Result<State> {
  const read = readConfig(options)
  if (!read.ok) return read
  const config = read.value
  const players = playerCount(config)
  return accept({
    config,
    phase: 'open',
    round: 0,
    dealer: 0,
    starter: NOBODY,
    turn: NOBODY,
    zilchRight: NOBODY,
    numbers: [],
    designators: Array<number>(SUIT_COUNT).fill(0),
    pairs: [],
    roles: [],
    hands: Array<number>(players * SUIT_COUNT).fill(0),
    open: isTwoPlayerGame(config) ? Array<number>(COLUMNS).fill(NO_CARD) : [],
    covered: isTwoPlayerGame(config) ? Array<number>(handSize(config) - COLUMNS).fill(NO_CARD) : [],
    plays: [],
    leaders: [],
    won: Array<number>(players * SUIT_COUNT).fill(0),
    points: Array<number>(players).fill(0),
    scores: Array<number>(players).fill(0),
    endReason: null,
  })
}

export const copy = (state: State): State => ({
  config: state.config,
  phase: state.phase,
  round: state.round,
  dealer: state.dealer,
  starter: state.starter,
  turn: state.turn,
  zilchRight: state.zilchRight,
  numbers: state.numbers.slice(),
  designators: state.designators.slice(),
  pairs: state.pairs.slice(),
  roles: state.roles.slice(),
  hands: state.hands.slice(),
  open: state.open.slice(),
  covered: state.covered.slice(),
  plays: state.plays.slice(),
  leaders: state.leaders.slice(),
  won: state.won.slice(),
  points: state.points.slice(),
  scores: state.scores.slice(),
  endReason: state.endReason,
})

export const isVirtual = (config: Config, player: Player): boolean =>
  player === VIRTUAL && isTwoPlayerGame(config)

/** The index in `plays` at which the current trick begins. */
export const trickStart = (state: State): number =>
  (state.leaders.length - 1) * playerCount(state.config)

/** The suit led to the current trick; −1 if the next card leads. */
export function ledSuit(state: State): number {
  const start = trickStart(state)
  return start === state.plays.length ? -1 : suitOf(state.plays[start] as CardNumber)
}

/** ebbes.deal, ebbes.virtual: play and deal go clockwise; the virtual seat is left of the dealer. */
export function leftOf(state: State, player: Player): Player {
  const { config, dealer } = state
  if (!isTwoPlayerGame(config)) return player + 1 === config.seats ? 0 : player + 1
  if (player === dealer) return VIRTUAL
  return player === VIRTUAL ? 1 - dealer : dealer
}

/** All players as they sit, clockwise from player 0. */
export function seating(state: State): Player[] {
  const order = [0]
  for (let player = leftOf(state, 0); player !== 0; player = leftOf(state, player)) {
    order.push(player)
  }
  return order
}
