/** What a game's log tells those who look for it or count it. */
import { parseCard, suitNameOf, suitOf, type Card, type Suit } from '../ebbes/cards'
import type { Event } from '../ebbes/actions'
import { playerCount } from '../ebbes/config'
import { ebbes, type Types as EbbesTypes } from '../ebbes/game'
import { ROLES, type Role } from '../ebbes/roles'
import type { Player } from '../ebbes/state'
import { eidex, type Types as EidexTypes } from '../eidex/game'
import { accept, refuse, type GameTypes, type Log, type Result } from '../kernel'
import { listen } from '../scoresheet/listen'
import { roleIndex, type EidexFacts, type GameFacts } from './facts'

export interface GameSoFar {
  readonly facts: GameFacts
  readonly isOver: boolean
  /** By player: points of ebbes, victory points of Eidex. */
  readonly totals: readonly number[]
  /** Empty while the game goes on. */
  readonly winners: readonly number[]
}

/** Of a game from its beginning to any moment, or why it cannot be followed. */
export function factsOf(log: Log<GameTypes>): Result<GameSoFar> {
  switch (log.game) {
    case 'ebbes':
      return factsOfEbbes(log as Log<EbbesTypes>)
    case 'eidex':
      return factsOfEidex(log as Log<EidexTypes>)
    default:
      return refuse('log.version', `There is no game called ${log.game}.`)
  }
}

function factsOfEbbes(log: Log<EbbesTypes>): Result<GameSoFar> {
  const rounds: (readonly number[])[] = []
  const tricks = new TrickCount()
  const heard = listen(ebbes, log, (events) => {
    for (const event of events) {
      tricks.hear(event)
      if (event.type === 'scored') rounds.push(event.points)
    }
  })
  if (!heard.ok) return heard
  const next = ebbes.next(heard.value)
  const { config, scores } = heard.value
  return accept({
    facts: { game: 'ebbes', rounds, tricks: tricks.by(playerCount(config)) },
    isOver: next.kind === 'over',
    totals: scores.slice(),
    winners: next.kind === 'over' ? next.outcome.winners : [],
  })
}

const suitNamed = (card: Card): Suit => suitNameOf(suitOf(parseCard(card)))

/** Counts tricks by the role of the suit that won them; one whose suit has none yet counts for nothing. */
class TrickCount {
  #roles = new Map<Suit, Role>()
  /** The cards that lie there, by who played them. */
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

function factsOfEidex(log: Log<EidexTypes>): Result<GameSoFar> {
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
  return accept({
    facts: { game: 'eidex', characters: [...characters], games },
    isOver: next.kind === 'over',
    totals: [...victoryPoints],
    winners: next.kind === 'over' ? next.outcome.winners : [],
  })
}
