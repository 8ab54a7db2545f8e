/** The history, asked for on the connection that also holds a seat. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LOCAL } from '../../../src/host/ports'
import { answerTo } from '../../harness/evening'
import { Guest, inMemory, must, tableFor } from '../../harness/guests'
import { DataFolder, EBBES, idOf } from '../../harness/history-files'

let data: DataFolder
beforeEach(async () => {
  data = await DataFolder.make()
})
afterEach(() => data.remove())

it('is told to the host’s own user at a table, who keeps the seat and the view', async () => {
  await data.closed(idOf(1), EBBES)
  const { deps } = await data.room()
  const ada = new Guest('Ada', inMemory(deps, LOCAL))
  await ada.until(() => ada.client.status === 'open')
  must(await ada.client.create(tableFor('ebbes', ['open', 'greedy', 'greedy'])))

  const [list, read, tables] = await Promise.all([
    ada.client.history({ do: 'list' }),
    ada.client.history({ do: 'read', table: idOf(1), number: null }),
    ada.client.tables({ do: 'list' }),
  ])
  expect(must(list).entries.map(({ table }) => table)).toContain(idOf(1))
  expect(must(read).stich.table.id).toBe(idOf(1))
  expect(must(tables).tables.map(({ id }) => id)).toEqual([ada.client.table?.id])
  expect(ada.client.stich).toBeNull()
  expect(ada.client.seat).toBe(0)

  must(await ada.client.history({ do: 'delete', table: idOf(1) }))
  const gone = ada.client.history({ do: 'read', table: idOf(1), number: null })
  expect(await answerTo(gone)).toBe('history.unknown')
})

it('is nobody else’s, whatever they ask for', async () => {
  const { newGuest } = await data.room()
  const eve = newGuest('Eve')
  await eve.until(() => eve.client.status === 'open')
  expect(await answerTo(eve.client.history({ do: 'list' }))).toBe('host.remote')
  expect(await answerTo(eve.client.tables({ do: 'list' }))).toBe('host.remote')
})
