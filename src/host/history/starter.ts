/** The player who played a game most recently: some games begin with them. */
import type { HistoryEntry } from '../../protocol/history'

/** By person: when the last game of this kind that they finished was begun. */
export type LastPlayed = ReadonlyMap<string, string>

/** By game. Imported games do not count, nor games that a bot finished for its player. */
export function lastPlayed(entries: readonly HistoryEntry[]): ReadonlyMap<string, LastPlayed> {
  const byGame = new Map<string, Map<string, string>>()
  for (const { game, state, games } of entries) {
    if (state === 'imported') continue
    const newest = byGame.get(game) ?? new Map<string, string>()
    byGame.set(game, newest)
    for (const { isOver, begun, players } of games) {
      if (!isOver) continue
      for (const { name, bot } of players) {
        if (name === null || bot !== null) continue
        if (begun > (newest.get(name) ?? '')) newest.set(name, begun)
      }
    }
  }
  return byGame
}

/** Adds a game that these people have just finished. */
export const alsoPlayed = (
  last: ReadonlyMap<string, LastPlayed>,
  game: string,
  people: readonly string[],
  begun: string,
): ReadonlyMap<string, LastPlayed> => {
  const before = last.get(game) ?? new Map<string, string>()
  return new Map([
    ...last,
    [game, new Map([...before, ...people.map((name) => [name, begun] as const)])],
  ])
}

/** The seat of the player who played last; undefined, and left to the dice, if that is nobody or a tie. */
export function firstStarter(
  people: readonly (string | null)[],
  last: LastPlayed,
): number | undefined {
  const dates = people.map((name) => (name === null ? '' : (last.get(name) ?? '')))
  const newest = dates.reduce((latest, date) => (date > latest ? date : latest), '')
  const seats = [...dates.keys()].filter((seat) => dates[seat] === newest)
  return newest !== '' && seats.length === 1 ? seats[0] : undefined
}
