/** What the history keeps of a game, and how a log tells it. */
import { accept, type Log, type Result } from '../../../src/engine/kernel'
import type { GameFacts, GameSoFar } from '../../../src/engine/statistics/facts'
import type { Types } from './game'
import { sheetOf } from './sheet'

export interface TercetFacts extends GameFacts {
  readonly game: 'tercet'
  /** By round that was played to its end, and seat: its tricks. */
  readonly rounds: readonly (readonly number[])[]
}

/** Nothing that the score sheet does not say. */
export function factsOf(log: Log<Types>): Result<GameSoFar> {
  const read = sheetOf(log)
  if (!read.ok) return read
  const { rounds, players, ranking, winners } = read.value
  const facts: TercetFacts = {
    game: 'tercet',
    rounds: rounds.flatMap(({ scores }) =>
      scores === null ? [] : [scores.map(({ tricks }) => tricks)],
    ),
  }
  return accept({
    facts,
    isOver: winners.length > 0,
    totals: Array.from(
      { length: players },
      (_, seat) => ranking.find(({ player }) => player === seat)?.total ?? 0,
    ),
    winners,
  })
}
