/** Random Eidex tournaments with every invariant checked at every state. */
import { POWER_IDS, type PowerId } from '../../src/engine/eidex/characters'
import { eidex } from '../../src/engine/eidex/game'
import { seededRandom } from '../../src/engine/random'
import { violations } from './eidex-invariants'
import { EidexTrace } from './eidex-trace'
import { playRandomly } from './play'

export type Trio = readonly [PowerId, PowerId, PowerId]

/** All 7,140 of them, in the order of the characters. */
export function allTrios(): Trio[] {
  const trios: Trio[] = []
  for (const [a, first] of POWER_IDS.entries()) {
    for (const [b, second] of POWER_IDS.entries()) {
      for (const [c, third] of POWER_IDS.entries())
        if (a < b && b < c) trios.push([first, second, third])
    }
  }
  return trios
}

/** A tournament with more inputs than this goes round in circles. */
const ENDLESS = 20_000

export interface EidexReport {
  readonly tournaments: number
  readonly games: number
  readonly decisions: number
  readonly plays: number
  /** The number of inputs in the longest tournament. */
  readonly longest: number
  readonly uses: Readonly<Partial<Record<PowerId, number>>>
  readonly violations: readonly string[]
}

export interface EidexSimulation {
  /** Undefined: the basic game. */
  readonly trios: readonly (Trio | undefined)[]
  readonly tournaments: number
  readonly seed: number
  readonly trace?: ((text: string) => void) | undefined
}

export function simulateEidex({ trios, tournaments, seed, trace }: EidexSimulation): EidexReport {
  const uses: Partial<Record<PowerId, number>> = {}
  const broken = new Map<string, string>()
  const total = { tournaments: 0, games: 0, decisions: 0, plays: 0, longest: 0 }
  for (const [index, trio] of trios.entries()) {
    for (let round = 0; round < tournaments; round++) {
      const who = trio?.join(', ') ?? 'basic'
      const blame = (sentence: string): void => {
        if (!broken.has(sentence)) broken.set(sentence, who)
      }
      const made = eidex.setup(trio === undefined ? {} : { mode: 'cosmic', characters: trio })
      if (!made.ok) throw new Error(made.refusal.message)
      const state = made.value
      const facts = trace && new EidexTrace()
      let inputs = 0
      try {
        total.decisions += playRandomly(eidex, state, seededRandom(seed + index * 7919 + round), {
          seen(_state, input, events, legal) {
            if (++inputs > ENDLESS) throw new Error('a tournament does not end')
            facts?.seen(state, input, events, legal)
            for (const sentence of violations(state, events)) blame(sentence)
            if (input.by === 'chance') return
            const { action } = input
            const id = state.characters[input.by] ?? null
            const isUse =
              action.type === 'power' ||
              (action.type === 'play' && (action.excuse === true || action.faceDown === true))
            if (isUse && id !== null) uses[id] = (uses[id] ?? 0) + 1
            if (action.type === 'play') total.plays++
          },
        })
      } catch (error) {
        blame((error as Error).message)
      }
      total.tournaments++
      total.games += state.games
      total.longest = Math.max(total.longest, inputs)
      if (facts !== undefined) trace?.(facts.text)
    }
  }
  return { ...total, uses, violations: [...broken].map(([sentence, who]) => `${who}: ${sentence}`) }
}
