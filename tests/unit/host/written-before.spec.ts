/**
 * Files that the program of November 2026 wrote: whatever changes in the house, they are listed, read and played on as
 * they were. They are never written anew; files of a later program may come beside them.
 */
import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/lib/paths.js'
import type { Ticket } from '../../../src/protocol/client'
import type { HistoryEntry } from '../../../src/protocol/history'
import { parseJson } from '../../../src/protocol/bounded-json'
import { openStich } from '../../../src/protocol/open-stich'
import type { Stich } from '../../../src/protocol/stich'
import { must } from '../../harness/guests'
import { DataFolder, entriesOf, stichIn } from '../../harness/history-files'

const WRITTEN = join(ROOT, 'tests/fixtures/written-before')

interface Expected {
  readonly entries: readonly HistoryEntry[]
  /** Of the tables that were left in the middle of a trick. */
  readonly tickets: readonly (readonly { readonly name: string; readonly ticket: Ticket }[])[]
}
const json = async (file: string): Promise<unknown> =>
  parseJson(await readFile(join(WRITTEN, file), 'utf8'))
const expected = (await json('expected.json')) as Expected
const stiche = (await readdir(WRITTEN)).filter((name) => name.endsWith('.stich'))

let data: DataFolder
beforeEach(async () => {
  data = await DataFolder.make()
})
afterEach(() => data.remove())

describe('a data folder', () => {
  beforeEach(() => cp(join(WRITTEN, 'data'), data.path, { recursive: true }))

  it('lists its games as it did, with its index and without', async () => {
    const byId = (entries: readonly HistoryEntry[]) =>
      entries.toSorted((a, b) => a.table.localeCompare(b.table))
    const room = await data.room()
    expect(byId(await entriesOf(room))).toEqual(byId(expected.entries))
    await room.room.shutDown()
    await data.write('history/index.json', '')
    const again = await data.room()
    expect(byId(await entriesOf(again))).toEqual(byId(expected.entries))
    expect(again.problems).toEqual([])
    await again.room.shutDown()
  })

  it.each(stiche)('gives the document %s', async (file) => {
    const room = await data.room()
    const { games } = (await json(file)) as Stich
    const table = file.replace('.stich', '')
    const read = stichIn(await room.ask({ do: 'read', table, number: null }))
    expect(read.games).toEqual(games)
    await room.room.shutDown()
  })

  it.each(expected.tickets.map((people) => [people] as const))(
    'a table left in the middle is played to its end',
    async (people) => {
      const room = await data.room()
      const guests = people.map(({ name, ticket }) => room.newGuest(name, { ticket }))
      await Promise.all(guests.map((guest) => guest.until(() => guest.client.update !== null)))
      for (const guest of guests) guest.autoplay()
      await Promise.all(guests.map((guest) => guest.until(() => guest.client.proof !== null)))
      await Promise.all(guests.map((guest) => guest.untilVerdict()))
      for (const { client, refused } of guests) {
        // Nobody here has notes of the beginning any more.
        expect(client.envelopes.verdict).toBe('fair-since')
        expect(refused).toEqual([])
      }
      await room.room.shutDown()
    },
  )
})

it.each(stiche)('%s opens elsewhere, and its deals hold', async (file) => {
  const opened = must(openStich(await readFile(join(WRITTEN, file), 'utf8')))
  const room = await data.room()
  await room.ask({ do: 'import', stich: opened })
  const [entry] = await entriesOf(room)
  const before = expected.entries.find(({ table }) => `${table}.stich` === file)
  expect(entry?.games).toEqual(before?.games)
  await room.room.shutDown()
})
