import type { Random } from '../engine/kernel'

/** The option worth most; the dice choose among equals. */
export function best<T>(options: readonly T[], worth: (option: T) => number, random: Random): T {
  let top: T[] = []
  let most = -Infinity
  for (const option of options) {
    const found = worth(option)
    if (found > most) {
      top = [option]
      most = found
    } else if (found === most) top.push(option)
  }
  const chosen = top[random(top.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  return chosen
}

/**
 * The chance that a hand of this size, out of all unseen cards, has at least one of the wanted
 * ones.
 */
export const chanceToHold = (wanted: number, handSize: number, unseen: number): number =>
  unseen === 0 ? 0 : 1 - (1 - Math.min(1, handSize / unseen)) ** wanted
