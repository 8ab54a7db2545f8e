import { afterEach, describe, expect, it } from 'vitest'
import type { Guest } from '../../harness/guests'
import { must, tableFor } from '../../harness/guests'
import { answerTo, begin, gather, heardOut, peopleAt } from '../../harness/evening'
import { ManualClock } from '../../harness/manual-clock'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'

const rooms: MemoryRoom[] = []

function openRoom(...args: Parameters<typeof memoryRoom>): MemoryRoom {
  const room = memoryRoom(...args)
  rooms.push(room)
  return room
}

afterEach(async () => {
  for (const { room, problems } of rooms.splice(0)) {
    await room.shutDown()
    expect(problems).toEqual([])
  }
})

const four = tableFor('ebbes', ['open', 'open', 'open', 'open'])
const two = tableFor('ebbes', ['open', 'open'])

async function somebody({ newGuest }: MemoryRoom, name: string): Promise<Guest> {
  const guest = newGuest(name)
  await guest.untilOpen()
  return guest
}

describe('finding a table', () => {
  it('a private table is in no lobby, and opens by its code alone', async () => {
    const clock = new ManualClock()
    const room = openRoom({ clock })
    const [ada] = await gather(room, { ...four, access: 'private' }, 'Ada', 'Ben')
    const cleo = await somebody(room, 'Cleo')
    clock.advance(1000)
    await heardOut(cleo)
    expect(cleo.client.lobby).toEqual([])
    const { id, code } = ada.client.table ?? { id: '', code: '' }
    expect(await answerTo(cleo.client.join({ table: id }))).toBe('table.private')
    expect(await answerTo(cleo.client.join({ code: code.toLowerCase() }))).toBe('done')
  })

  it('a host carries as many tables as it was told, also when all are opened at once', async () => {
    const room = openRoom({ mostTables: 3 })
    const guests = await Promise.all(
      ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => somebody(room, name)),
    )
    const answers = await Promise.all(guests.map(({ client }) => answerTo(client.create(two))))
    expect(answers.sort()).toEqual(['done', 'done', 'done', 'limit.tables', 'limit.tables'])
    const [lucky] = guests.filter(({ client }) => client.seat !== null) as [Guest]
    must(await lucky.client.leave())
    must(await lucky.client.create(two))
  })

  it('a game that can’t be played like that is refused', async () => {
    const ada = await somebody(openRoom(), 'Ada')
    const eidexForTwo = tableFor('eidex', ['open', 'open'])
    expect(await answerTo(ada.client.create(eidexForTwo))).toBe('eidex.setup')
    const otherGame = tableFor('ebbes', ['open', 'open'], { options: { mode: 'cosmic' } })
    expect(await answerTo(ada.client.create(otherGame))).toBe('input.malformed')
  })
})

describe('the token of a seat', () => {
  it('opens that seat of that table and nothing else', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, two, 'Ada', 'Ben')
    const [cleo] = await gather(room, two, 'Cleo', 'Dan')
    const elsewhere = cleo.client.ticket?.table ?? ''
    const { table = '', token = '' } = ben.client.ticket ?? {}
    for (const ticket of [
      { table, token: '0'.repeat(32) },
      { table: elsewhere, token },
      { table: '0'.repeat(16), token },
    ]) {
      const thief = room.newGuest('Mallory', { ticket })
      await thief.untilOpen()
      expect(thief.client.host?.resumed).toMatchObject({
        code: expect.stringMatching(/^(seat\.token|table\.unknown)$/) as unknown,
      })
      expect(thief.client.seat).toBeNull()
      expect(thief.client.ticket).toBeNull()
    }
    expect(ada.client.status).toBe('open')
    expect(ben.client.status).toBe('open')
    const again = room.newGuest('Somebody else', { ticket: { table, token } })
    await again.until(() => again.client.table !== null)
    expect(again.client.seat).toBe(1)
    expect(peopleAt(again)).toEqual(['Ada', 'Ben'])
  })

  it('held by two windows belongs to the newer one, and the older one is told', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, two, 'Ada', 'Ben')
    await begin([ada, ben])
    const newer = room.newGuest('Ben', { ticket: ben.client.ticket })
    await newer.until(() => newer.client.update !== null)
    await ben.until(() => ben.client.status === 'ended')
    expect(ben.client.farewell?.code).toBe('seat.replaced')
    expect(newer.client.update?.view).toEqual(ben.client.update?.view)
    await heardOut(newer)
    expect(newer.client.table?.seats[1]?.person).toMatchObject({ present: true, overdue: false })
    newer.autoplay()
    ada.autoplay()
    await newer.until(() => newer.client.proof !== null)
  })

  it('brings a page that was loaded again back into the shuffle', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, two, 'Ada', 'Ben')
    const { ticket } = ben.client
    // Gone as soon as the share is sealed, and with it the share itself.
    const isSealed = () => ada.client.table?.dealing?.shares[1] !== null
    const sealed = ada.until(() => ada.client.table?.phase === 'dealing' && isSealed())
    must(await ada.client.propose({ do: 'start' }))
    await sealed
    const again = room.newGuest('Ben', { ticket })
    await again.until(() => again.client.update !== null)
    await ada.until(() => ada.isAsked || again.isAsked)
    expect(ada.client.table?.phase).toBe('playing')
  })
})
