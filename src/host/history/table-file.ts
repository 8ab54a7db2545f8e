/** Reads the file that the host writes of a table: every game at it, and who played. */
import { keyOf, type Ceremony } from '../../engine/fair/ceremony'
import { diceFor } from '../../engine/fair/dice'
import {
  accept,
  isObject,
  refuse,
  type GameTypes,
  type Log,
  type Result,
} from '../../engine/kernel'
import type { StichPlayer } from '../../protocol/stich'
import type { Pieces } from '../pieces'
import { recovering, shownName, type TableHead, type TableRecord } from '../table/records'
import type { SeatState } from '../table/seating'

export interface GameInFile {
  readonly number: number
  /** Null in files of older programs. */
  readonly begun: string | null
  readonly log: Log<GameTypes>
  /** Who sat there when the last card of the game was played. */
  readonly players: readonly StichPlayer[]
  readonly ceremony: Ceremony
}

export interface TableFile {
  readonly head: TableHead
  readonly games: readonly GameInFile[]
  /** Whoever opened the table, if they ever sat down at it. */
  readonly host: string | null
  /** Everybody who ever sat down, also without playing. */
  readonly people: readonly string[]
  /** The last line had no end and was left out: the machine stopped while writing it. */
  readonly wasTorn: boolean
}

/** Everything is replayed with the dice that were sealed, or refused with the line and the reason. */
export function* readingTableFile(text: string): Pieces<Result<TableFile>> {
  const end = text.lastIndexOf('\n') + 1
  const lines = text.slice(0, end).split('\n').slice(0, -1)
  if (lines.length === 0) return refuse('log.damaged', 'Nothing is written there.')
  const records = lines.map(parsed)
  const damaged = records.indexOf(undefined)
  if (damaged >= 0) return refuse('log.damaged', `Line ${damaged + 1}: This is not a JSON object.`)
  const recovered = yield* recovering(records, (ceremony) => {
    const key = keyOf(ceremony)
    return (index) => diceFor(key, index)
  })
  if (!recovered.ok) return recovered
  const { head } = recovered.value
  const strange = (records as readonly TableRecord[]).findIndex(hasStrangeSeats)
  if (strange >= 0) {
    return refuse('log.damaged', `Line ${strange + 1}: These are not the seats of a table.`)
  }
  return accept({
    head,
    games: gamesIn(head, records as readonly TableRecord[]),
    host: hostIn(records as readonly TableRecord[]),
    people: peopleIn(records as readonly TableRecord[]),
    wasTorn: end < text.length,
  })
}

function parsed(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** What the host does not look at when it resumes a table, but others do. */
const hasStrangeSeats = (record: TableRecord): boolean =>
  record.at === 'seats' &&
  !(
    Array.isArray(record.seats) &&
    record.seats.every(
      (seat: unknown) => isObject(seat) && (seat['person'] === null || isObject(seat['person'])),
    )
  )

function hostIn(records: readonly TableRecord[]): string | null {
  for (const record of records) {
    if (record.at !== 'seats') continue
    const host = record.seats.find(({ person }) => person?.digest === record.owner)
    if (host?.person) return shownName(host.person.name)
  }
  return null
}

const peopleIn = (records: readonly TableRecord[]): readonly string[] => [
  ...new Set(
    records.flatMap((record) =>
      record.at === 'seats'
        ? record.seats.flatMap(({ person }) => (person === null ? [] : shownName(person.name)))
        : [],
    ),
  ),
]

const playerAt = ({ person, bot }: SeatState): StichPlayer => ({
  name: person && shownName(person.name),
  marker: person?.marker ?? null,
  bot,
})

function gamesIn(head: TableHead, records: readonly TableRecord[]): GameInFile[] {
  const games: (GameInFile & { players: readonly StichPlayer[]; log: { inputs: unknown[] } })[] = []
  let players: readonly StichPlayer[] = []
  for (const record of records) {
    const game = games.at(-1)
    if (record.at === 'seats') players = record.seats.map(playerAt)
    else if (record.at === 'game') {
      const { number, begun, rulesVersion, config, ceremony } = record
      const log = { game: head.setup.game, rulesVersion, config, inputs: [] }
      games.push({ number, begun: begun ?? null, log, players, ceremony })
    } else if (record.at === 'input' && game !== undefined) {
      game.log.inputs.push(record.input)
      // A rematch moves everybody on by one seat before it is dealt.
      game.players = players
    } else if (record.at === 'taken-back') game?.log.inputs.splice(record.rev)
  }
  return games
}
