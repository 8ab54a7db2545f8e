/** The complete state of an ebbes game at one moment: plain JSON, small integers only, and cheap to copy. */
import { accept, type Result, type Seat } from '../kernel'
import { NO_CARD, SUIT_COUNT } from './cards'
import { isTwoPlayerGame, readConfig, type Config } from './config'
import { cellCount, FACE_UP, ROLE_SUITS } from './layout'

/** A seat, or the virtual player of a two-player game. */
export type Player = number

export const VIRTUAL: Player = 2
export const NOBODY: Player = -1

export const PHASES = [
  'open', // the dice order the number cards and draw the first dealer and starting player
  'deal', // the dice shuffle
  'name-starter', // the player with the zilch right names the starting player
  'select', // variant 2: pairs are selected
  'play', // a card must be played
  'over',
] as const
export type Phase = (typeof PHASES)[number]

export const OPEN = PHASES.indexOf('open')
export const DEAL = PHASES.indexOf('deal')
export const NAME_STARTER = PHASES.indexOf('name-starter')
export const SELECT = PHASES.indexOf('select')
export const PLAY = PHASES.indexOf('play')
export const OVER = PHASES.indexOf('over')

export const END_REASONS = ['rounds', 'goal', 'dabbscheedel'] as const
export type EndReason = (typeof END_REASONS)[number]

export interface State {
  readonly config: Config
  /** Its place in `PHASES`. */
  phase: number
  /** From 1; 0 before the first deal. */
  round: number
  dealer: Seat
  /** The player who leads the first trick of this round; `NOBODY` while being named. */
  starter: Player
  /** The player who has to decide. */
  turn: Player
  /** The player with the right to name the next starting player. */
  zilchRight: Player
  /** How many suits have a role. */
  designated: number
  /** How many pairs have been selected. */
  selected: number
  /** How many tricks have begun in this round, and how many cards have been played. */
  tricks: number
  played: number
  /** Of the current trick: its leader, and the suit led, −1 while the next card leads. */
  leader: Player
  led: number
  /** Everything by suit, trick, player or card: see `layout.ts`. */
  readonly cells: number[]
}

export function setup(options: unknown): Result<State> {
  const read = readConfig(options)
  return read.ok ? accept(start(read.value)) : read
}

/** Before the dice have decided anything. */
export function start(config: Config): State {
  return {
    config,
    phase: OPEN,
    round: 0,
    dealer: 0,
    starter: NOBODY,
    turn: NOBODY,
    zilchRight: NOBODY,
    designated: 0,
    selected: 0,
    tricks: 0,
    played: 0,
    leader: NOBODY,
    led: -1,
    cells: emptyCells(config),
  }
}

function emptyCells(config: Config): number[] {
  const cells: number[] = []
  // A list that grows has no holes; JavaScript reads one made at once more slowly.
  for (let cell = cellCount(config); cell > 0; cell--) cells.push(0)
  cells.fill(NOBODY, ROLE_SUITS, ROLE_SUITS + SUIT_COUNT)
  if (isTwoPlayerGame(config)) cells.fill(NO_CARD, FACE_UP)
  return cells
}

export const copy = (state: State): State => ({
  config: state.config,
  phase: state.phase,
  round: state.round,
  dealer: state.dealer,
  starter: state.starter,
  turn: state.turn,
  zilchRight: state.zilchRight,
  designated: state.designated,
  selected: state.selected,
  tricks: state.tricks,
  played: state.played,
  leader: state.leader,
  led: state.led,
  cells: state.cells.slice(),
})

/** Makes a state of a table with the same options equal to another one. */
export function copyInto(target: State, source: State): void {
  target.phase = source.phase
  target.round = source.round
  target.dealer = source.dealer
  target.starter = source.starter
  target.turn = source.turn
  target.zilchRight = source.zilchRight
  target.designated = source.designated
  target.selected = source.selected
  target.tricks = source.tricks
  target.played = source.played
  target.leader = source.leader
  target.led = source.led
  const { cells } = source
  for (let cell = 0; cell < cells.length; cell++) target.cells[cell] = cells[cell] as number
}

export const isVirtual = (config: Config, player: Player): boolean =>
  player === VIRTUAL && isTwoPlayerGame(config)

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
