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

const REST_MS = 450
const RECKONING_MS = 5000
const TRICK_MS = 2000

/** How long a replay that runs by itself stays where all this has happened. */
export function stayOf(events: readonly AnyEvent[], trickTime: number | null): number {
  const has = (...types: readonly string[]) => events.some(({ type }) => types.includes(type))
  if (has('scored', 'awarded')) return RECKONING_MS
  if (has('trick')) return trickTime === null ? TRICK_MS : trickTime * 1000
  return events.reduce((sum, event) => sum + paceOf(event), REST_MS)
}
