/** The games of this machine: what is listed of them, and what becomes of the files. */
import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkStich } from '../../../src/protocol/open-stich'
import { writeHostMessage } from '../../../src/protocol/messages'
import { BOT, fileOf, person, tableRecords } from '../../fixtures/scoresheet-tables'
import { must } from '../../harness/guests'
import {
  DataFolder,
  EBBES,
  EIDEX,
  entriesOf,
  idOf,
  listIn,
  stichIn,
} from '../../harness/history-files'
import { readLine } from '../../harness/log-files'

let data: DataFolder
beforeEach(async () => {
  data = await DataFolder.make()
})
afterEach(() => data.remove())

const SHORT = { ...EBBES, most: 40 }
const TWO_GAMES = {
  ...EBBES,
  seats: [
    [person('Anna'), person('Bernd'), BOT],
    [BOT, person('Anna'), person('Bernd')],
  ],
  begun: ['2026-11-14T19:35:00.000Z', '2026-11-14T20:10:00.000Z'],
  most: 40,
}

describe('the list', () => {
  it('has every game of every table, as everybody at the table has seen it end', async () => {
    await data.closed(idOf(1), EBBES)
    await data.closed(idOf(2), EIDEX)
    const message = await (await data.room()).ask({ do: 'list' })
    const { entries, damaged } = listIn(message)
    expect(damaged).toEqual([])
    expect(entries.map(({ table, game, state, host }) => [table, game, state, host])).toEqual([
      [idOf(1), 'ebbes', 'closed', 'Anna'],
      [idOf(2), 'eidex', 'closed', 'Anna'],
    ])
    expect(entries[0]?.games[0]).toMatchObject({
      number: 1,
      begun: '2026-11-14T19:35:00.000Z',
      isOver: true,
      isAgain: false,
      players: [
        { name: 'Anna', bot: null },
        { name: 'Bernd', bot: null },
        { name: null, bot: 'club' },
      ],
    })
    expect(() => writeHostMessage(message)).not.toThrow()
  })

  it('tells of a game that is not over how it stands, and of no table without a game', async () => {
    await data.closed(idOf(1), SHORT)
    await data.write(
      `history/${idOf(2)}.jsonl`,
      fileOf(tableRecords({ ...EBBES, id: idOf(2) }).slice(0, 2)),
    )
    const entries = await entriesOf(await data.room())
    expect(entries).toHaveLength(1)
    expect(entries[0]?.games).toMatchObject([{ isOver: false, winners: [] }])
  })

  it('dates a game of an older program by its table', async () => {
    await data.closed(idOf(1), { game: 'ebbes', options: { seats: 3 }, seats: EBBES.seats })
    const [entry] = await entriesOf(await data.room())
    expect(entry?.games[0]?.begun).toBe(entry?.opened)
  })
})

describe('the index', () => {
  const INDEX = 'history/index.json'

  it('saves reading what has not changed', async () => {
    const name = `history/${idOf(1)}.jsonl`
    const date = new Date('2026-11-14T22:00:00.000Z')
    await data.closed(idOf(1), EBBES)
    await utimes(join(data.path, name), date, date)
    const before = await entriesOf(await data.room())
    // Nobody looks into a file of the same size and date: the index tells what was in it.
    await data.write(name, 'x'.repeat(Buffer.byteLength(await data.read(name))))
    await utimes(join(data.path, name), date, date)
    expect(await entriesOf(await data.room())).toEqual(before)
  })

  it.each([
    ['is gone', () => undefined],
    ['is no JSON', () => '{"format":1,'],
    ['is of another kind', () => '[]'],
    ['was made by other rules', (text: string) => text.replace('"rules":"', '"rules":"old ')],
    ['has strange games', (text: string) => text.replaceAll('"totals":[', '"totals":["x",')],
    ['has no dates', (text: string) => text.replaceAll('"stamp"', '"stump"')],
    ['knows other files', (text: string) => text.replaceAll(idOf(1), idOf(7))],
  ])('is made anew if it %s', async (_, tamper) => {
    await data.closed(idOf(1), EBBES)
    await data.closed(idOf(2), EIDEX)
    const before = await entriesOf(await data.room())
    const index = await data.read(INDEX)
    const other = tamper(index)
    if (other === undefined) await rm(join(data.path, INDEX))
    else await data.write(INDEX, other)
    expect(other).not.toBe(index)
    expect(await entriesOf(await data.room())).toEqual(before)
    expect(JSON.parse(await data.read(INDEX))).toEqual(JSON.parse(index))
  })

  it('follows its files', async () => {
    await data.closed(idOf(1), EBBES)
    const room = await data.room()
    expect(await entriesOf(room)).toHaveLength(1)
    await data.closed(idOf(2), EIDEX)
    expect(await entriesOf(room)).toHaveLength(2)
    await rm(join(data.path, `history/${idOf(1)}.jsonl`))
    expect((await entriesOf(room)).map(({ table }) => table)).toEqual([idOf(2)])
    expect(await data.read(INDEX)).not.toContain(idOf(1))
  })
})

