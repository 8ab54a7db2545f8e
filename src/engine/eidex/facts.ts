/** What the history keeps of a tournament of Eidex, and how it is found in a log. */
import { accept, type Log, type Result } from '../kernel'
import { listen } from '../scoresheet/listen'
import type { GameFacts, GameSoFar } from '../statistics/facts'
import type { PowerId } from './characters'
import { eidex, type Types } from './game'

export interface EidexFacts extends GameFacts {
  readonly game: 'eidex'
  /** Null in the basic game. */
  readonly characters: readonly (PowerId | null)[]
  /** Each finished game: points, and the victory points for them. */
  readonly games: readonly {
    readonly points: readonly number[]
    readonly awarded: readonly number[]
  }[]
}

export function factsOf(log: Log<Types>): Result<GameSoFar> {
  const games: EidexFacts['games'][number][] = []
  const heard = listen(eidex, log, (events) => {
    for (const event of events) {
      if (event.type !== 'awarded') continue
      games.push({ points: event.points, awarded: event.awarded })
    }
  })
  if (!heard.ok) return heard
  const next = eidex.next(heard.value)
  const { characters, victoryPoints } = heard.value
  const facts: EidexFacts = { game: 'eidex', characters: [...characters], games }
  return accept({
    facts,
    isOver: next.kind === 'over',
    totals: [...victoryPoints],
    winners: next.kind === 'over' ? next.outcome.winners : [],
  })
}
