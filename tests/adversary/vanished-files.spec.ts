/** A disk that is full when a table is opened, and files that go away under a running game. */
import fs from 'node:fs'
import { mkdtemp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tableFor } from '../harness/guests'
import { DataFolder, EBBES, idOf } from '../harness/history-files'
import { begin, playUntil, roomIn } from '../harness/log-files'
import { ManualClock } from '../harness/manual-clock'
import { openTable, victim, type Attacker, type Victim } from './attacker'
import { smallDiskReason, whyNoSmallDisk, withSmallDisk } from '../unit/host/small-disk'

let folder: string
let data: string
let host: Victim
const clock = new ManualClock()

const startHost = async (where: string) => {
  data = where
  host = await victim({ data, clock, session: { changes: [1000, 1000] } })
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stichabend-vanished-'))
  await startHost(join(folder, 'data'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await host.close()
  await rm(folder, { recursive: true, force: true })
})

const isTable = (phase: string) => (message: Record<string, unknown>) =>
  message['type'] === 'table' && (message['table'] as { phase: string }).phase === phase

async function twoAtATable(): Promise<readonly [Attacker, Attacker]> {
  const ann = await host.attacker().hello('Ann')
  const ben = await host.attacker().hello('Ben')
  expect(await ann.asks(openTable(['open', 'open']))).toBe('ack')
  expect(await ben.asks({ type: 'join', at: { code: ann.table['code'] }, seat: null })).toBe('ack')
  return [ann, ben]
}

const DISASTERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the whole folder is deleted': () => rm(data, { recursive: true }),
  'the folder of the tables is deleted': () => rm(join(data, 'tables'), { recursive: true }),
  'the file is deleted': async () => {
    for (const name of await readdir(join(data, 'tables'))) await rm(join(data, 'tables', name))
  },
  'the folder is moved away': () => rename(data, join(folder, 'elsewhere')),
  'another file takes its place': async () => {
    for (const name of await readdir(join(data, 'tables'))) {
      await writeFile(join(folder, 'other'), '')
      await rename(join(folder, 'other'), join(data, 'tables', name))
    }
  },
  'a new folder takes its place': async () => {
    await rename(data, join(folder, 'elsewhere'))
    await mkdir(join(data, 'tables'), { recursive: true })
  },
}

describe('while a table is open', () => {
  it.each(Object.keys(DISASTERS))('and %s, it stops and says so', async (disaster) => {
    const [ann, ben] = await twoAtATable()
    await DISASTERS[disaster]?.()
    expect(await ben.asks({ type: 'sit', seat: 'spectator' })).toBe('table.stopped')
    for (const person of [ann, ben]) await person.hears(isTable('stopped'))
    expect(await ann.asks({ type: 'propose', what: { do: 'start' } })).toBe('table.stopped')
    expect(host.problems).toEqual([expect.stringContaining('no longer where it was')])
    // Nobody is kept there: it can be closed, and nothing is left of it.
    expect(await ann.asks({ type: 'propose', what: { do: 'close' } })).toBe('table.closed')
    for (const person of [ann, ben]) {
      expect(await person.hears(({ type }) => type === 'left')).toMatchObject({
        code: 'table.closed',
      })
    }
    expect(host.host.room.tables).toEqual([])
  })

  it.each(Object.keys(DISASTERS))('and %s, no card is acknowledged', async (disaster) => {
    const evening = await roomIn(data)
    const people = await begin(evening, tableFor('ebbes', ['open', 'open']))
    await playUntil(people, 8)
    const revs = people.map(({ client }) => client.update?.rev)
    await DISASTERS[disaster]?.()
    for (const person of people) {
      const act = person.isAsked ? await person.client.act(person.idea) : undefined
      if (act !== undefined) expect(act).toMatchObject({ refusal: { code: 'table.stopped' } })
    }
    await Promise.all(
      people.map((person) => person.until(() => person.client.table?.phase === 'stopped')),
    )
    expect(people.map(({ client }) => client.update?.rev)).toEqual(revs)
    await evening.room.shutDown()
  })

  it('and its folder is gone, it is gone as well when everybody has left', async () => {
    const [ann, ben] = await twoAtATable()
    await rm(data, { recursive: true })
    await ann.asks({ type: 'leave' })
    await ben.asks({ type: 'leave' })
    expect(host.host.room.tables).toEqual([])
  })

  it('and its folder is gone, it is forgotten when nobody comes back', async () => {
    const [ann, ben] = await twoAtATable()
    await rm(data, { recursive: true })
    expect(await ann.asks({ type: 'rename', name: 'Anna', marker: 'pink' })).toBe('ack')
    await ben.hears(isTable('stopped'))
    ann.hangUp()
    ben.hangUp()
    const [table] = host.host.room.tables
    await vi.waitUntil(() => table?.desertedSince !== undefined)
    for (let look = 0; look < 2; look++) clock.advance(10 * 60 * 1000)
    await vi.waitUntil(() => host.host.room.tables.length === 0)
  })

  it('and its folder comes back, it goes on without a loss', async () => {
    const [ann, ben] = await twoAtATable()
    const [name = ''] = await readdir(join(data, 'tables'))
    await rename(data, join(folder, 'elsewhere'))
    expect(await ben.asks({ type: 'rename', name: 'Bert', marker: 'pink' })).toBe('ack')
    await ann.hears(isTable('stopped'))
    await rename(join(folder, 'elsewhere'), data)
    expect(await ann.asks({ type: 'propose', what: { do: 'resume' } })).toBe('ack')
    await ben.hears(isTable('gathering'))
    await host.close()
    await startHost(data)
    expect(host.host.room.tables.map(({ summary }) => summary.people)).toEqual([['Ann', 'Bert']])
    expect(await readdir(join(data, 'tables'))).toEqual([name])
  })
})

