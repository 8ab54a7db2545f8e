/** What is told of a table: to those at it, and in the lobby. */
import type { OwnTable, Phase, TableInfo, TableSummary } from '../../protocol/table'
import type { Vote } from './ballot'
import type { Company } from './company'
import type { TableGames } from './games'
import type { TableHead } from './records'

export interface TableParts {
  readonly head: TableHead
  readonly phase: Phase
  readonly company: Company
  readonly games: TableGames
  readonly votes: readonly Vote[]
  readonly move: number | null
}

export const summaryOf = ({ head, phase, company }: TableParts): TableSummary => ({
  id: head.id,
  name: head.setup.name,
  game: head.setup.game,
  phase,
  people: company.seats.flatMap(({ person }) => person?.name ?? []),
  seats: company.seats.length,
  free: company.openSeats,
  spectators: head.setup.spectators,
})

export const ownTableOf = ({ head, phase, company }: TableParts): OwnTable => ({
  id: head.id,
  name: head.setup.name,
  game: head.setup.game,
  access: head.setup.access,
  phase,
  opened: head.opened,
  people: company.seats.flatMap(({ person }) => person?.name ?? []),
  watching: company.watching.length,
  deserted: company.isEmpty,
})

export const infoOf = (
  { head, phase, company, games, votes, move }: TableParts,
  now: number,
): TableInfo => ({
  ...head.setup,
  id: head.id,
  code: head.code,
  phase,
  opened: head.opened,
  begun: games.begun,
  gameNumber: games.number,
  owner: company.ownerSeat,
  seats: company.info.map((seat, index) => ({
    ...seat,
    clock: games.moves?.left(index, now) ?? null,
  })),
  watching: [...company.watching],
  removed: [...company.removed.names],
  dealing: games.dealing,
  again: games.isAgain,
  move,
  votes: votes.map(({ what, by }) => ({ what, by: [...by] })),
})
