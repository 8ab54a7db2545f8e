/** What a seat can propose for itself at this moment: to undo its last decision, or to end a round that is decided. */
import type { AnyView } from '../../engine/kernel'
import type { Offer } from '../../protocol/table'
import type { TableGames } from './games'
import type { Roster } from './roster'

/** With only one person playing, nothing is given away by bots that have moved since. */
export function takeBackTo(roster: Roster, games: TableGames, seat: number): number | undefined {
  if (games.phase !== 'playing') return undefined
  const { seats } = roster
  const isAlone = seats.every(({ person }, other) => person === null || other === seat)
  const bots = [...seats.keys()].filter((other) => other !== seat)
  return games.play?.beforeLastDecision(seat, isAlone ? bots : [])
}

/** Bots claim nothing: there is a person to propose it, or nobody. `view` is the seat's, if it is at hand. */
export const mayClaim = (
  roster: Roster,
  games: TableGames,
  seat: number,
  view?: AnyView,
): boolean =>
  games.phase === 'playing' &&
  isPlaying(roster, seat) &&
  games.play?.isDecidedFor(seat, view) === true

export function offersTo(
  roster: Roster,
  games: TableGames,
  seat: number,
  view: AnyView,
): readonly Offer[] {
  if (!isPlaying(roster, seat)) return []
  const offers: Offer[] = []
  if (takeBackTo(roster, games, seat) !== undefined) offers.push('take-back')
  if (mayClaim(roster, games, seat, view)) offers.push('claim')
  return offers
}

const isPlaying = ({ seats }: Roster, seat: number): boolean => {
  const { person = null, bot = null } = seats[seat] ?? {}
  return person !== null && bot === null
}
