/** Reads the file that the host writes of a table: every game at it, and who played. */
import { keyOf, type Ceremony } from '../../src/engine/fair/ceremony'
import { diceFor } from '../../src/engine/fair/dice'
import { verifyGame } from '../../src/engine/fair/verify'
import { GAMES, type AnyGame, type GameId } from '../../src/engine/games'
import {
  accept,
  isObject,
  refuse,
  type GameTypes,
  type Log,
  type Result,
} from '../../src/engine/kernel'
import { recover, type TableHead, type TableRecord } from '../../src/host/table/records'
import type { SeatState } from '../../src/host/table/seating'

export interface PlayedGame {
  readonly number: number
  readonly log: Log<GameTypes>
  /** Who sat there when the last card of the game was played. */
  readonly seats: readonly SeatState[]
  readonly ceremony: Ceremony
}

export interface TableFile {
  readonly head: TableHead
  readonly game: GameId
  readonly games: readonly PlayedGame[]
  /** Whoever opened the table, if they ever sat down at it. */
  readonly host: string | null
  /** The last line had no end and was left out: the machine stopped while writing it. */
  readonly wasTorn: boolean
}

/** Everything in the file is replayed and its deals are checked, or it is refused with the reason. */
export function readTable(text: string): Result<TableFile> {
  const end = text.lastIndexOf('\n') + 1
  const lines = text.slice(0, end).split('\n').slice(0, -1)
  if (lines.length === 0) return refuse('log.damaged', 'Nothing is written there.')
  const records = lines.map(parsed)
  const damaged = records.indexOf(undefined)
  if (damaged >= 0) return refuse('log.damaged', `Line ${damaged + 1}: This is not a JSON object.`)
  const recovered = recover(records, (ceremony) => {
    const key = keyOf(ceremony)
    return (index) => diceFor(key, index)
  })
  if (!recovered.ok) return recovered
  const { head } = recovered.value
  const strange = strangeWords(records as readonly TableRecord[])
  if (strange !== undefined) return refuse('log.damaged', strange)
  const games = gamesIn(head, records as readonly TableRecord[])
  for (const { number, log, ceremony } of games) {
    const verified = verifyGame(GAMES[head.setup.game] as AnyGame, log, ceremony)
    if (!verified.ok) {
      return refuse(verified.refusal.code, `Game ${number}: ${verified.refusal.message}`)
    }
  }
  const host = hostIn(records as readonly TableRecord[])
  return accept({ head, game: head.setup.game, games, host, wasTorn: end < text.length })
}

function hostIn(records: readonly TableRecord[]): string | null {
  for (const record of records) {
    if (record.at !== 'seats') continue
    const host = record.seats.find(({ person }) => person?.digest === record.owner)
    if (host?.person) return host.person.name
  }
  return null
}

function parsed(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** What the host does not look at when it resumes a table, but a sheet shows. */
function strangeWords(records: readonly TableRecord[]): string | undefined {
  for (const [index, record] of records.entries()) {
    if (record.at === 'table' && !hasWords(record.opened, record.setup.name)) {
      return `Line ${index + 1}: The table has no name or no date.`
    }
    if (record.at === 'seats' && !areSeats(record.seats)) {
      return `Line ${index + 1}: These are not the seats of a table.`
    }
  }
  return undefined
}

const hasWords = (...words: readonly unknown[]): boolean =>
  words.every((word) => typeof word === 'string')

const areSeats = (seats: unknown): boolean =>
  Array.isArray(seats) &&
  seats.every(
    (seat) =>
      isObject(seat) &&
      (seat['person'] === null || (isObject(seat['person']) && hasWords(seat['person']['name']))),
  )

function gamesIn(head: TableHead, records: readonly TableRecord[]): PlayedGame[] {
  const games: (PlayedGame & { seats: readonly SeatState[]; log: { inputs: unknown[] } })[] = []
  let seats: readonly SeatState[] = []
  for (const record of records) {
    const game = games.at(-1)
    if (record.at === 'seats') seats = record.seats
    else if (record.at === 'game') {
      const { number, rulesVersion, config, ceremony } = record
      const log = { game: head.setup.game, rulesVersion, config, inputs: [] }
      games.push({ number, log, seats, ceremony })
    } else if (record.at === 'input' && game !== undefined) {
      game.log.inputs.push(record.input)
      // A rematch moves everybody on by one seat before it is dealt.
      game.seats = seats
    } else if (record.at === 'taken-back') game?.log.inputs.splice(record.rev)
  }
  return games
}
