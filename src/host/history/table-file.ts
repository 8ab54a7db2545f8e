/** Reads the file that the host writes for a table: all its games, and who played. */
import type { Ceremony } from '../../engine/fair/ceremony'
import { accept, refuse, type Result } from '../../engine/kernel'
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

type SeatsRecord = Extract<TableRecord, { at: 'seats' }>
type GameRecord = Extract<TableRecord, { at: 'game' }>

/** One line of a file, and its place there, from 0. */
interface Line {
  readonly place: number
  readonly text: string
}

/** As it is written there: its inputs are read by whoever plays it again. */
export interface GameInFile extends Pick<GameRecord, 'number' | 'rulesVersion' | 'config'> {
  readonly game: string
  /** Null in files of older programs. */
  readonly begun: string | null
  /** The players when the last card of the game was played. */
  readonly players: readonly StichPlayer[]
  readonly ceremony: Ceremony
  readonly place: number
  readonly inputs: readonly Line[]
  /** What the table wrote down at the end of exactly this game, if it did. */
  readonly result: GameResult | undefined
}

export interface TableFile {
  readonly head: TableHead
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

/** A line that is as this program writes it; a game has hundreds of them. */
const isPlainInput = (line: string): boolean => line.startsWith('{"at":"input",')

/** What the lines say, or the line that says nothing and why. */
export function* readingTableFile(text: string): Cooperative<Result<TableFile>> {
  const end = text.lastIndexOf('\n') + 1
  const lines = text.slice(0, end).split('\n').slice(0, -1)
  const [first] = lines
  if (first === undefined) return refuse('log.damaged', 'Nothing is written there.')
  const head = readHead(first)
  if (!head.ok) return head
  const table = new TableReader(head.value)
  for (let place = 1; place < lines.length; place++) {
    const line = { place, text: lines[place] ?? '' }
    const followed = tried(() => table.follow(line))
    if (!followed.ok) return atLine(place, followed.refusal)
    yield
  }
  return accept({ ...table.told, wasTorn: end < text.length })
}

const playerAt = ({ person, bot, regular }: SeatState): StichPlayer => ({
  name: person?.name ?? null,
  marker: person?.marker ?? null,
  bot,
  ...(regular !== undefined && { regular }),
})

interface GameBeingRead extends GameInFile {
  players: readonly StichPlayer[]
  readonly inputs: Line[]
  result: GameResult | undefined
}

class TableReader {
  readonly #head: TableHead
  readonly #games: GameBeingRead[] = []
  readonly #people = new Set<string>()
  #host: string | null = null
  #players: readonly StichPlayer[] = []
  #last: TableRecord['at'] = 'table'

  constructor(head: TableHead) {
    this.#head = head
  }

  get told(): Omit<TableFile, 'wasTorn'> {
    return {
      head: this.#head,
      games: this.#games,
      host: this.#host,
      people: [...this.#people],
      away: this.#last === 'moved' ? 'sent' : this.#last === 'received' ? 'moved' : null,
    }
  }

  follow(line: Line): Result<undefined> {
    if (isPlainInput(line.text)) return this.#play(line)
    const record = readRecord(line.text)
    return record.ok ? this.#record(record.value, line) : record
  }

  #record(record: TableRecord, line: Line): Result<undefined> {
    this.#last = record.at
    const game = this.#games.at(-1)
    switch (record.at) {
      case 'table':
        return refuse('log.damaged', 'A second beginning.')
      case 'seats':
        return this.#sit(record)
      case 'game':
        return this.#begin(record, line)
      case 'input':
        return this.#play(line)
      case 'taken-back':
        game?.inputs.splice(record.rev)
        break
      case 'over':
        if (game !== undefined) game.result = resultIn(record, game)
        break
      case 'arrived':
        // What came before it was written by another computer.
        for (const each of this.#games) each.result = undefined
        break
      case 'paused':
      case 'closed':
      case 'put-away':
      case 'taken-up':
      case 'reopened':
      case 'moved':
      case 'received':
    }
    if (record.at === 'taken-back' && game !== undefined) game.result = undefined
    return accept(undefined)
  }

  #sit(record: SeatsRecord): Result<undefined> {
    const { seats, owner } = record
    this.#players = seats.map(playerAt)
    for (const { person } of seats) {
      if (person === null) continue
      this.#people.add(person.name)
      if (person.digest === owner) this.#host ??= person.name
    }
    return mustFit(this.#head, seats)
  }

  #begin(record: GameRecord, { place }: Line): Result<undefined> {
    const { number, begun = null, rulesVersion, config, ceremony } = record
    const { game } = this.#head.setup
    const players = this.#players
    this.#games.push({
      ...{ game, number, begun, rulesVersion, config, players, ceremony },
      ...{ place, inputs: [], result: undefined },
    })
    return mayBegin(this.#head, record, players.length)
  }

  #play(line: Line): Result<undefined> {
    this.#last = 'input'
    const game = this.#games.at(-1)
    if (game === undefined) return refuse('log.damaged', 'An input without a game.')
    game.inputs.push(line)
    game.result = undefined
    // In a rematch all players move on by one seat before the deal.
    game.players = this.#players
    return accept(undefined)
  }
}
