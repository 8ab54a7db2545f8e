/** The machine stops while files of the history are written: each is there whole, old or new. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeAtomically } from '../../../src/host/store/atomic-write'
import { bundleForNode, type Bundle } from '../../harness/bundle'
import { must, tableFor, type Guest } from '../../harness/guests'
import { DataFolder, EBBES, EIDEX, entriesOf, idOf, listIn } from '../../harness/history-files'
import { begin, playUntil, ticketOf } from '../../harness/log-files'
import { smallDiskReason, whyNoSmallDisk, withSmallDisk } from './small-disk'

const RENAMING = fileURLToPath(new URL('./renaming-process.ts', import.meta.url))

let bundle: Bundle
beforeAll(async () => {
  bundle = await bundleForNode(RENAMING)
})
afterAll(() => bundle.remove())

let data: DataFolder
beforeEach(async () => {
  data = await DataFolder.make()
})
afterEach(() => data.remove())

const FILES = [idOf(1), idOf(2), idOf(3)].map((id) => `history/${id}.jsonl`)

async function putThree(): Promise<void> {
  await data.closed(idOf(1), EBBES)
  await data.closed(idOf(2), EIDEX)
  await data.closed(idOf(3), EBBES)
}

const renameUntil = (last: number) =>
  spawnSync(process.execPath, [bundle.file, data.path, String(last), 'Anna', 'Zoë'], {
    encoding: 'utf8',
  })

describe('killed before a file takes the place of the old one', () => {
  // Three files, and the index after them.
  it.each([1, 2, 3, 4])('(number %i), every file is whole', async (last) => {
    await putThree()
    const before = await Promise.all(FILES.map((name) => data.read(name)))
    expect(renameUntil(last).signal).toBe('SIGKILL')
    const after = await Promise.all(FILES.map((name) => data.read(name)))
    const changed = after.filter((text, index) => text !== before[index])
    // Those before it may still have been on their way.
    expect(changed.length).toBeLessThan(last)
    for (const [index, text] of after.entries()) {
      const isNew = text === before[index]?.replaceAll('"name":"Anna"', '"name":"Zoë"')
      expect(isNew || text === before[index]).toBe(true)
    }
    expect((await data.names('history')).some((name) => name.endsWith('.new'))).toBe(true)
    // What was left behind is nobody's game, and the second attempt is whole.
    const room = await data.room()
    const { entries, damaged } = listIn(await room.ask({ do: 'list' }))
    expect([entries.length, damaged]).toEqual([3, []])
    await room.ask({ do: 'rename', from: 'Anna', to: 'Zoë' })
    expect((await entriesOf(room)).map(({ host }) => host)).toEqual(['Zoë', 'Zoë', 'Zoë'])
  })

  it('and nobody kills it: everything is new', async () => {
    await putThree()
    expect(renameUntil(0).stdout).toBe('4 files were renamed.\n')
    for (const name of FILES) expect(await data.read(name)).not.toContain('"Anna"')
  })
})

it.skipIf(whyNoSmallDisk() !== undefined)(
  `a full disk leaves the old file and no other${smallDiskReason()}`,
  async () => {
    await withSmallDisk(data.path, async (disk) => {
      const small = new DataFolder(disk)
      await small.write('a/game', 'old')
      await expect(writeAtomically(`${disk}/a/game`, 'x'.repeat(1024 * 1024))).rejects.toThrow(
        'ENOSPC',
      )
      expect(await small.names('a')).toEqual(['game'])
      expect(await small.read('a/game')).toBe('old')
    })
  },
)

it('a name that cannot be written at an open table stops nobody', async () => {
  const room = await data.room()
  const people = await begin(room, tableFor('ebbes', ['open', 'open']))
  const [first] = people as [Guest]
  const { table } = ticketOf(first)
  // A folder in the way of the new file.
  await data.write(`tables/${table}.jsonl.new/in the way`, '')
  await expect(room.ask({ do: 'rename', from: 'Guest 0', to: 'Zoë' })).rejects.toThrow('EISDIR')
  await playUntil(people, 10)
  must(await first.client.say('Still here.'))
  await room.room.shutDown()
  expect(await data.read(`tables/${table}.jsonl`)).toContain('Guest 0')
  const again = await data.room()
  expect(again.room.tables).toHaveLength(1)
  await again.room.shutDown()
})
