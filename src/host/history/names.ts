/** Renames a person wherever the name is written. Bots have no name that could be changed. */
import type { HistoryEntry } from '../../protocol/history'
import type { Stich } from '../../protocol/stich'
import { readRecord, type Person, type SeatState } from '../../protocol/table-log'
import type { Contents } from './contents'

interface Named {
  readonly name: string | null
}

export class Renaming {
  readonly #from: string
  readonly #to: string

  constructor(from: string, to: string) {
    this.#from = from
    this.#to = to
  }

  get from(): string {
    return this.#from
  }

  /** In a table's records: unaffected lines stay as they are. */
  inLog(text: string): string {
    return text
      .split('\n')
      .map((line) => (line.includes('"seats"') ? this.#inLine(line) : line))
      .join('\n')
  }

  inStich({ table, games, ...rest }: Stich): Stich {
    return {
      ...rest,
      table: { ...table, host: this.#nullable(table.host) },
      games: games.map((game) => ({ ...game, players: this.#players(game.players) })),
    }
  }

  /** In the index entry of a file. */
  inContents(contents: Contents): Contents {
    if (contents.kind === 'unreadable') return contents
    const people = [...new Set(contents.people.map((name) => this.#named(name)))]
    return contents.kind === 'nothing'
      ? { ...contents, people }
      : { ...contents, people, entry: this.#inEntry(contents.entry) }
  }

  inSeats(seats: readonly SeatState[]): readonly SeatState[] {
    const renamed = (person: Person) => ({ ...person, name: this.#named(person.name) })
    return seats.map(({ person, left, ...seat }) => ({
      person: person && renamed(person),
      ...seat,
      ...(left === undefined ? {} : { left: renamed(left) }),
    }))
  }

  #inLine(line: string): string {
    // Half a line at the end of a file names no one.
    const record = readRecord(line)
    if (!record.ok || record.value.at !== 'seats') return line
    return JSON.stringify({ ...record.value, seats: this.inSeats(record.value.seats) })
  }

  #inEntry(entry: HistoryEntry): HistoryEntry {
    return {
      ...entry,
      host: this.#nullable(entry.host),
      games: entry.games.map((game) => ({ ...game, players: this.#players(game.players) })),
    }
  }

  #players<Player extends Named>(players: readonly Player[]): readonly Player[] {
    return players.map((player) => ({ ...player, name: this.#nullable(player.name) }))
  }

  #nullable(name: string | null): string | null {
    return name === null ? null : this.#named(name)
  }

  #named(name: string): string {
    return name === this.#from ? this.#to : name
  }
}
