/** Standings over several games, by the names of those who played. */
import { GAMES } from '../games'
import type { Sheet } from './sheet'

export interface EveningGame {
  /** By player. */
  readonly names: readonly string[]
  readonly sheet: Sheet
}

export interface Standing {
  /** By wins; the same number shares a place. */
  readonly place: number
  readonly name: string
  /** Only games that were played to their end. */
  readonly games: number
  readonly wins: number
  /** By game: the highest total at its end, null for one never played. */
  readonly best: Readonly<Record<string, number | null>>
}

interface Tally {
  games: number
  wins: number
  best: Record<string, number | null>
}

const noBest = () => Object.fromEntries(Object.keys(GAMES).map((id) => [id, null]))

export function standingsOf(games: readonly EveningGame[]): readonly Standing[] {
  const tallies = new Map<string, Tally>()
  for (const { names, sheet } of games) {
    if (sheet.winners.length === 0) continue
    // Whoever has the same name counts as one person, even at one table.
    for (const name of new Set(names)) {
      const tally = tallies.get(name) ?? { games: 0, wins: 0, best: noBest() }
      tallies.set(name, tally)
      tally.games++
      if (sheet.winners.some((winner) => names[winner] === name)) tally.wins++
      for (const { player, total } of sheet.ranking) {
        if (names[player] !== name) continue
        tally.best[sheet.game] = Math.max(total, tally.best[sheet.game] ?? total)
      }
    }
  }
  const all = [...tallies].map(([name, tally]) => ({ name, ...tally }))
  return all
    .map((each) => ({ place: 1 + all.filter(({ wins }) => wins > each.wins).length, ...each }))
    .sort((a, b) => a.place - b.place || a.games - b.games || (a.name < b.name ? -1 : 1))
}
