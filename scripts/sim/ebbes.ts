/** Random ebbes games with every invariant checked at every state. */
import { ebbes } from '../../src/engine/ebbes/game'
import { endReason, scoresOf } from '../../src/engine/ebbes/score'
import { seededRandom } from '../../src/engine/random'
import { violations } from './ebbes-invariants'
import { EbbesTrace } from './ebbes-trace'
import { playRandomly } from './play'

export interface EbbesSimulation {
  readonly options: Readonly<Record<string, unknown>>
  readonly games: number
  readonly seed: number
  /** Receives each game as lines of JSON. */
  readonly trace?: ((text: string) => void) | undefined
}

export interface EbbesReport {
  readonly games: number
  readonly plays: number
  readonly scores: Distribution
  readonly ends: Readonly<Record<string, number>>
  /** Each broken invariant, with the game in which it first broke. */
  readonly violations: readonly string[]
}

interface Distribution {
  readonly min: number
  readonly p1: number
  readonly median: number
  readonly p99: number
  readonly max: number
}

function distribution(numbers: readonly number[]): Distribution {
  const sorted = [...numbers].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return { min: at(0), p1: at(0.01), median: at(0.5), p99: at(0.99), max: at(1) }
}

export function simulateEbbes({ options, games, seed, trace }: EbbesSimulation): EbbesReport {
  const random = seededRandom(seed)
  const scores: number[] = []
  const ends: Record<string, number> = {}
  const broken = new Map<string, string>()
  let plays = 0
  for (let game = 1; game <= games; game++) {
    const made = ebbes.setup(options)
    if (!made.ok) throw new Error(`${made.refusal.code}: ${made.refusal.message}`)
    const state = made.value
    const facts = trace && new EbbesTrace()
    playRandomly(ebbes, state, random, {
      seen(_, input, events, legal) {
        plays += events.filter(({ type }) => type === 'played').length
        facts?.seen(state, input, events, legal)
        for (const sentence of violations(state)) {
          if (!broken.has(sentence)) broken.set(sentence, `game ${game}, round ${state.round}`)
        }
      },
    })
    scores.push(...scoresOf(state))
    const reason = String(endReason(state))
    ends[reason] = (ends[reason] ?? 0) + 1
    if (facts !== undefined) trace?.(facts.text)
  }
  return {
    games,
    plays,
    scores: distribution(scores),
    ends,
    violations: [...broken].map(([sentence, where]) => `${where}: ${sentence}`),
  }
}
