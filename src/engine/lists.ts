/**
 * Lists by seat, card or role, asked with an index that is known to be in them: a proof at every look
 * would cost time in the innermost loops. So the cast stands here, once. Numbers are apart from
 * the rest, for a function that meets lists of every kind is a slow one.
 */

export const numberAt = (list: readonly number[], index: number): number => list[index] as number

export const itemAt = <T extends object>(list: readonly T[], index: number): T => list[index] as T

export const addTo = (list: number[], index: number, more: number): void => {
  list[index] = (list[index] as number) + more
}
