/** What a page shows of one game, and what it must not show of it in the next. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seatName } from '../../../src/renderer/table/names'
import type { TableInfo } from '../../../src/protocol/table'
import { codeOf } from '../../harness/evening'
import { must, tableFor, type Guest } from '../../harness/guests'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'
import { pagesAt, watches, type Pages } from '../../harness/pages'

let room: MemoryRoom
let pages: Pages

beforeEach(() => {
  room = memoryRoom()
  pages = pagesAt(room)
})
afterEach(async () => {
  pages.close()
  await room.room.shutDown()
})

const setup = tableFor('eidex', ['open', 'greedy', 'greedy'], {
  options: { target: 3, victoryPoints: [2, 2, 2] },
})

async function opensTable(): Promise<Guest> {
  const ada = room.newGuest('Ada')
  await ada.untilOpen()
  must(await ada.client.create(setup))
  return ada
}

/** From a player on, as everybody sits around the table. */
const around = (table: TableInfo | null, seat: number): string[] =>
  table === null
    ? []
    : table.seats.map((_, place) => seatName(table, (seat + place) % table.seats.length))

it('bots keep their names and their places in a rematch', async () => {
  const ada = await opensTable()
  const { client } = ada
  ada.autoplay()
  must(await client.propose({ do: 'start' }))
  const first = around(client.table, Number(client.seat))
  expect(first).toEqual(['Ada', 'Lisbeth', 'Karl'])
  for (const number of [1, 2, 3, 4]) {
    await ada.until(() => client.proof?.number === number)
    expect(around(client.table, Number(client.seat))).toEqual(first)
    must(await client.propose({ do: 'rematch' }))
  }
})

it('a reaction is gone when everybody has changed seats', async () => {
  const ada = await opensTable()
  const page = pages.open()
  await watches(page, codeOf(ada))
  ada.autoplay()
  must(await ada.client.propose({ do: 'start' }))
  await ada.until(() => ada.client.proof !== null)
  must(await ada.client.react('well-played'))
  await vi.waitFor(() => expect(page.talk.reacted).toMatchObject({ seat: 0 }))
  must(await ada.client.propose({ do: 'rematch' }))
  await vi.waitFor(() => expect(page.update?.number).toBe(2))
  expect(page.talk.reacted).toBeNull()
})

it('a reaction is gone after a moment, also while no table is on the screen', async () => {
  const ada = await opensTable()
  const page = pages.open()
  await watches(page, codeOf(ada))
  must(await ada.client.react('well-played'))
  await vi.waitFor(() => expect(page.talk.reacted).not.toBeNull())
  await vi.waitFor(() => expect(page.talk.reacted).toBeNull(), 10_000)
})
