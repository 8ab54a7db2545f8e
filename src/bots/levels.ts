/** Levels that feel like people: weaker in memory and in how far they look ahead, never by blundering. */
import type { Recall } from './worlds'

export interface Skill extends Recall {
  /** How many tricks are played before the position is judged at a glance. */
  readonly tricks: number
  /** How much the player thinks by default, in steps. */
  readonly steps: number
}

export const LEVELS = ['beginner', 'club', 'master'] as const
export type Level = (typeof LEVELS)[number]

const TO_THE_END = Infinity

export const SKILLS: Readonly<Record<Level, Skill>> = {
  beginner: { counts: 'nothing', reads: 0, tricks: 1, steps: 1_500 },
  club: { counts: 'trumps', reads: 0, tricks: TO_THE_END, steps: 4_000 },
  master: { counts: 'everything', reads: 0, tricks: TO_THE_END, steps: 400_000 },
}
