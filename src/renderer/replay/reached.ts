/** When a marker got to a space of a track: where a click on the track leads. */
import type { Film } from './film'

/** The first round after which somebody stood on that space of ebbes; else in which somebody passed it. */
export function roundReaching(
  film: Film,
  space: number,
  spaceOf: (score: number) => number,
): number | undefined {
  const stood = film.find(
    (event) => event.type === 'scored' && event.scores.some((score) => spaceOf(score) === space),
  )
  return (
    stood ??
    film.find(
      (event) =>
        event.type === 'scored' &&
        event.scores.some((score, player) => {
          const [from, to] = [score - (event.points[player] ?? 0), score]
          return Math.min(from, to) <= space && space <= Math.max(from, to)
        }),
    )
  )
}

/** The first game after which a seat had so many victory points. */
export const gameReaching = (film: Film, seat: number, points: number): number | undefined =>
  film.find((event) => event.type === 'awarded' && (event.victoryPoints[seat] ?? 0) >= points)
