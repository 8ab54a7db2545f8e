/** Closed lists of keys, and what each may hold: a typo is reported, never ignored. */
import { isObject } from '../../src/engine/kernel'

/** A file that is not a scenario. */
export class FormatError extends Error {}

export function demand(condition: boolean, message: string): asserts condition {
  if (!condition) throw new FormatError(message)
}

export interface Kind {
  /** For people: “a whole number”. */
  readonly name: string
  is(value: unknown): boolean
}

export type Shape = Readonly<Record<string, Kind>>

export const ANYTHING: Kind = { name: 'anything', is: () => true }
export const TEXT: Kind = { name: 'a text', is: (value) => typeof value === 'string' }
export const WHOLE: Kind = { name: 'a whole number', is: Number.isInteger }
export const OBJECT: Kind = { name: 'an object', is: isObject }
export const SEAT: Kind = {
  name: 'a seat',
  is: (value) => Number.isInteger(value) && (value as number) >= 0,
}
export const TEXTS = listOf(TEXT, 'a list of texts')
export const WHOLES = listOf(WHOLE, 'a list of whole numbers')
export const HANDS = listOf(TEXTS, 'a list of hands')

function listOf(kind: Kind, name: string): Kind {
  return { name, is: (value) => Array.isArray(value) && value.every((item) => kind.is(item)) }
}

export const oneOf = (...words: readonly string[]): Kind => ({
  name: words.join(' or '),
  is: (value) => words.includes(value as string),
})

const inQuotes = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')

export function demandShape(
  value: unknown,
  where: string,
  shape: Shape,
  needed: readonly string[] = [],
): asserts value is Readonly<Record<string, unknown>> {
  demand(isObject(value), `${where} is not an object`)
  for (const [key, content] of Object.entries(value)) {
    const kind = Object.hasOwn(shape, key) ? shape[key] : undefined
    const known = inQuotes(Object.keys(shape))
    demand(kind !== undefined, `${where} has an unknown key “${key}”; there is ${known || 'none'}`)
    demand(kind.is(content), `${where}: “${key}” is not ${kind.name}`)
  }
  const missing = needed.filter((key) => !(key in value))
  demand(missing.length === 0, `${where} lacks ${inQuotes(missing)}`)
}
