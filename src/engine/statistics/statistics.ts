/** Statistics over the games of this machine, for everybody who played in them. */
import {
  compare,
  countedGames,
  keyOf,
  type Appearance,
  type CountedGame,
  type LeftOut,
  type PastTable,
  type Who,
} from './appearances'
import { knownGame } from '../known-game'
import type { GameFacts, PlayerPart } from './facts'

/** A game as one player remembers it. */
export interface Remembered {
  readonly table: string
  readonly number: number
  readonly begun: string
  readonly game: GameFacts['game']
  readonly total: number
  readonly place: number
  readonly isWon: boolean
}

/** How often each finished before the other, in the games that both played. */
export interface Duel {
  readonly against: Who
  readonly before: number
  readonly level: number
  readonly after: number
}

export interface PlayerStatistics {
  readonly who: Who
  /** Two bots of one level at a table, or two people of one name, count twice. */
  readonly games: number
  readonly wins: number
  /** The share of wins by luck alone: one in three among three. */
  readonly byLuck: number
  readonly streak: { readonly now: number; readonly longest: number }
  /** Oldest first. */
  readonly remembered: readonly Remembered[]
  /** Most frequent first. */
  readonly duels: readonly Duel[]
  /** By game id, for every game played: the statistics of its own rules. */
  readonly byGame: Readonly<Record<string, object>>
}

export interface Statistics {
  /** How many games count. */
  readonly games: number
  readonly leftOut: LeftOut
  /** The player with the most games first. */
  readonly players: readonly PlayerStatistics[]
}

/** A player's part in one game. */
interface Part {
  readonly counted: CountedGame
  readonly own: Appearance
}

export function statisticsOf(
  tables: readonly PastTable[],
  { withBots }: { readonly withBots: boolean },
): Statistics {
  const { counted, leftOut } = countedGames(tables, withBots)
  const parts = new Map<string, Part[]>()
  for (const game of counted) {
    for (const own of game.appearances) {
      const known = parts.get(own.key)
      if (known === undefined) parts.set(own.key, [{ counted: game, own }])
      else known.push({ counted: game, own })
    }
  }
  const players = [...parts.values()]
    .map(playerStatistics)
    .sort((a, b) => b.games - a.games || compare(keyOf(a.who), keyOf(b.who)))
  return { games: counted.length, leftOut, players }
}

function playerStatistics(parts: readonly Part[]): PlayerStatistics {
  const [first] = parts
  if (first === undefined) throw new Error('Nobody plays no games.')
  const remembered = parts.map(rememberedOf)
  return {
    who: first.own.who,
    games: parts.length,
    wins: remembered.filter(({ isWon }) => isWon).length,
    byLuck:
      parts.reduce((sum, part) => sum + 1 / part.counted.game.totals.length, 0) / parts.length,
    streak: streakOf(remembered),
    remembered,
    duels: duelsOf(parts),
    byGame: statisticsByGame(parts),
  }
}

function statisticsByGame(parts: readonly Part[]): PlayerStatistics['byGame'] {
  const all = parts.map(playerPart)
  const ids = new Set(all.map(({ facts }) => facts.game))
  return Object.fromEntries(
    Array.from(ids, (id) => {
      const played = all.filter(({ facts }) => facts.game === id)
      return [id, knownGame(id).statisticsOf(played)]
    }),
  )
}

const playerPart = ({
  counted: { table, game },
  own: { player, total, isWon },
}: Part): PlayerPart => ({
  facts: game.facts,
  player,
  total,
  isWon,
  place: { table, number: game.number, begun: game.begun },
})

const rememberedOf = ({ counted: { table, game }, own }: Part): Remembered => ({
  table,
  number: game.number,
  begun: game.begun,
  game: game.facts.game,
  total: own.total,
  place: own.place,
  isWon: own.isWon,
})

/** Games won in a row. */
function streakOf(remembered: readonly Remembered[]): PlayerStatistics['streak'] {
  let now = 0
  let longest = 0
  for (const { isWon } of remembered) {
    now = isWon ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  return { now, longest }
}

function duelsOf(parts: readonly Part[]): readonly Duel[] {
  const duels = new Map<string, { -readonly [Field in keyof Duel]: Duel[Field] }>()
  for (const { counted, own } of parts) {
    for (const other of counted.appearances) {
      // Players do not compete with themselves, even if they sit at the table twice.
      if (other.key === own.key) continue
      const duel = duels.get(other.key) ?? { against: other.who, before: 0, level: 0, after: 0 }
      duels.set(other.key, duel)
      if (own.place < other.place) duel.before++
      else if (own.place > other.place) duel.after++
      else duel.level++
    }
  }
  return [...duels.values()].sort(
    (a, b) => gamesOf(b) - gamesOf(a) || compare(keyOf(a.against), keyOf(b.against)),
  )
}

export const gamesOf = ({ before, level, after }: Duel): number => before + level + after
