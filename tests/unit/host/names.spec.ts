import { afterEach, describe, expect, it } from 'vitest'
import type { Guest } from '../../harness/guests'
import { must, tableFor } from '../../harness/guests'
import { codeOf, gather, heardOut, peopleAt } from '../../harness/evening'
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

const three = tableFor('ebbes', ['open', 'open', 'open'])

async function somebody({ newGuest }: MemoryRoom, name: string): Promise<Guest> {
  const guest = newGuest(name)
  await guest.untilOpen()
  return guest
}

describe('names', () => {
  it('no two at a table are called the same, and those who were there first keep theirs', async () => {
    const room = openRoom()
    const setup = tableFor('ebbes', ['open', 'open', 'open', 'greedy'])
    const [ada, other] = await gather(room, setup, 'Ada', 'ADA')
    const bot = await somebody(room, 'Bärbel')
    must(await bot.client.join({ code: codeOf(ada) }))
    expect(peopleAt(bot)).toEqual(['Ada', 'ADA 2', 'Bärbel 2', 'greedy'])
    must(await other.client.rename('Ben', 'pink'))
    must(await other.client.say('It was me.'))
    await ada.until(() => ada.client.chat.length === 1)
    expect(ada.client.chat[0]?.name).toBe('Ben')
    must(await bot.client.sit('spectator'))
    must(await other.client.rename('bärbel', 'pink'))
    await ada.until(() => ada.client.table?.watching[0] === 'Bärbel 2')
    await ada.until(() => peopleAt(ada)[1] === 'bärbel 3')
    must(await bot.client.sit(2))
    await ada.until(() => peopleAt(ada)[2] === 'Bärbel 2')
  })

  it('whoever comes back has the name that the table knows', async () => {
    const room = openRoom()
    const [ada, other] = await gather(room, three, 'Ada', 'Ada')
    const { ticket } = other.client
    other.cut()
    await ada.until(() => ada.client.table?.seats[1]?.person?.present === false)
    const cleo = await somebody(room, 'Ada 2')
    must(await cleo.client.join({ code: codeOf(ada) }))
    const back = room.newGuest('Ada', { ticket })
    await back.until(() => back.client.table !== null)
    await heardOut(back)
    expect(peopleAt(back)).toEqual(['Ada', 'Ada 2', 'Ada 2 2'])
  })
})
