/** What the history keeps of a game, and how its events tell it. */
import type { GameFacts, GameSoFar } from '../../../src/engine/statistics/facts'
import type { Event } from './actions'
import { tercet } from './game'
import type { State } from './state'

export interface TercetFacts extends GameFacts {
  readonly game: 'tercet'
  /** By round that was played to its end, and seat: its tricks. */
  readonly rounds: readonly (readonly number[])[]
}

export function soFarOf(state: State, events: readonly Event[]): GameSoFar {
  const facts: TercetFacts = {
    game: 'tercet',
    rounds: events.flatMap((event) => (event.type === 'scored' ? [event.points] : [])),
  }
  const next = tercet.next(state)
  return {
    facts,
    isOver: next.kind === 'over',
    totals: [...state.scores],
    winners: next.kind === 'over' ? next.outcome.winners : [],
  }
}
