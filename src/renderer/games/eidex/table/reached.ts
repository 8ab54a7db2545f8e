/** Where a click on the track of a replay leads. */
import type { Event } from '../../../../engine/eidex/actions'

/** The first game after which a seat had this many victory points. */
export const reaching =
  (seat: number, points: number) =>
  (event: Event): boolean =>
    event.type === 'awarded' && (event.victoryPoints[seat] ?? 0) >= points
