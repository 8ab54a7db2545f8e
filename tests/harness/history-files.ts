/** A data folder with games in it, and a history that reads them. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HistoryEntry } from '../../src/protocol/history'
import type { HostMessage } from '../../src/protocol/messages'
import type { Stich } from '../../src/protocol/stich'
import { BOT, fileOf, person, tableRecords, type TableOfGames } from '../fixtures/scoresheet-tables'
import { fairDice, systemClock } from '../../src/host/host'
import type { Clock } from '../../src/host/ports'
import { roomIn } from './log-files'
import type { MemoryRoom } from './memory-room'

export const EBBES: TableOfGames = {
  game: 'ebbes',
  options: { seats: 3 },
  seats: [[person('Anna'), person('Bernd'), BOT]],
  begun: ['2026-11-14T19:35:00.000Z'],
}
export const EIDEX: TableOfGames = {
  game: 'eidex',
  options: { mode: 'cosmic', characters: ['quizmaster', 'skater', 'computer'], target: 3 },
  seats: [[person('Anna'), person('Carla'), BOT]],
  begun: ['2026-11-15T20:00:00.000Z'],
}

export const idOf = (number: number): string => number.toString(16).padStart(16, '0')

/** Waits a hundred times as long, in case the history is slow because the machine is busy. */
const PATIENT: Clock = {
  now: () => systemClock.now(),
  after: (ms, run) => systemClock.after(100 * ms, run),
}

export class DataFolder {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }

  static async make(): Promise<DataFolder> {
    return new DataFolder(await mkdtemp(join(tmpdir(), 'stichabend-history-')))
  }

  /** A table that was played and closed. */
  async closed(id: string, table: TableOfGames): Promise<void> {
    const records = [...tableRecords({ ...table, id }), { at: 'closed' }]
    await this.write(`history/${id}.jsonl`, fileOf(records))
  }

  async write(name: string, text: string): Promise<void> {
    await mkdir(join(this.path, name, '..'), { recursive: true })
    await writeFile(join(this.path, name), text)
  }

  read(name: string): Promise<string> {
    return readFile(join(this.path, name), 'utf8')
  }

  async names(place: string): Promise<readonly string[]> {
    return (await readdir(join(this.path, place))).sort()
  }

  /** A new room each time, as after a restart, later than all games in the folder. */
  room(): Promise<MemoryRoom> {
    return roomIn(this.path, {
      diceOf: fairDice,
      today: () => '2026-12-24T18:00:00.000Z',
      clock: PATIENT,
    })
  }

  remove(): Promise<void> {
    return rm(this.path, { recursive: true })
  }
}

export function listIn(message: HostMessage) {
  if (message.type !== 'history') throw new Error(JSON.stringify(message))
  return message
}

export function stichIn(message: HostMessage): Stich {
  if (message.type !== 'stich') throw new Error(JSON.stringify(message))
  return message.stich
}

export async function entriesOf(room: MemoryRoom): Promise<readonly HistoryEntry[]> {
  return listIn(await room.ask({ do: 'list' })).entries
}
