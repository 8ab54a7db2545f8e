/** The options of an Eidex table. */
import { accept, type Result } from '../kernel'
import { isWhole, readOptions, type Condition } from '../options'
import { isPowerId, type PowerId } from './characters'
import type { Code } from './clauses'

export const MODES = ['basic', 'cosmic'] as const

export interface Config {
  /** Cosmic: every seat has a character that bends the rules. */
  readonly mode: (typeof MODES)[number]
  /** By seat; drawn by the dice unless chosen. */
  readonly characters: readonly [PowerId, PowerId, PowerId] | 'random'
  /** Victory points that win the tournament. */
  readonly target: number
  /** A tournament may begin with points already won. */
  readonly victoryPoints: readonly [number, number, number]
  /**
   * Whether the first game has a trump suit: an ace or a six turned up there is dealt again. Only there if agreed, so
   * that views of older games stay what their players noted.
   */
  readonly easyStart?: boolean
}

const DEFAULTS: Config = {
  mode: 'basic',
  characters: 'random',
  target: 7,
  victoryPoints: [0, 0, 0],
  easyStart: false,
}

const isTriple = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length === 3

const isTrio = (value: unknown): boolean =>
  isTriple(value) && value.every(isPowerId) && new Set(value).size === 3

const CONDITIONS: readonly Condition<Config, Code>[] = [
  ['eidex.setup', (c) => MODES.includes(c.mode), 'A table is basic or cosmic.'],
  [
    'eidex.setup',
    (c) => c.characters === 'random' || isTrio(c.characters),
    'Characters are three different ones, or drawn at random.',
  ],
  ['eidex.tournament', (c) => isWhole(c.target, 3, 15), 'A tournament goes to 3 to 15 points.'],
  [
    'eidex.tournament',
    ({ victoryPoints, target }) =>
      isTriple(victoryPoints) && victoryPoints.every((points) => isWhole(points, 0, target - 1)),
    'Nobody begins a tournament with its target.',
  ],
  ['eidex.setup', (c) => typeof c.easyStart === 'boolean', 'A start is easy or not.'],
]

export function readConfig(options: unknown): Result<Config> {
  const read = readOptions(options, DEFAULTS, CONDITIONS)
  if (!read.ok || read.value.easyStart === true) return read
  const { easyStart: _, ...config } = read.value
  return accept(config)
}
