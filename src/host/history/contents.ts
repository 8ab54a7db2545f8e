/** What the history keeps of a file: its games as they are listed, or why it cannot be read. */
import type { GameSoFar } from '../../engine/statistics/facts'
import { factsOf } from '../../engine/statistics/facts-of'
import { accept, type Result } from '../../engine/kernel'
import { isHistoryEntry, type HistoryEntry, type PlayedGame } from '../../protocol/history'
import { engineLog } from '../../protocol/played'
import type { StichGame } from '../../protocol/stich'
import type { Cooperative } from '../cooperative'
import { LOG_ENDING, STICH_ENDING, type FileName, type Place } from '../store/archive'
import { gameOf } from '../table/dealing'
import { readingStich } from './cooperative-stich'
import { replaying } from './replaying'
import { readingTableFile, type GameInFile } from './table-file'

export type Contents =
  | {
      readonly kind: 'games'
      readonly entry: HistoryEntry
      /** Everybody named in the file. */
      readonly people: readonly string[]
    }
  /** A table at which no game was started. */
  | { readonly kind: 'nothing'; readonly people: readonly string[] }
  /** `isWhole` if the file is sound but this version of the program cannot read it. */
  | { readonly kind: 'unreadable'; readonly problem: string; readonly isWhole: boolean }

const STATES: Readonly<Record<Place, HistoryEntry['state']>> = {
  tables: 'running',
  history: 'closed',
  imported: 'imported',
  damaged: 'closed',
}

/** The id of the table, if the file's name is one of ours. */
export function tableOf(name: string): string | undefined {
  const ending = [LOG_ENDING, STICH_ENDING].find((known) => name.endsWith(known))
  const id = name.slice(0, -(ending?.length ?? 0))
  return ending !== undefined && /^[0-9a-f]{16}$/.test(id) ? id : undefined
}

export const isStichName = (name: string): boolean => name.endsWith(STICH_ENDING)

export const unreadable = (problem: string, isWhole = false): Contents => ({
  kind: 'unreadable',
  problem,
  isWhole,
})

export function* contentsOf(file: FileName, text: string): Cooperative<Contents> {
  // A table's file exists before its first line is written.
  if (file.place === 'tables' && !text.includes('\n')) return { kind: 'nothing', people: [] }
  const read = isStichName(file.name) ? yield* ofStich(text) : yield* ofTable(text, file.place)
  if (!read.ok) {
    const { code, message } = read.refusal
    return unreadable(message, code === 'log.version' || code === 'stich.version')
  }
  const { entry, people } = read.value
  if (entry.table !== tableOf(file.name)) return unreadable('The name of the file is not its own.')
  if (entry.games.length === 0) return { kind: 'nothing', people }
  if (new Set(entry.games.map(({ number }) => number)).size < entry.games.length) {
    return unreadable('A game is in it twice.')
  }
  // Names and dates may have been edited by hand.
  return isHistoryEntry(entry)
    ? { kind: 'games', entry, people }
    : unreadable('A name or a date in it is impossible.')
}

interface Told {
  readonly entry: HistoryEntry
  readonly people: readonly string[]
}

function* ofTable(text: string, place: Place): Cooperative<Result<Told>> {
  const read = yield* readingTableFile(text)
  if (!read.ok) return read
  const { head, host, people, away } = read.value
  const games = yield* gamesOf(read.value.games, head.opened, known)
  if (!games.ok) return games
  const { id, opened, setup } = head
  const table = { table: id, name: setup.name, game: setup.game, opened, host }
  return accept({ entry: { ...table, state: away ?? STATES[place], games: games.value }, people })
}

function* ofStich(text: string): Cooperative<Result<Told>> {
  const read = yield* readingStich(text)
  if (!read.ok) return read
  const { table, games: played } = read.value
  const games = yield* gamesOf(played, table.opened, checked)
  if (!games.ok) return games
  const { id, ...rest } = table
  const names = played.flatMap(({ players }) => players.flatMap(({ name }) => name ?? []))
  return accept({
    entry: { table: id, ...rest, state: 'imported', games: games.value },
    people: [...new Set([...(table.host === null ? [] : [table.host]), ...names])],
  })
}

function* gamesOf<Game extends GameInFile | StichGame>(
  games: readonly Game[],
  opened: string,
  resultOf: (game: Game) => Cooperative<Result<GameSoFar>>,
): Cooperative<Result<readonly PlayedGame[]>> {
  const told: PlayedGame[] = []
  for (const game of games) {
    yield
    const result = yield* resultOf(game)
    if (!result.ok) return result
    const { number, begun, players, ceremony } = game
    told.push({
      number,
      begun: begun ?? opened,
      players: players.map(({ marker: _, ...player }) => player),
      isAgain: gameOf(ceremony.id) < number,
      ...result.value,
    })
  }
  return accept(told)
}

/** As its table wrote it down; otherwise the game is played again. */
const known = function* (game: GameInFile): Cooperative<Result<GameSoFar>> {
  if (game.result !== undefined) return accept({ ...game.result, isOver: true })
  const replayed = yield* replaying(game)
  return replayed.ok ? accept(replayed.value.soFar) : replayed
}

/** Its deals have just been checked. */
const checked = function* ({ log }: StichGame): Cooperative<Result<GameSoFar>> {
  yield
  return factsOf(engineLog(log))
}
