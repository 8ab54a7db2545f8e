/** Reads the options of a table: what is left out takes its default, what is impossible is refused. */
import { accept, isObject, refuse, type Result } from './kernel'

/** The clause a condition belongs to, the condition, and the sentence if it fails. */
export type Condition<Config, Code extends string> = readonly [
  Code,
  (config: Config) => boolean,
  string,
]

export function readOptions<Config extends object, Code extends string>(
  options: unknown,
  defaults: Config,
  conditions: readonly Condition<Config, Code>[],
): Result<Config> {
  if (!isObject(options)) return refuse('input.malformed', 'The options are not an object.')
  const unknown = Object.keys(options).find((key) => !Object.hasOwn(defaults, key))
  if (unknown !== undefined) return refuse('input.malformed', `There is no option “${unknown}”.`)
  const config: Config = { ...defaults, ...options }
  const failed = conditions.find(([, holds]) => !holds(config))
  return failed === undefined ? accept(config) : refuse(failed[0], failed[2])
}

/** JSON knows −0. It is refused wherever it comes from, for a saved state would turn it into 0. */
export const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= from &&
  value <= to &&
  !Object.is(value, -0)
