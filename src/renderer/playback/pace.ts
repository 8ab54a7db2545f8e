/** How long the table shows what has just happened, in milliseconds at normal speed. */
import type { AnyEvent } from '../../protocol/game'

const PACE: Readonly<Partial<Record<AnyEvent['type'], number>>> = {
  opened: 600,
  dealt: 900,
  mode: 500,
  number: 500,
  starter: 900,
  selected: 500,
  played: 380,
  designated: 450,
  'turned-up': 400,
  'put-down': 200,
  power: 1600,
  answered: 900,
  moved: 900,
  shown: 1600,
  told: 1200,
  'taken-back': 900,
}

/** Zero for what is not shown by itself: the trick and the reckoning have their own time. */
export const paceOf = ({ type }: AnyEvent): number => PACE[type] ?? 0
