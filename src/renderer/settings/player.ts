/** Several windows of the application are several people at one machine: each has a name of their own. */
import { MARKERS, type Marker } from '../../protocol/markers'

const MOST = 99

/** 1 for the first window, and for every browser. */
export function playerIn(search: string): number {
  const number = Number(new URLSearchParams(search).get('player'))
  return Number.isInteger(number) && number > 1 && number <= MOST ? number : 1
}

/** Different from the first player's, so that they are not confused. */
export function markerOf(player: number, first: Marker): Marker {
  const others = MARKERS.filter((marker) => marker !== first)
  return player === 1 ? first : (others[(player - 2) % others.length] ?? first)
}
