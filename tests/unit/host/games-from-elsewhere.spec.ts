/** How many games from elsewhere a machine keeps: a page that sends ever more of them fills no disk. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { History } from '../../../src/host/history/history'
import { fileArchive } from '../../../src/host/store/file-archive'
import type { Stich } from '../../../src/protocol/stich'
import { must } from '../../harness/guests'
import { DataFolder, EBBES, idOf } from '../../harness/history-files'

let data: DataFolder
beforeEach(async () => {
  data = await DataFolder.make()
})
afterEach(() => data.remove())

const openHistory = async (mostImported: number) =>
  new History({
    archive: await fileArchive(data.path),
    app: '0.0.0-test',
    report: () => undefined,
    mostImported,
  })

/** A game of this machine, as if it came from another table. */
async function fromTable(id: string): Promise<Stich> {
  const other = await DataFolder.make()
  await other.closed(id, EBBES)
  const here = { archive: await fileArchive(other.path), app: '', report: () => undefined }
  const stich = must(await new History({ ...here, app: '0.0.0-test' }).read(id, null))
  await other.remove()
  return stich
}

it('no more are kept than there may be, and those that are there can still come again', async () => {
  const history = await openHistory(2)
  const [one, two, three] = await Promise.all([1, 2, 3].map((number) => fromTable(idOf(number))))
  if (!one || !two || !three) throw new Error('There are three.')
  must(await history.import(one))
  must(await history.import(two))
  expect(await history.import(three)).toMatchObject({ refusal: { code: 'limit.tables' } })
  expect(await data.names('imported')).toEqual([`${idOf(1)}.stich`, `${idOf(2)}.stich`])
  must(await history.import(one))
  must(await history.delete(idOf(1)))
  must(await history.import(three))
  expect(await data.names('imported')).toEqual([`${idOf(2)}.stich`, `${idOf(3)}.stich`])
})
