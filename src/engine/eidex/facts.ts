/** What the history keeps of a tournament of Eidex, and how its events tell it. */
import type { GameFacts, GameSoFar } from '../statistics/facts'
import type { PowerId } from './characters'
import type { Event } from './actions'
import { eidex } from './game'
import type { State } from './state'

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

export function soFarOf(state: State, events: readonly Event[]): GameSoFar {
  const games: EidexFacts['games'][number][] = []
  for (const event of events) {
    if (event.type !== 'awarded') continue
    games.push({ points: event.points, awarded: event.awarded })
  }
  const next = eidex.next(state)
  const facts: EidexFacts = { game: 'eidex', characters: [...state.characters], games }
  return {
    facts,
    isOver: next.kind === 'over',
    totals: [...state.victoryPoints],
    winners: next.kind === 'over' ? next.outcome.winners : [],
  }
}
