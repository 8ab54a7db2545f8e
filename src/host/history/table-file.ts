/** Reads the file that the host writes for a table: all its games, and who played. */
import type { Ceremony } from '../../engine/fair/ceremony'
import { accept, refuse, type GameTypes, type Log, type Result } from '../../engine/kernel'
import type { GameResult } from '../../protocol/history'
import type { StichPlayer } from '../../protocol/stich'
import { readRecord } from '../../protocol/table-log'
import type { Cooperative } from '../cooperative'
import { resultIn } from '../table/game-over'
import {
  atLine,
  mayBegin,
  mustFit,
  readHead,
  tried,
  type TableHead,
  type TableRecord,
} from '../table/records'
import type { SeatState } from '../table/seating'

export interface GameInFile {
  readonly number: number
  /** Null in files of older programs. */
  readonly begun: string | null
  readonly log: Log<GameTypes>
  /** The players when the last card of the game was played. */
  readonly players: readonly StichPlayer[]
  readonly ceremony: Ceremony
  /** Where its beginning and its inputs are written, from 0. */
  readonly line: number
  readonly inputLines: readonly number[]
  /** What the table wrote down at the end of exactly this game, if it did. */
  readonly result: GameResult | undefined
}

export interface TableFile {
  readonly head: TableHead
  /** Not played again yet: see `replaying`. */
  readonly games: readonly GameInFile[]
  /** The owner who opened the table, if they ever took a seat. */
  readonly host: string | null
  /** Everybody who ever took a seat, even without playing. */
  readonly people: readonly string[]
  /** Whether the table was moved to another computer, and whether it arrived there as far as we know. */
  readonly away: 'sent' | 'moved' | null
  /** The last line was incomplete and was left out: the machine stopped while writing it. */
  readonly wasTorn: boolean
}

/** What the lines say, or the line that says nothing and why. */
export function* readingTableFile(text: string): Cooperative<Result<TableFile>> {
  const end = text.lastIndexOf('\n') + 1
  const [first, ...lines] = text.slice(0, end).split('\n').slice(0, -1)
  if (first === undefined) return refuse('log.damaged', 'Nothing is written there.')
  const head = readHead(first)
  if (!head.ok) return head
  const records: TableRecord[] = [head.value]
  const games: GameBeingRead[] = []
  let players: readonly StichPlayer[] = []
  for (const line of lines) {
    yield
    const read = readRecord(line)
    if (!read.ok) return atLine(records.length, read.refusal)
    const record = read.value
    if (record.at === 'seats') players = record.seats.map(playerAt)
    const at = records.length
    const followed = tried(() => follow(head.value, games, record, players, at))
    if (!followed.ok) return atLine(records.length, followed.refusal)
    records.push(record)
  }
  return accept({
    head: head.value,
    games,
    host: hostIn(records),
    people: peopleIn(records),
    away: awayIn(records),
    wasTorn: end < text.length,
  })
}

function awayIn(records: readonly TableRecord[]): TableFile['away'] {
  const last = records.at(-1)?.at
  return last === 'moved' ? 'sent' : last === 'received' ? 'moved' : null
}

function hostIn(records: readonly TableRecord[]): string | null {
  for (const record of records) {
    if (record.at !== 'seats') continue
    const host = record.seats.find(({ person }) => person?.digest === record.owner)
    if (host?.person) return host.person.name
  }
  return null
}

const peopleIn = (records: readonly TableRecord[]): readonly string[] => [
  ...new Set(
    records.flatMap((record) =>
      record.at === 'seats' ? record.seats.flatMap(({ person }) => person?.name ?? []) : [],
    ),
  ),
]

const playerAt = ({ person, bot, regular }: SeatState): StichPlayer => ({
  name: person?.name ?? null,
  marker: person?.marker ?? null,
  bot,
  ...(regular !== undefined && { regular }),
})

interface GameBeingRead extends GameInFile {
  players: readonly StichPlayer[]
  readonly log: Log<GameTypes> & { readonly inputs: unknown[] }
  readonly inputLines: number[]
  result: GameResult | undefined
}

/** Adds to the games what the record says of them. */
function follow(
  head: TableHead,
  games: GameBeingRead[],
  record: TableRecord,
  players: readonly StichPlayer[],
  line: number,
): Result<undefined> {
  const game = games.at(-1)
  switch (record.at) {
    case 'table':
      return refuse('log.damaged', 'A second beginning.')
    case 'seats':
      return mustFit(head, record.seats)
    case 'game': {
      const { number, begun = null, rulesVersion, config, ceremony } = record
      const log = { game: head.setup.game, rulesVersion, config, inputs: [] }
      games.push({
        ...{ number, begun, log, players, ceremony },
        ...{ line, inputLines: [], result: undefined },
      })
      return mayBegin(head, record, players.length)
    }
    case 'input':
      if (game === undefined) return refuse('log.damaged', 'An input without a game.')
      game.log.inputs.push(record.input)
      game.inputLines.push(line)
      game.result = undefined
      // In a rematch all players move on by one seat before the deal.
      game.players = players
      return accept(undefined)
    case 'taken-back':
      game?.log.inputs.splice(record.rev)
      game?.inputLines.splice(record.rev)
      if (game !== undefined) game.result = undefined
      return accept(undefined)
    case 'arrived':
      // What came before it was written by another computer.
      for (const each of games) each.result = undefined
      return accept(undefined)
    case 'over':
      if (game !== undefined) game.result = resultIn(record, { ...game, ...game.log })
      return accept(undefined)
    default:
      return accept(undefined)
  }
}
