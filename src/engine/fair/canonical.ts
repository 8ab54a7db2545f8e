/** Compares plain JSON by its content. */
import { isObject } from '../kernel'

/** Equal values give equal texts, whatever the order of their properties. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value ?? null)
  const named = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
  return `{${named.join(',')}}`
}

/** Only goes as deep as the expected value: what came from the wire may be nested without end. */
export function isSame(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => isSame(item, actual[index]))
    )
  }
  if (!isObject(expected)) return Object.is(expected, actual)
  const names = Object.keys(expected)
  return (
    isObject(actual) &&
    Object.keys(actual).length === names.length &&
    names.every((name) => isSame(expected[name], actual[name]))
  )
}
