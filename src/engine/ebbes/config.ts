/** The options of an ebbes table (ebbes.setup, ebbes.track, ebbes.end.rounds). */
import type { Result, Seat } from '../kernel'
import { readOptions, isWhole, type Condition } from '../options'
import type { Code } from './clauses'

export interface Config {
  /** People at the table, 2–5. With two, a virtual player joins as player 2. */
  readonly seats: number
  /** More cards. */
  readonly variant1: boolean
  /** Select designation cards. */
  readonly variant2: boolean
  /** Always 5 without variant 2. */
  readonly rounds: number
  /** The two end spaces of the track; only variant 2 ends on them. */
  readonly goal: number
  readonly dabbscheedel: number
  /** The first starting player: chosen, or found in the host's history, or drawn. */
  readonly starter: Seat | 'random'
  /** Whether the table shows what a careful player could have remembered. */
  readonly showMemory: boolean
}

export const SEATS: readonly number[] = [2, 3, 4, 5]
const BASIC_ROUNDS = 5

const DEFAULTS: Config = {
  seats: 3,
  variant1: false,
  variant2: false,
  rounds: BASIC_ROUNDS,
  goal: 20,
  dabbscheedel: -10,
  starter: 'random',
  showMemory: true,
}

const CONDITIONS: readonly Condition<Config, Code>[] = [
  ['ebbes.setup', (c) => isWhole(c.seats, 2, 5), 'ebbes is for 2 to 5 seats.'],
  ['ebbes.setup', (c) => typeof c.variant1 === 'boolean', 'Variant 1 is on or off.'],
  ['ebbes.setup', (c) => typeof c.variant2 === 'boolean', 'Variant 2 is on or off.'],
  ['ebbes.setup', (c) => typeof c.showMemory === 'boolean', 'The memory is shown or not.'],
  [
    'ebbes.starter',
    (c) => c.starter === 'random' || isWhole(c.starter, 0, c.seats - 1),
    'The starting player is one of the seats, or drawn at random.',
  ],
  [
    'ebbes.end.basic',
    (c) => c.variant2 || c.rounds === BASIC_ROUNDS,
    'Without variant 2 a game has exactly five rounds.',
  ],
  ['ebbes.end.rounds', (c) => isWhole(c.rounds, 5, 20), 'A game has 5 to 20 rounds.'],
  ['ebbes.track', (c) => isWhole(c.goal, 10, 60), 'The goal lies between 10 and 60.'],
  [
    'ebbes.track',
    (c) => isWhole(c.dabbscheedel, -40, -5),
    'The Dabbscheedel lies between −40 and −5.',
  ],
]

export const readConfig = (options: unknown): Result<Config> =>
  readOptions(options, DEFAULTS, CONDITIONS)

export const isTwoPlayerGame = (config: Config): boolean => config.seats === 2

/** All players who are scored: the people, and with two people the virtual player. */
export const playerCount = ({ seats }: Config): number => (seats === 2 ? 3 : seats)

export const isSeat = (config: Config, value: unknown): boolean =>
  isWhole(value, 0, config.seats - 1)

/** A seat or the virtual player. */
export const isPlayer = (config: Config, value: unknown): value is number =>
  isWhole(value, 0, playerCount(config) - 1)

/** The suits run from 1 to this value. */
export const highestValue = (config: Config): number =>
  playerCount(config) * (config.variant1 ? 3 : 2)

export const handSize = (config: Config): number => (config.variant1 ? 15 : 10)