/** Neither the journal nor a table's file can be written meanwhile. */
async function withoutWrites<T>(work: () => Promise<T>): Promise<T> {
  const spy = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw new Error('ENOSPC')
  })
  try {
    return await work()
  } finally {
    spy.mockRestore()
  }
}

describe('where nothing can be written', () => {
  it('not even the first line, nothing is left of a table, and nobody is kept there', async () => {
    const ann = await host.attacker().hello('Ann')
    for (let again = 0; again < 3; again++) {
      const open = () => ann.asks(openTable(['open', 'open']))
      expect(await withoutWrites(open)).toBe('table.stopped')
      expect(host.host.room.tables).toEqual([])
      expect(await readdir(join(data, 'tables'))).toEqual([])
    }
    expect(await ann.asks(openTable(['open', 'open']))).toBe('ack')
    expect(ann.heard.filter(({ type }) => type === 'seated')).toHaveLength(1)
    expect(host.problems).toHaveLength(3)
  })

  it('no table is opened, and nobody is kept there', async () => {
    const ann = await host.attacker().hello('Ann')
    await rm(data, { recursive: true })
    for (let again = 0; again < 3; again++) {
      expect(await ann.asks(openTable(['open', 'open']))).toBe('table.stopped')
    }
    expect(host.host.room.tables).toEqual([])
    await mkdir(join(data, 'tables'), { recursive: true })
    expect(await ann.asks(openTable(['open', 'open']))).toBe('ack')
  })

  it('a closed table stays closed, and can be opened again later', async () => {
    const games = await DataFolder.make()
    await games.closed(idOf(1), { ...EBBES, most: 40 })
    const evening = await games.room()
    const again = () => evening.ask({ do: 'reopen', table: idOf(1) })
    expect(await withoutWrites(again)).toMatchObject({ type: 'reject', code: 'table.stopped' })
    expect(await games.names('tables')).toEqual([])
    expect(await games.names('history')).toContain(`${idOf(1)}.jsonl`)
    expect(await again()).toMatchObject({ type: 'reopened' })
    await evening.room.shutDown()
    await games.remove()
  })

  it('a history is empty, and its owner is answered', async () => {
    const ann = await host.owner().hello('Ann')
    await rm(data, { recursive: true })
    expect(await ann.asks({ type: 'history', ask: { do: 'list' } })).toBe('history')
  })

  it.skipIf(whyNoSmallDisk() !== undefined)(
    `because the disk is full, no table is left behind${smallDiskReason()}`,
    () =>
      withSmallDisk(folder, async (disk) => {
        await host.close()
        await startHost(join(disk, 'data'))
        const ann = await host.attacker().hello('Ann')
        const ben = await host.attacker().hello('Ben')
        expect(await ben.asks(openTable(['open', 'open', 'open']))).toBe('ack')
        const filler = join(disk, 'filler')
        for (let size = 1; ; size++) {
          const written = writeFile(filler, Buffer.alloc(size * 1024))
          if ((await written.catch(() => 'full')) === 'full') break
        }
        for (let again = 0; again < 3; again++) {
          expect(await ann.asks(openTable(['open', 'open']))).toBe('table.stopped')
        }
        expect(host.host.room.tables).toHaveLength(1)
        expect(await readdir(join(data, 'tables'))).toHaveLength(1)
        // Nor is anybody kept at a table that could not write down that they came.
        const at = { table: ben.table['id'] }
        let joined = ''
        while (joined !== 'table.stopped') {
          joined = await ann.asks({ type: 'join', at, seat: null })
          if (joined === 'ack') expect(await ann.asks({ type: 'leave' })).toBe('ack')
        }
        await rm(filler)
        expect(await ann.asks(openTable(['open', 'open']))).toBe('ack')
        const told = ann.heard.length
        // There may have been room again as soon as the old journal was taken away: then it goes on by itself.
        const resumed = await ben.asks({ type: 'propose', what: { do: 'resume' } })
        expect(['ack', 'table.phase']).toContain(resumed)
        expect(ben.table['phase']).toBe('gathering')
        expect(ann.heard.slice(told).filter(({ type }) => type === 'seated')).toEqual([])
        expect(ann.table['id']).not.toBe(ben.table['id'])
      }),
  )
})
