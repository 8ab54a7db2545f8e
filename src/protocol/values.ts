/**
 * The building blocks of all games' schemas. Objects are valibot's own, strict; single values and lists of them
 * are checked by one function each, because a host checks every view it sends, and a view is mostly cards and
 * numbers.
 */
import * as v from 'valibot'
import { isObject } from '../engine/kernel'
import { isWhole } from '../engine/options'

export type Guard<T> = (value: unknown) => value is T

export const whole =
  (from: number, to: number): Guard<number> =>
  (value): value is number =>
    isWhole(value, from, to)

/** One of a closed list of words. */
export function among<const T extends string>(words: readonly T[]): Guard<T> {
  const known = new Set<unknown>(words)
  return (value): value is T => known.has(value)
}

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

export const either =
  <A, B>(isA: Guard<A>, isB: Guard<B>): Guard<A | B> =>
  (value): value is A | B =>
    isA(value) || isB(value)

/** One of several, however many there are. */
export const anyOf =
  <T>(guards: readonly Guard<T>[]): Guard<T> =>
  (value): value is T =>
    guards.some((is) => is(value))

export const orNull = <T>(is: Guard<T>): Guard<T | null> =>
  either(is, (value): value is null => value === null)

/** A bounded list as a single value, so that there can be lists of lists. */
export const list =
  <T>(is: Guard<T>, most: number, least = 0): Guard<readonly T[]> =>
  (value): value is readonly T[] => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return false
    for (let index = 0; index < value.length; index++) if (!is(value[index])) return false
    return true
  }

type Guarded<Guards> = {
  -readonly [Key in keyof Guards]: Guards[Key] extends Guard<infer T> ? T : never
}

/** A strict object as a single value, for small ones that come in long lists. */
export function shape<Guards extends Readonly<Record<string, Guard<unknown>>>>(
  guards: Guards,
): Guard<Guarded<Guards>> {
  const size = Object.keys(guards).length
  return (value): value is Guarded<Guards> => {
    if (!isObject(value)) return false
    let found = 0
    for (const key in value) {
      if (!Object.hasOwn(guards, key) || guards[key]?.(value[key]) !== true) return false
      found++
    }
    return found === size
  }
}

export const one = <T>(is: Guard<T>, expected: string) => v.custom<T>(is, `Expected ${expected}.`)

export const many = <T>(is: Guard<T>, expected: string, most: number, least = 0) =>
  one(list(is, most, least), `${expected}, ${least} to ${most}`)

/** Measured before it is read: a long list of anything costs nothing. */
export const listOf = <const Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(
    v.custom<v.InferInput<Item>[]>(
      (value) => Array.isArray(value) && value.length <= most,
      `Expected a list of at most ${most}.`,
    ),
    v.array(item),
  )

/** For objects that may be empty: valibot would accept an empty list. */
export const noList = v.custom<object>(isObject, 'Expected an object.')

/** Lists in an engine's types are read-only and those of a schema are not; everything else must agree. */
type Plain<T> = T extends object ? { readonly [Key in keyof T]: Plain<T[Key]> } : T

type Same<A, B> =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- two types are compared as nowhere else: for being the same
  (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false

/**
 * Returns the schema unchanged. It does not compile unless the schema yields exactly the type of the engine: a
 * field more or less on either side, even an optional one, is an error here.
 */
export const exactly =
  <T>() =>
  <Schema extends v.GenericSchema>(
    schema: Same<v.InferOutput<Schema>, T> extends true ? Schema : never,
  ): Schema =>
    schema
