/** When a marker reached a space of the track: where a click on the track of a replay leads. */
import type { Event } from '../../../../engine/ebbes/actions'
import type { Config } from '../../../../engine/ebbes/config'

type Fits = (event: Event) => boolean

/**
 * The first round after which a player stood on that space; otherwise the first in which one passed
 * it.
 */
export function reaching(
  space: number,
  { goal, dabbscheedel }: Pick<Config, 'goal' | 'dabbscheedel'>,
): readonly [stood: Fits, passed: Fits] {
  const spaceOf = (score: number) => Math.min(goal, Math.max(dabbscheedel, score))
  return [
    (event) => event.type === 'scored' && event.scores.some((score) => spaceOf(score) === space),
    (event) =>
      event.type === 'scored' &&
      event.scores.some((score, player) => {
        const [from, to] = [score - (event.points[player] ?? 0), score]
        return Math.min(from, to) <= space && space <= Math.max(from, to)
      }),
  ]
}
