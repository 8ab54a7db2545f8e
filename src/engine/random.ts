import type { Random } from './kernel'

/** Every order equally likely (Fisher and Yates), as long as the dice are fair. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = items.slice()
  shuffleInPlace(shuffled, random)
  return shuffled
}

export function shuffleInPlace(items: unknown[], random: Random): void {
  for (let last = items.length - 1; last > 0; last--) {
    const chosen = random(last + 1)
    const item = items[last]
    items[last] = items[chosen]
    items[chosen] = item
  }
}

/** Dice for simulations and tests, the same for the same seed. Never for a game with people. */
export function seededRandom(seed: number): Random {
  // Always a signed 32-bit integer, which the JavaScript engine keeps without boxing.
  let state = Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below)
  }
}
