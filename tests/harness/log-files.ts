/** Rooms that write into a folder, with dice that always fall alike: for tests of what is on disk. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seededRandom } from '../../src/engine/random'
import type { RoomDeps } from '../../src/host/room'
import { fileStore } from '../../src/host/store/log-store'
import type { Ticket } from '../../src/protocol/client'
import type { TableSetup } from '../../src/protocol/table'
import { must, type Guest } from './guests'
import { memoryRoom, type MemoryRoom } from './memory-room'

export async function roomIn(folder: string, changes: Partial<RoomDeps> = {}): Promise<MemoryRoom> {
  const made = memoryRoom({
    diceOf: () => (index) => seededRandom(index),
    store: await fileStore(folder),
    ...changes,
  })
  await made.room.resume()
  return made
}

/** All guests sit down, and the first one starts. None plays yet. */
export async function begin(room: MemoryRoom, setup: TableSetup): Promise<readonly Guest[]> {
  const people = setup.seats.flatMap((seat, index) =>
    seat === 'open' ? [room.newGuest(`Guest ${index}`)] : [],
  )
  const [first, ...others] = people as [Guest, ...Guest[]]
  await Promise.all(people.map((person) => person.untilOpen()))
  must(await first.client.create(setup))
  const table = first.client.table?.id ?? ''
  for (const other of others) must(await other.client.join({ table }))
  must(await first.client.propose({ do: 'start' }))
  await Promise.all(
    people.map((person) => person.until(() => person.client.table?.phase === 'playing')),
  )
  return people
}

/** One decision after the other, each by a guest who is asked, until this revision. */
export async function playUntil(people: readonly Guest[], rev: number): Promise<void> {
  const [first] = people as [Guest]
  while ((first.client.update?.rev ?? 0) < rev) {
    const asked = people.find(({ isAsked }) => isAsked)
    if (asked === undefined) throw new Error('Nobody is asked.')
    must(await asked.client.act(asked.idea))
    const now = asked.client.update?.rev ?? 0
    await Promise.all(
      people.map((person) => person.until(() => (person.client.update?.rev ?? 0) >= now)),
    )
  }
}

export const ticketOf = ({ client }: Guest): Ticket => {
  if (client.ticket === null) throw new Error('Nobody sits there.')
  return client.ticket
}

/** The file of a table in play. */
export class LogFile {
  readonly name: string
  readonly path: string

  constructor(folder: string, { table }: Ticket) {
    this.name = `${table}.jsonl`
    this.path = join(folder, 'tables', this.name)
  }

  async lines(): Promise<string[]> {
    return (await this.text()).split('\n').slice(0, -1)
  }

  text(): Promise<string> {
    return readFile(this.path, 'utf8')
  }

  write(lines: readonly string[], rest = ''): Promise<void> {
    return writeFile(this.path, `${lines.map((line) => `${line}\n`).join('')}${rest}`)
  }
}

export type LogLine = {
  readonly at: string
  readonly input?: { readonly by: number | 'chance'; readonly outcome?: unknown }
}

export const readLine = (line: string | undefined): LogLine => JSON.parse(line ?? '{}') as LogLine
export const isInput = (line: string): boolean => readLine(line).at === 'input'
/** Whether a person made the decision. */
export const isDecision = (line: string | undefined): boolean => {
  const { at, input } = readLine(line)
  return at === 'input' && input?.by !== 'chance'
}
