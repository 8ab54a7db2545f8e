/** Why an action is good or bad, in signs that people understand, each with its chance. */

/** Something that people understand; a game adds signs of its own, with whatever fields they need. */
export interface Sign {
  readonly what: string
}

/** This seat takes the trick: a sign in every game. */
export const TAKES = { what: 'takes' } as const satisfies Sign

/**
 * `certain` if it follows from the rules and from what the seat sees, with a chance of 0 or 1; otherwise the
 * chance is a share of imagined worlds, and proves nothing even where all of them agree.
 */
export type Reason = Sign & { readonly chance: number; readonly certain: boolean }

/** What is certain about an action before it is done. */
export interface Foresight {
  /** Whether this seat takes the trick; undefined while that is open. */
  readonly takes: boolean | undefined
  readonly signs: readonly Sign[]
}

/** Of each kind, only the likeliest sign is worth mentioning. */
export function reasonsFrom(worlds: readonly (readonly Sign[])[], foreseen: Foresight): Reason[] {
  const tally = new Map<string, { readonly sign: Sign; count: number }>()
  for (const sign of worlds.flat()) {
    const key = JSON.stringify(sign)
    const entry = tally.get(key) ?? { sign, count: 0 }
    entry.count++
    tally.set(key, entry)
  }
  const certain = new Set(foreseen.signs.map((sign) => JSON.stringify(sign)))
  const reasons = [...tally.entries()]
    .map(([key, { sign, count }]): Reason => ({
      ...sign,
      chance: count / worlds.length,
      certain: certain.has(key),
    }))
    .sort((a, b) => b.chance - a.chance)
  return [
    takesFrom(reasons, foreseen),
    ...reasons.filter(({ what }) => what !== TAKES.what).slice(0, 1),
  ]
}

function takesFrom(reasons: readonly Reason[], { takes }: Foresight): Reason {
  if (takes !== undefined) return { ...TAKES, chance: takes ? 1 : 0, certain: true }
  const counted = reasons.find(({ what }) => what === TAKES.what)
  return counted ?? { ...TAKES, chance: 0, certain: false }
}
