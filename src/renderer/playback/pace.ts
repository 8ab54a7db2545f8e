/** How long the table shows what has just happened, in milliseconds at normal speed. */
import type { AnyEvent } from '../../engine/kernel'
import { lookOf } from '../games/faces.svelte'

const REST_MS = 450
const SCORES_MS = 5000
const TRICK_MS = 2000

/** How long a replay that plays by itself stays at a step with these events. */
export function stayOf(
  game: string,
  events: readonly AnyEvent[],
  trickTime: number | null,
): number {
  const looks = events.map((event) => lookOf(game, event))
  if (looks.some((look) => look.is === 'scores')) return SCORES_MS
  if (looks.some((look) => look.is === 'trick'))
    return trickTime === null ? TRICK_MS : trickTime * 1000
  return looks.reduce((sum, { pace = 0 }) => sum + pace, REST_MS)
}
