/** The options of an Eidex table. */
import { accept, isObject, refuse, type Result } from '../kernel'
import { isPowerId, type PowerId } from './characters'

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
}

const DEFAULTS: Config = {
  mode: 'basic',
  characters: 'random',
  target: 7,
  victoryPoints: [0, 0, 0],
}

const isWhole = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to

const isTriple = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length === 3

const isTrio = (value: unknown): boolean =>
  isTriple(value) && value.every(isPowerId) && new Set(value).size === 3

const CONDITIONS: readonly (readonly [string, (c: Config) => boolean, string])[] = [
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
]

export function readConfig(options: unknown): Result<Config> {
  if (!isObject(options)) return refuse('input.malformed', 'The options are not an object.')
  const unknown = Object.keys(options).find((key) => !Object.hasOwn(DEFAULTS, key))
  if (unknown !== undefined) return refuse('input.malformed', `There is no option “${unknown}”.`)
  const config: Config = { ...DEFAULTS, ...options }
  const failed = CONDITIONS.find(([, holds]) => !holds(config))
  return failed === undefined ? accept(config) : refuse(failed[0], failed[2])
}
