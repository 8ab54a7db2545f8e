/** Levels that feel like people: weaker in memory and in how far they look ahead, never by blundering. */
import type { Memory } from './search-model'
import type { SearchOptions } from './search'

export interface Skill extends Memory, SearchOptions {
  /** How much the player thinks by default, in steps. */
  readonly steps: number
}

export const LEVELS = ['beginner', 'club', 'master'] as const
export type Level = (typeof LEVELS)[number]

const TO_THE_END = Infinity

export const SKILLS: Readonly<Record<Level, Skill>> = {
  beginner: { counts: 'nothing', tricks: 1, steps: 1_500 },
  club: { counts: 'trumps', tricks: TO_THE_END, steps: 4_000 },
  master: { counts: 'everything', tricks: TO_THE_END, steps: 100_000 },
}
