/** What people at a table, and in the lobby, are told about it. */
import type { OwnTable, Phase, TableInfo, TableSummary } from '../../protocol/table'
import type { Vote } from './ballot'
import type { ReadyCheck } from './ready-check'
import type { Roster } from './roster'
import type { TableGames } from './games'
import type { Tally } from './tally'
import type { TableHead } from './records'

export interface TableParts {
  readonly head: TableHead
  readonly isPractice: boolean
  readonly phase: Phase
  readonly roster: Roster
  readonly games: TableGames
  readonly tally: Tally
  readonly votes: readonly Vote[]
  readonly readyCheck: ReadyCheck
  readonly move: number | null
}

export const summaryOf = ({ head, phase, roster }: TableParts): TableSummary => ({
  id: head.id,
  name: head.setup.name,
  game: head.setup.game,
  phase,
  people: roster.seats.flatMap(({ person }) => person?.name ?? []),
  seats: roster.seats.length,
  free: roster.openSeats,
  spectators: head.setup.spectators,
})

export const ownTableOf = ({ head, phase, roster }: TableParts): OwnTable => ({
  id: head.id,
  name: head.setup.name,
  game: head.setup.game,
  access: head.setup.access,
  phase,
  opened: head.opened,
  people: roster.seats.flatMap(({ person }) => person?.name ?? []),
  watching: roster.watching.length,
  deserted: roster.isEmpty,
})

export const infoOf = (parts: TableParts, now: number): TableInfo => ({
  ...fixedOf(parts),
  ...changingOf(parts, now),
})

const fixedOf = ({ head, isPractice }: TableParts) => ({
  ...head.setup,
  id: head.id,
  code: head.code,
  opened: head.opened,
  ...(isPractice && { practice: true as const }),
})

/** All that can be different after another piece of work. */
export const changingOf = (
  { phase, roster, games, tally, votes, readyCheck, move }: TableParts,
  now: number,
): Omit<TableInfo, keyof ReturnType<typeof fixedOf>> => ({
  phase,
  begun: games.begun,
  gameNumber: games.number,
  tally: [...tally.lines(roster.seats)],
  owner: roster.ownerSeat,
  seats: roster.info.map((seat, index) => ({
    ...seat,
    clock: readyCheck.left(index, now) ?? games.moves?.left(index, now) ?? null,
  })),
  watching: [...roster.watching],
  removed: [...roster.removed.names],
  dealing: games.dealing,
  again: games.isAgain,
  move,
  votes: votes.map(({ what, by }) => ({ what, by: [...by] })),
})
