/** Reads the file that the host writes for a table: all its games, and who played. */
import { keyOf, type Ceremony } from '../../engine/fair/ceremony'
import { diceFor } from '../../engine/fair/dice'
import { accept, refuse, type GameTypes, type Log, type Result } from '../../engine/kernel'
import type { StichPlayer } from '../../protocol/stich'
import type { Cooperative } from '../cooperative'
import { recovering, type TableHead, type TableRecord } from '../table/records'
import type { SeatState } from '../table/seating'

export interface GameInFile {
  readonly number: number
  /** Null in files of older programs. */
  readonly begun: string | null
  readonly log: Log<GameTypes>
  /** The players when the last card of the game was played. */
  readonly players: readonly StichPlayer[]
  readonly ceremony: Ceremony
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

/** Replays everything with the sealed dice, or refuses the file with the line and the reason. */
export function* readingTableFile(text: string): Cooperative<Result<TableFile>> {
  const end = text.lastIndexOf('\n') + 1
  const lines = text.slice(0, end).split('\n').slice(0, -1)
  if (lines.length === 0) return refuse('log.damaged', 'Nothing is written there.')
  const recovered = yield* recovering(lines, (ceremony) => {
    const key = keyOf(ceremony)
    return (index) => diceFor(key, index)
  })
  if (!recovered.ok) return recovered
  const { head, records } = recovered.value
  return accept({
    head,
    games: gamesIn(head, records),
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
      // In a rematch all players move on by one seat before the deal.
      game.players = players
    } else if (record.at === 'taken-back') game?.log.inputs.splice(record.rev)
  }
  return games
}