describe('a damaged file', () => {
  it('is set aside and named, and the rest stays usable', async () => {
    await data.closed(idOf(1), EBBES)
    await data.closed(idOf(2), EIDEX)
    const name = `${idOf(1)}.jsonl`
    const lines = (await data.read(`history/${name}`)).split('\n')
    const broken = lines.with(5, lines[5]?.slice(2) ?? '').join('\n')
    await data.write(`history/${name}`, broken)
    for (const room of [await data.room(), await data.room()]) {
      const { entries, damaged } = listIn(await room.ask({ do: 'list' }))
      expect(entries.map(({ table }) => table)).toEqual([idOf(2)])
      expect(damaged).toEqual([
        { file: `damaged/${name}`, problem: 'Line 6: This is not a record of a table.' },
      ])
    }
    expect(await data.read(`damaged/${name}`)).toBe(broken)
    expect(await data.names('history')).toEqual([`${idOf(2)}.jsonl`, 'index.json'])
    // Mended, it comes back by itself.
    await data.write(`damaged/${name}`, lines.join('\n'))
    const { entries, damaged } = listIn(await (await data.room()).ask({ do: 'list' }))
    expect([entries.length, damaged]).toEqual([2, []])
    expect(await data.names('damaged')).toEqual([])
  })

  it('keeps its place beside another of its name', async () => {
    const name = `${idOf(1)}.jsonl`
    await data.write(`damaged/${name}`, 'older\n')
    await data.write(`history/${name}`, 'newer\n')
    const { damaged } = listIn(await (await data.room()).ask({ do: 'list' }))
    expect(damaged.map(({ file }) => file)).toEqual([`damaged/2-${name}`, `damaged/${name}`])
    expect(await data.read(`damaged/${name}`)).toBe('older\n')
    expect(await data.read(`damaged/2-${name}`)).toBe('newer\n')
  })

  it.each([
    ['a name that is none', (line: string) => line.replaceAll('Anna', 'An\\u202ena')],
    ['a date that is none', (line: string) => line.replace('2026-11-14T19:30', 'Saturday')],
    ['another table', (line: string) => line.replace(idOf(1), idOf(9))],
    ['another deal', (line: string) => line.replace('"dealer":', '"dealer":1')],
  ])('may also be whole and have %s', async (_, tamper) => {
    await data.closed(idOf(1), EBBES)
    const name = `${idOf(1)}.jsonl`
    const text = await data.read(`history/${name}`)
    const changed = text.split('\n').map(tamper).join('\n')
    expect(changed).not.toBe(text)
    await data.write(`history/${name}`, changed)
    const { entries, damaged } = listIn(await (await data.room()).ask({ do: 'list' }))
    expect(entries).toEqual([])
    expect(damaged.map(({ file }) => file)).toEqual([`damaged/${name}`])
  })

  it('by other rules is none: it is named and stays', async () => {
    await data.closed(idOf(1), EBBES)
    const name = `history/${idOf(1)}.jsonl`
    const text = (await data.read(name)).replace('"rulesVersion":', '"rulesVersion":9')
    await data.write(name, text)
    const { entries, damaged } = listIn(await (await data.room()).ask({ do: 'list' }))
    expect(entries).toEqual([])
    expect(damaged.map(({ file }) => file)).toEqual([name])
    expect(damaged[0]?.problem).toContain('rules 9')
    expect(await data.read(name)).toBe(text)
  })

  it('among the open tables is set aside when the host starts, and only named while it runs', async () => {
    const name = `${idOf(1)}.jsonl`
    await data.write(`tables/${name}`, 'nonsense\n')
    const room = await data.room()
    expect(listIn(await room.ask({ do: 'list' })).damaged).toMatchObject([
      { file: `damaged/${name}` },
    ])
    expect(await data.read(`damaged/${name}`)).toBe('nonsense\n')
    await data.write(`tables/${idOf(2)}.jsonl`, 'nonsense\n')
    const { damaged } = listIn(await room.ask({ do: 'list' }))
    expect(damaged.map(({ file }) => file)).toContain(`tables/${idOf(2)}.jsonl`)
    expect(await data.names('tables')).toEqual([`${idOf(2)}.jsonl`])
  })
})

