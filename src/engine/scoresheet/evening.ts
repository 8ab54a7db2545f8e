/** Standings over several games, by the players' names. */
import type { Sheet } from './sheet'

export interface EveningGame {
  /** By player. */
  readonly names: readonly string[]
  readonly sheet: Sheet
}

export interface Standing {
  /** By wins; equal numbers share a place. */
  readonly place: number
  readonly name: string
  /** Only finished games. */
  readonly games: number
  readonly wins: number
  /** By game: the highest final total; null for a game never played. */
  readonly best: Readonly<Record<string, number | null>>
}

interface Tally {
  games: number
  wins: number
  best: Record<string, number | null>
}

/** `ids` are those of all games there are. */
export function standingsOf(
  games: readonly EveningGame[],
  ids: readonly string[],
): readonly Standing[] {
  const noBest = () => Object.fromEntries(ids.map((id) => [id, null]))
  const tallies = new Map<string, Tally>()
  for (const { names, sheet } of games) {
    if (sheet.winners.length === 0) continue
    // People with the same name count as one, even at one table.
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
