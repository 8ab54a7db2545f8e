/** Reads the options of a table: missing ones take their default, impossible ones are refused. */
import { accept, isObject, refuse, type Result } from './kernel'

/** The clause of a condition, the condition, and the message if it fails. */
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

/** JSON has −0. It is always refused, because saving the state would turn it into 0. */
export const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= from &&
  value <= to &&
  !Object.is(value, -0)
