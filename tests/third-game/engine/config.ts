/** What a table can agree on. */
import type { Result } from '../../../src/engine/kernel'
import { readOptions, type Condition } from '../../../src/engine/options'
import type { Code } from './clauses'

export const SEATS = 3

export interface Config {
  /** tercet.end: six rounds instead of three. */
  readonly long: boolean
}

const DEFAULTS: Config = { long: false }

const CONDITIONS: readonly Condition<Config, Code>[] = [
  ['tercet.end', ({ long }) => typeof long === 'boolean', 'The game is a long one or not.'],
]

export const readConfig = (options: unknown): Result<Config> =>
  readOptions(options, DEFAULTS, CONDITIONS)

/** tercet.end: every seat deals once, or twice. */
export const roundsOf = ({ long }: Config): number => (long ? 2 * SEATS : SEATS)
