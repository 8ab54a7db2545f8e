/**
 * Reads lists by seat, card or role, with an index known to be valid: checking it every time would cost time in
 * the innermost loops. So the cast stands here, once. Numbers have a function of their own, because one that meets
 * lists of every kind is slow.
 */

export const numberAt = (list: readonly number[], index: number): number => list[index] as number

export const itemAt = <T extends object>(list: readonly T[], index: number): T => list[index] as T

export const addTo = (list: number[], index: number, more: number): void => {
  list[index] = (list[index] as number) + more
}
