import { expect, it } from 'vitest'
import { codeOf, gather, heardOut } from '../../harness/evening'
import { must, tableFor, type Guest } from '../../harness/guests'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'

const four = tableFor('ebbes', ['open', 'open', 'open', 'open'])

async function somebody({ newGuest }: MemoryRoom, name: string): Promise<Guest> {
  const guest = newGuest(name)
  await guest.untilOpen()
  return guest
}

it('two players who wish for the same marker have different ones, which stay theirs', async () => {
  const room = memoryRoom()
  const [ada, ben] = await gather(room, { ...four, seat: 2 }, 'Ada', 'Ben')
  const cleo = await somebody(room, 'Cleo')
  must(await cleo.client.join({ code: codeOf(ada) }))
  const markers = () =>
    Object.fromEntries(
      (ada.client.table?.seats ?? []).flatMap(({ person }) =>
        person === null ? [] : [[person.name, person.marker]],
      ),
    )
  await ada.until(() => Object.keys(markers()).length === 3)
  const before = markers()
  expect(new Set(Object.values(before)).size).toBe(3)
  // In another seat, and with a player more at the first one.
  must(await ben.client.sit(3))
  const dora = await somebody(room, 'Dora')
  must(await dora.client.join({ code: codeOf(ada) }, 0))
  await ada.until(() => markers()['Dora'] !== undefined)
  expect(markers()).toMatchObject(before)
  expect(new Set(Object.values(markers())).size).toBe(4)
  // Only what nobody has can be wished for.
  must(await cleo.client.rename('Cleo', before['Ada'] ?? 'grey'))
  await heardOut(cleo)
  expect(markers()).toMatchObject(before)
  await room.room.shutDown()
  expect(room.problems).toEqual([])
})
