/** One player's tournaments of Eidex, added up. */
import type { PlayerPart } from '../statistics/facts'
import { POWER_IDS, type PowerId } from './characters'
import type { EidexFacts } from './facts'

/** Results with a character, or without one. */
interface Balance {
  /** Tournaments. */
  readonly games: number
  readonly wins: number
  readonly victoryPoints: number
}

export interface CharacterBalance extends Balance {
  /** Null for the basic game. */
  readonly character: PowerId | null
}

export interface EidexStatistics extends Balance {
  /** Single games in these tournaments, and the points made in them. */
  readonly deals: number
  readonly points: number
  /** Only characters that were played: most wins first, then most victory points per tournament. */
  readonly characters: readonly CharacterBalance[]
}

/** One player in one tournament. */
export interface EidexPart extends PlayerPart {
  readonly facts: EidexFacts
}

export function eidexStatistics(parts: readonly EidexPart[]): EidexStatistics {
  const deals = parts.flatMap(({ facts, player }) =>
    facts.games.map(({ points }) => points[player] ?? 0),
  )
  return {
    ...balanceOf(parts),
    deals: deals.length,
    points: deals.reduce((a, b) => a + b, 0),
    characters: [...POWER_IDS, null]
      .map((character) => ({
        character,
        ...balanceOf(parts.filter((part) => characterOf(part) === character)),
      }))
      .filter(({ games }) => games > 0)
      .sort((a, b) => b.wins - a.wins || b.victoryPoints / b.games - a.victoryPoints / a.games),
  }
}

const characterOf = ({ facts, player }: EidexPart): PowerId | null =>
  facts.characters[player] ?? null

const balanceOf = (parts: readonly EidexPart[]): Balance => ({
  games: parts.length,
  wins: parts.filter(({ isWon }) => isWon).length,
  victoryPoints: parts.reduce((sum, { total }) => sum + total, 0),
})
