/** eidex.tournament: a game's effect on the tournament, beyond adding up victory points. */
import type { Seat } from '../kernel'

export type TournamentTurn =
  /** A seat has the victory points to win. */
  | { readonly kind: 'reached'; readonly winner: Seat }
  /** eidex.tournament.collision: two would have won at once. */
  | { readonly kind: 'collision'; readonly stays: Seat; readonly falls: Seat }
  | { readonly kind: 'collision-level'; readonly stay: readonly Seat[] }
  /** eidex.tournament.chaos: all three were one short. */
  | { readonly kind: 'chaos'; readonly winner: Seat; readonly losers: readonly Seat[] }
  | { readonly kind: 'chaos-two'; readonly winner: Seat }

interface Game {
  /** Victory points, by seat: before the game, awarded by it, and after it. */
  readonly before: readonly number[]
  readonly awarded: readonly number[]
  readonly after: readonly number[]
  readonly target: number
}

export function turnOf({ before, awarded, after, target }: Game): TournamentTurn | null {
  const seats = [...after.keys()]
  const brink = seats.filter((seat) => before[seat] === target - 1)
  const reaching = brink.filter((seat) => awarded[seat] === 1)
  const [a, b] = reaching
  const winner = seats.find((seat) => (after[seat] ?? 0) >= target)
  const isChaos = brink.length === seats.length
  if (winner !== undefined) {
    if (isChaos && b !== undefined) return { kind: 'chaos', winner, losers: reaching }
    return { kind: isChaos ? 'chaos-two' : 'reached', winner }
  }
  if (a === undefined || b === undefined) return null
  const falls = reaching.find((seat) => (after[seat] ?? 0) < target - 1)
  if (falls === undefined) return { kind: 'collision-level', stay: reaching }
  return { kind: 'collision', stays: falls === a ? b : a, falls }
}
