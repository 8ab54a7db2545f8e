/**
 * Reads lists by seat, card or role, with an index known to be valid: checking it every time would cost time in
 * the innermost loops. So the cast stands here, once. Numbers have a function of their own, because one that meets
 * lists of every kind is slow.
 */

export const numberAt = (list: readonly number[], index: number): number => list[index] as number

export const itemAt = <T extends object>(list: readonly T[], index: number): T => list[index] as T

/** A list of so many zeros without holes, which `Array(length).fill(0)` would leave in the eyes of the engine. */
export function zeros(length: number): number[] {
  const list: number[] = []
  while (list.length < length) list.push(0)
  return list
}

export const addTo = (list: number[], index: number, more: number): void => {
  list[index] = (list[index] as number) + more
}

export function setAll(list: number[], value: number): void {
  for (let index = 0; index < list.length; index++) list[index] = value
}

/** Takes out all members, one by one: a list that is cut off, or made anew, has to grow again. */
export function empty(list: unknown[]): void {
  while (list.length > 0) list.pop()
}
