/** Sets of small numbers as the bits of one integer: cheap to copy, and plain JSON. */

export const has = (set: number, index: number): boolean => (set & (1 << index)) !== 0

/**
 * The set at a place of a list of sets. Callers know that the place exists, and proving it would
 * cost time. The casts stand here, one per function: a function that calls the other is measurably
 * slower where cards are played.
 */
export const setAt = (sets: readonly number[], place: number): number => sets[place] as number

/** Adds a number to the set at a place. */
export const include = (sets: number[], place: number, index: number): void => {
  sets[place] = (sets[place] as number) | (1 << index)
}

/** Removes a number from the set at a place. */
export const exclude = (sets: number[], place: number, index: number): void => {
  sets[place] = (sets[place] as number) & ~(1 << index)
}

export function count(set: number): number {
  let left = set - ((set >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The greatest number in the set; −1 if it is empty. */
export const highest = (set: number): number => 31 - Math.clz32(set)

/** The smallest number in a non-empty set. `left &= left - 1` then removes it. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set)

/** The number at this place of the set, counted from its smallest, which is at 0. */
export function nth(set: number, place: number): number {
  let left = set
  for (let skip = place; skip > 0; skip--) left &= left - 1
  return lowest(left)
}

export const setOf = (numbers: readonly number[]): number =>
  numbers.reduce((set, number) => set | (1 << number), 0)

/** The numbers in the set, in ascending order. */
export function members(set: number): number[] {
  const found: number[] = []
  for (let left = set; left !== 0; left &= left - 1) found.push(lowest(left))
  return found
}
