/** A table writes down what each of its games came to; the history believes that of no other game. */
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/lib/paths.js'
import type { Ticket } from '../../../src/protocol/client'
import type { TableRecord } from '../../../src/protocol/table-log'
import { factsOf } from '../../../src/engine/statistics/facts-of'
import { engineLog } from '../../../src/protocol/played'
import { fileOf, tableRecords } from '../../fixtures/scoresheet-tables'
import { must, tableFor } from '../../harness/guests'
import {
  DataFolder,
  EBBES,
  EIDEX,
  entriesOf,
  idOf,
  listIn,
  stichIn,
} from '../../harness/history-files'
import { begin } from '../../harness/log-files'

const ID = idOf(1)
const FILE = `history/${ID}.jsonl`
const WRITTEN = join(ROOT, 'tests/fixtures/written-before')
const { tickets } = JSON.parse(await readFile(join(WRITTEN, 'expected.json'), 'utf8')) as {
  readonly tickets: readonly (readonly { readonly name: string; readonly ticket: Ticket }[])[]
}
const FORGED = [7, 7, 7]

let data: DataFolder
beforeEach(async () => {
  data = await DataFolder.make()
})
afterEach(() => data.remove())

const recordsIn = (text: string): TableRecord[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as TableRecord)

const records = (): TableRecord[] => tableRecords({ ...EBBES, id: ID, tellsResults: true })

/** The end says something else, and is otherwise as it was: only whoever believes it can tell. */
const forged = (all: readonly TableRecord[]): TableRecord[] =>
  all.map((record) =>
    record.at === 'over' ? { ...record, result: { ...record.result, totals: FORGED } } : record,
  )

async function totalsOf(all: readonly object[]): Promise<unknown> {
  await data.write(FILE, fileOf([...all, { at: 'closed' }]))
  const [entry] = await entriesOf(await data.room())
  return entry?.games.map(({ totals }) => totals)
}

describe.each([
  ['ebbes', EBBES],
  ['Eidex', EIDEX],
])('what a game of %s came to', (_, { game, options }) => {
  it('is written down at its end, and is what playing it again tells', async () => {
    const room = await data.room()
    const guests = await begin(room, tableFor(game, ['open', 'greedy', 'greedy'], { options }))
    for (const guest of guests) guest.autoplay()
    await Promise.all(guests.map((guest) => guest.until(() => guest.client.proof !== null)))
    await room.room.shutDown()
    const [name = ''] = await data.names('tables')
    const written = recordsIn(await data.read(`tables/${name}`))
    const ends = written.filter(({ at }) => at === 'over')
    expect(written.findIndex(({ at }) => at === 'over')).toBe(
      written.findLastIndex(({ at }) => at === 'input') + 1,
    )

    const table = name.replace('.jsonl', '')
    const { games } = stichIn(await (await data.room()).ask({ do: 'read', table, number: null }))
    const [played] = games
    if (played === undefined) throw new Error('No game was played.')
    const { isOver: _over, ...result } = must(factsOf(engineLog(played.log)))
    expect(ends).toMatchObject([{ at: 'over', result }])
  })
})

describe('the history', () => {
  it('takes from the end of a game what it came to', async () => {
    const [told] = (await totalsOf(records())) as unknown[][]
    expect(await totalsOf(forged(records()))).toEqual([FORGED])
    expect(told).not.toEqual(FORGED)
  })

  const input = (all: readonly TableRecord[], place: number) =>
    all.flatMap(({ at }, index) => (at === 'input' ? [index] : [])).at(place) ?? -1
  const withGame = (all: readonly TableRecord[], change: object) =>
    all.map((record) => (record.at === 'game' ? { ...record, ...change } : record))
  const withEnd = (all: readonly TableRecord[], change: object) =>
    all.map((record) => (record.at === 'over' ? { ...record, ...change } : record))

  it.each<[string, (all: readonly TableRecord[]) => readonly object[]]>([
    ['by a program that keeps something else', (all) => withEnd(all, { kept: 2 })],
    ['of another game', (all) => withEnd(all, { digest: 'a'.repeat(64) })],
    ['in words that it does not know', (all) => withEnd(all, { result: { points: FORGED } })],
    ['of the third game, which is the first', (all) => withGame(all, { number: 3 })],
    [
      'before the last card, which was taken back and played again',
      (all) => {
        const last = input(all, -1)
        const rev = all.filter(({ at }) => at === 'input').length - 1
        return [...all, { at: 'taken-back', rev }, ...all.slice(last, last + 1)]
      },
    ],
  ])('plays a game again whose end was told %s', async (_, change) => {
    const told = await totalsOf(records())
    expect(await totalsOf(change(forged(records())))).toEqual(told)
  })

  it('plays a game again that was played on another computer', async () => {
    const arrived = { at: 'arrived', code: 'ABCDE', arrivals: 'a'.repeat(64) }
    const told = await totalsOf(records())
    expect(await totalsOf([...forged(records()), arrived])).toEqual(told)
  })

  it('believes no end of inputs that were lost or changed', async () => {
    const all = records()
    const lost = all.toSpliced(input(all, 20), 1)
    await data.write(FILE, fileOf([...lost, { at: 'closed' }]))
    expect(listIn(await (await data.room()).ask({ do: 'list' }))).toMatchObject({
      entries: [],
      damaged: [{ file: `damaged/${ID}.jsonl` }],
    })
  })

  it('plays again whatever it shows or gives away', async () => {
    await totalsOf(forged(records()))
    const read = await (await data.room()).ask({ do: 'read', table: ID, number: null })
    const log = stichIn(read).games[0]?.log
    expect(log && must(factsOf(engineLog(log))).totals).not.toEqual(FORGED)
    expect(JSON.stringify(read)).not.toContain(JSON.stringify(FORGED))
  })

  it('of renamed players still knows what their games came to', async () => {
    await totalsOf(forged(records()))
    await (await data.room()).ask({ do: 'rename', from: 'Anna', to: 'Olga' })
    await rm(join(data.path, 'history/index.json'))
    const [entry] = await entriesOf(await data.room())
    expect(entry?.games).toMatchObject([{ totals: FORGED, players: [{ name: 'Olga' }, {}, {}] }])
  })
})

it('a table that an older program has opened stays one that it can read', async () => {
  const folder = join(WRITTEN, 'data/tables')
  const tables = await readdir(folder)
  expect(tables.length).toBeGreaterThan(0)
  await cp(folder, join(data.path, 'tables'), { recursive: true })
  const room = await data.room()
  const guests = tickets.map((people) =>
    people.map(({ name, ticket }) => room.newGuest(name, { ticket })),
  )
  for (const guest of guests.flat()) guest.autoplay()
  await Promise.all(guests.flat().map((guest) => guest.until(() => guest.client.proof !== null)))
  await room.room.shutDown()
  for (const name of tables) {
    const [head, ...records] = recordsIn(await data.read(`tables/${name}`))
    expect(head).toMatchObject({ format: 1 })
    expect(records.filter(({ at }) => at === 'over')).toEqual([])
  }
})
