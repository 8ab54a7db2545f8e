/** What the history keeps of a game of ebbes, and how its events tell it. */
import type { GameFacts, GameSoFar } from '../statistics/facts'
import type { Event } from './actions'
import { parseCard, suitNameOf, suitOf, type Card, type Suit } from './cards'
import { playerCount } from './config'
import { ebbes } from './game'
import { ROLES, type Role } from './roles'
import { scoresOf } from './score'
import type { Player, State } from './state'

/** Always by player: with two people the virtual player is the third. */
export interface EbbesFacts extends GameFacts {
  readonly game: 'ebbes'
  /** The points of each finished round. */
  readonly rounds: readonly (readonly number[])[]
  /** Tricks won, by the role that the suit of the winning card had at the time, in the order of `ROLES`. */
  readonly tricks: readonly (readonly number[])[]
}

const roleIndex = (role: Role): number => ROLES.indexOf(role)

export function soFarOf(state: State, events: readonly Event[]): GameSoFar {
  const rounds: (readonly number[])[] = []
  const tricks = new TrickCount()
  for (const event of events) {
    tricks.hear(event)
    if (event.type === 'scored') rounds.push(event.points)
  }
  const next = ebbes.next(state)
  const facts: EbbesFacts = { game: 'ebbes', rounds, tricks: tricks.by(playerCount(state.config)) }
  return {
    facts,
    isOver: next.kind === 'over',
    totals: scoresOf(state),
    winners: next.kind === 'over' ? next.outcome.winners : [],
  }
}

const suitNamed = (card: Card): Suit => suitNameOf(suitOf(parseCard(card)))

/** Counts tricks by the role of the suit that won them; a suit without a role yet is not counted. */
class TrickCount {
  #roles = new Map<Suit, Role>()
  /** The cards of the current trick, by player. */
  #trick = new Map<Player, Card>()
  readonly #won: { readonly winner: Player; readonly role: Role }[] = []

  hear(event: Event): void {
    if (event.type === 'dealt') this.#roles.clear()
    else if (event.type === 'designated') this.#roles.set(event.suit, event.role)
    else if (event.type === 'played') this.#trick.set(event.player, event.card)
    else if (event.type === 'trick') {
      const card = this.#trick.get(event.winner)
      const role = card === undefined ? undefined : this.#roles.get(suitNamed(card))
      if (role !== undefined) this.#won.push({ winner: event.winner, role })
      this.#trick.clear()
    }
  }

  by(players: number): readonly (readonly number[])[] {
    const counts = Array.from({ length: players }, () => ROLES.map(() => 0))
    for (const { winner, role } of this.#won) {
      const own = counts[winner]
      if (own !== undefined) own[roleIndex(role)] = (own[roleIndex(role)] ?? 0) + 1
    }
    return counts
  }
}
