/** ebbes.starter: the first starting player is whoever played ebbes last. */
import type { HistoryEntry } from '../../protocol/history'

/** When each person has begun the last game of ebbes that they played to its end. */
export type LastPlayed = ReadonlyMap<string, string>

/** A game from elsewhere does not count, nor one that a bot has finished for somebody. */
export function lastPlayed(entries: readonly HistoryEntry[]): LastPlayed {
  const newest = new Map<string, string>()
  for (const { game, state, games } of entries) {
    if (game !== 'ebbes' || state === 'imported') continue
    for (const { isOver, begun, players } of games) {
      if (!isOver) continue
      for (const { name, bot } of players) {
        if (name === null || bot !== null) continue
        if (begun > (newest.get(name) ?? '')) newest.set(name, begun)
      }
    }
  }
  return newest
}

/** These people have now played another game to its end. */
export const alsoPlayed = (
  last: LastPlayed,
  people: readonly string[],
  begun: string,
): LastPlayed => new Map([...last, ...people.map((name) => [name, begun] as const)])

/** The seat of whoever played last; undefined if nobody has, or several have: it is drawn then. */
export function firstStarter(
  people: readonly (string | null)[],
  last: LastPlayed,
): number | undefined {
  const dates = people.map((name) => (name === null ? '' : (last.get(name) ?? '')))
  const newest = dates.reduce((latest, date) => (date > latest ? date : latest), '')
  const seats = [...dates.keys()].filter((seat) => dates[seat] === newest)
  return newest !== '' && seats.length === 1 ? seats[0] : undefined
}