describe('a game that is read', () => {
  it('comes alone, or with all that were played to their end', async () => {
    await data.closed(idOf(1), TWO_GAMES)
    const room = await data.room()
    const one = stichIn(await room.ask({ do: 'read', table: idOf(1), number: 1 }))
    const all = stichIn(await room.ask({ do: 'read', table: idOf(1), number: null }))
    expect(all).toEqual(one)
    expect(one.games.map(({ number }) => number)).toEqual([1])
    expect(must(checkStich(JSON.parse(JSON.stringify(one))))).toEqual(one)
    expect(one.table).toMatchObject({ id: idOf(1), name: 'Stammtisch', host: 'Anna' })
  })

  it.each([
    ['not over', idOf(1), 2, 'history.unfinished'],
    ['not there', idOf(1), 3, 'history.unknown'],
    ['at no table of ours', idOf(5), null, 'history.unknown'],
  ])('is refused if it is %s', async (_, table, number, code) => {
    await data.closed(idOf(1), TWO_GAMES)
    const answer = await (await data.room()).ask({ do: 'read', table, number })
    expect(answer).toMatchObject({ type: 'reject', code })
  })

  it('is refused if its deals were not those that were sealed', async () => {
    await data.closed(idOf(1), EBBES)
    const name = `history/${idOf(1)}.jsonl`
    const text = await data.read(name)
    await data.write(name, text.replace(/"commitment":"../, '"commitment":"00'))
    const answer = await (await data.room()).ask({ do: 'read', table: idOf(1), number: 1 })
    expect(answer).toMatchObject({ type: 'reject', code: 'fair.secret' })
  })
})

describe('another name', () => {
  it('is written wherever a person has the old one, and nowhere else', async () => {
    await data.closed(idOf(1), { ...TWO_GAMES, name: 'Anna' })
    await data.closed(idOf(2), EIDEX)
    const before = (await data.read(`history/${idOf(1)}.jsonl`)).split('\n')
    const room = await data.room()
    const stich = stichIn(await room.ask({ do: 'read', table: idOf(1), number: 1 }))
    await room.ask({ do: 'import', stich: { ...stich, table: { ...stich.table, id: idOf(3) } } })
    expect(await room.ask({ do: 'rename', from: 'Anna', to: 'Anne' })).toMatchObject({
      type: 'ack',
    })
    for (const seen of [room, await data.room()]) {
      const entries = await entriesOf(seen)
      expect(entries).toHaveLength(3)
      const names = entries.flatMap(({ host, games }) => [
        host,
        ...games.flatMap(({ players }) => players.map(({ name }) => name)),
      ])
      expect(new Set(names)).toEqual(new Set(['Anne', 'Bernd', 'Carla', null]))
      expect(entries.map(({ name }) => name)).toEqual(['Anna', 'Stammtisch', 'Anna'])
      const read = stichIn(await seen.ask({ do: 'read', table: idOf(3), number: 1 }))
      expect(read.games[0]?.players[0]?.name).toBe('Anne')
    }
    const after = (await data.read(`history/${idOf(1)}.jsonl`)).split('\n')
    expect(after).toHaveLength(before.length)
    const others = (lines: readonly string[]) =>
      lines.filter((line) => readLine(line || '{}').at !== 'seats')
    expect(others(after)).toEqual(others(before))
    expect(others(after).length).toBeGreaterThan(10)
    expect(await data.read('history/index.json')).not.toContain('"name":"Anna","bot"')
  })
})

describe('what is deleted', () => {
  it('is gone for good, and everything else is there', async () => {
    await data.closed(idOf(1), EBBES)
    await data.closed(idOf(2), EIDEX)
    const room = await data.room()
    expect(await room.ask({ do: 'delete', table: idOf(1) })).toMatchObject({ type: 'ack' })
    expect(await data.names('history')).toEqual([`${idOf(2)}.jsonl`, 'index.json'])
    expect(await data.read('history/index.json')).not.toContain(idOf(1))
    expect(await entriesOf(room)).toMatchObject([{ table: idOf(2) }])
    const again = await room.ask({ do: 'delete', table: idOf(1) })
    expect(again).toMatchObject({ type: 'reject', code: 'history.unknown' })
  })
})

describe('a file from elsewhere', () => {
  async function exported() {
    const other = await DataFolder.make()
    await other.closed(idOf(4), { ...EBBES, seats: TWO_GAMES.seats, begun: TWO_GAMES.begun })
    const stich = stichIn(
      await (await other.room()).ask({ do: 'read', table: idOf(4), number: null }),
    )
    await other.remove()
    return stich
  }

  it('is shown as it was exported, also after a new start', async () => {
    const stich = await exported()
    expect(stich.games).toHaveLength(2)
    expect(await (await data.room()).ask({ do: 'import', stich })).toMatchObject({ type: 'ack' })
    const room = await data.room()
    expect(await entriesOf(room)).toMatchObject([{ table: idOf(4), state: 'imported' }])
    expect(stichIn(await room.ask({ do: 'read', table: idOf(4), number: null }))).toEqual(stich)
    const second = stichIn(await room.ask({ do: 'read', table: idOf(4), number: 2 }))
    expect(second).toEqual({ ...stich, games: stich.games.slice(1) })
  })

  it('is there once, however often it comes and in whatever parts', async () => {
    const stich = await exported()
    const room = await data.room()
    const [first = stich, second = stich] = stich.games.map((game) => ({ ...stich, games: [game] }))
    for (const part of [second, first, stich, first]) {
      expect(await room.ask({ do: 'import', stich: part })).toMatchObject({ type: 'ack' })
    }
    expect(await data.names('imported')).toEqual([`${idOf(4)}.stich`])
    expect(stichIn(await room.ask({ do: 'read', table: idOf(4), number: null }))).toEqual(stich)
  })

  it('of a table of this machine changes nothing', async () => {
    await data.closed(idOf(4), EBBES)
    const room = await data.room()
    expect(await room.ask({ do: 'import', stich: await exported() })).toMatchObject({ type: 'ack' })
    expect(await data.names('imported')).toEqual([])
    expect(await entriesOf(room)).toMatchObject([{ state: 'closed', games: [{ number: 1 }] }])
  })

  it('is refused if it does not hold', async () => {
    const stich = await exported()
    const [game] = stich.games
    const inputs = game?.log.inputs.slice(1) ?? []
    const broken = { ...stich, games: game ? [{ ...game, log: { ...game.log, inputs } }] : [] }
    const answer = await (await data.room()).ask({ do: 'import', stich: broken })
    expect(answer).toMatchObject({ type: 'reject', code: 'fair.deal' })
    expect(await data.names('imported')).toEqual([])
  })

  it('can be deleted, but neither resumed nor taken for a game of ours', async () => {
    const stich = await exported()
    const room = await data.room()
    await room.ask({ do: 'import', stich })
    const reopened = await room.ask({ do: 'reopen', table: idOf(4) })
    expect(reopened).toMatchObject({ type: 'reject', code: 'history.foreign' })
    expect(await room.ask({ do: 'delete', table: idOf(4) })).toMatchObject({ type: 'ack' })
    expect(await data.names('imported')).toEqual([])
  })

  it('that is damaged afterwards is set aside like any other', async () => {
    const room = await data.room()
    await room.ask({ do: 'import', stich: await exported() })
    const name = `${idOf(4)}.stich`
    const text = await data.read(`imported/${name}`)
    await data.write(`imported/${name}`, text.replace('"Anna"', '"A\\nna"'))
    const { entries, damaged } = listIn(await room.ask({ do: 'list' }))
    expect([entries, damaged.map(({ file }) => file)]).toEqual([[], [`damaged/${name}`]])
  })
})
