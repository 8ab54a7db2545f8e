/** The names of all players in a game of the history. */
import { shownName } from '../lobby/table-name'
import type { HistoryEntry, PlayedGame } from '../../protocol/history'
import { regularAt } from '../../protocol/primitives'
import { gameOf } from '../games'
import { gameName } from '../games/faces.svelte'
import { t } from '../i18n/texts.svelte'
import { dayWords } from './dates'
import { dayOf } from './find'

/** A player scored beyond the seats is the game's own player. */
export function playerName(game: string, { players }: PlayedGame, player: number): string {
  const seat = players[player]
  if (seat === undefined) return gameOf(game)?.ownPlayer?.() ?? t('table.nobody')
  if (seat.name !== null) return seat.name
  return seat.bot === null
    ? t('table.nobody')
    : botName(regularAt(player, 'regular' in seat ? seat : {}))
}

const botName = (name = ''): string => `${name} (${t('table.bot')})`.trim()

/** Everybody who played at a table, each once: people first. */
export function companyOf({ game: kind, games }: HistoryEntry): readonly string[] {
  const seats = games.flatMap((game) =>
    game.players.map((player, seat) => ({ ...player, shown: playerName(kind, game, seat) })),
  )
  const people = seats.filter(({ name }) => name !== null)
  const bots = seats.filter(({ name, bot }) => name === null && bot !== null)
  return [...new Set([...people, ...bots].map(({ shown }) => shown))]
}

/** All visible text of a table, for the search. */
export function describeTable(entry: HistoryEntry): string {
  const days = new Set([entry.opened, ...entry.games.map(({ begun }) => begun)].map(dayOf))
  const who = [entry.host ?? '', ...companyOf(entry)]
  return [shownName(entry.name), gameName(entry.game), ...who, ...[...days].map(dayWords)].join(' ')
}
