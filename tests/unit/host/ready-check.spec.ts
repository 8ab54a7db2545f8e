/** Another game does not wait for ever for a player who is here and says nothing. */
import { afterEach, expect, it } from 'vitest'
import type { Guest } from '../../harness/guests'
import { must, tableFor } from '../../harness/guests'
import { begin, gather, heardOut, playAgain } from '../../harness/evening'
import { ManualClock } from '../../harness/manual-clock'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'
import { READY_WITHIN_MS, WISH_LASTS_MS } from '../../../src/host/table/ready-check'

let clock: ManualClock
let room: MemoryRoom

afterEach(async () => {
  await room.room.shutDown()
  expect(room.problems).toEqual([])
})

type Names = Parameters<typeof gather>[2][]

/** They have played a game to its end. */
async function afterAGame(...names: [string, string, ...Names]): Promise<readonly Guest[]> {
  clock = new ManualClock()
  room = memoryRoom({ clock })
  const setup = tableFor(
    'ebbes',
    names.map(() => 'open' as const),
  )
  const party = await gather(room, setup, ...names)
  for (const guest of party) guest.autoplay()
  await begin(party)
  await Promise.all(party.map((guest) => guest.until(() => guest.client.proof !== null)))
  return party
}

/** Milliseconds that each seat has to be ready; null for a seat that nobody waits for. */
const timesOf = ({ client }: Guest) =>
  client.table?.seats.map(({ clock: time }) => (time?.runs === true ? time.move : null))

it('a bot plays for a silent player when the time is up, until that player takes over', async () => {
  const [ada, ben] = (await afterAGame('Ada', 'Ben')) as [Guest, Guest]
  must(await ada.client.propose({ do: 'rematch' }))
  await heardOut(ben)
  expect(timesOf(ben)).toEqual([null, READY_WITHIN_MS])
  clock.advance(READY_WITHIN_MS - 1000)
  await heardOut(ben)
  expect(timesOf(ben)).toEqual([null, 1000])
  expect(ben.client.table?.phase).toBe('over')

  clock.advance(1000)
  await ben.until(() => ben.client.update?.number === 2)
  // In a rematch everybody has moved on by one seat.
  expect(ben.client.seat).toBe(0)
  expect(ben.client.table?.seats).toMatchObject([
    { person: { name: 'Ben', present: true }, bot: 'club' },
    { person: { name: 'Ada' }, bot: null },
  ])
  expect(timesOf(ben)).toEqual([null, null])
  must(await ben.client.propose({ do: 'no-bot', seat: 0 }))
})

it('the same cards again do not wait longer', async () => {
  const [ada, ben] = (await afterAGame('Ada', 'Ben')) as [Guest, Guest]
  must(await ada.client.propose({ do: 'again' }))
  clock.advance(READY_WITHIN_MS)
  await ben.until(() => ben.client.table?.again === true)
  expect(ben.client.table?.seats).toMatchObject([{ bot: null }, { bot: 'club' }])
})

it('the wish of one among three leaves more time, and ends as well', async () => {
  const [ada, ben, cleo] = (await afterAGame('Ada', 'Ben', 'Cleo')) as [Guest, Guest, Guest]
  must(await ada.client.propose({ do: 'rematch' }))
  await heardOut(cleo)
  expect(timesOf(cleo)).toEqual([null, WISH_LASTS_MS, WISH_LASTS_MS])
  clock.advance(WISH_LASTS_MS - 1000)
  await heardOut(cleo)
  expect(timesOf(cleo)).toEqual([null, 1000, 1000])
  expect(cleo.client.table?.phase).toBe('over')

  clock.advance(1000)
  await cleo.until(() => cleo.client.update?.number === 2)
  expect(cleo.client.table?.seats).toMatchObject([
    { person: { name: 'Cleo' }, bot: 'club' },
    { person: { name: 'Ada' }, bot: null },
    { person: { name: 'Ben' }, bot: 'club' },
  ])
})

it('with a second wish the last one has less time, and who answers in time plays', async () => {
  const [ada, ben, cleo] = (await afterAGame('Ada', 'Ben', 'Cleo')) as [Guest, Guest, Guest]
  await playAgain([ada])
  clock.advance(1000)
  await playAgain([ben])
  await heardOut(cleo)
  expect(timesOf(cleo)).toEqual([null, null, READY_WITHIN_MS])
  clock.advance(READY_WITHIN_MS / 2)
  await playAgain([cleo])
  await cleo.until(() => cleo.client.update?.number === 2)
  clock.advance(WISH_LASTS_MS)
  await heardOut(cleo)
  expect(cleo.client.table?.seats.map(({ bot }) => bot)).toEqual([null, null, null])
})

it('nobody gets more time by a second wish', async () => {
  const [ada, ben, cleo] = (await afterAGame('Ada', 'Ben', 'Cleo')) as [Guest, Guest, Guest]
  await playAgain([ada])
  clock.advance(WISH_LASTS_MS - 1000)
  await playAgain([ben])
  await heardOut(cleo)
  expect(timesOf(cleo)).toEqual([null, null, 1000])
})

it('nobody is hurried any more when a player who was ready has gone', async () => {
  const [ada, ben, cleo] = (await afterAGame('Ada', 'Ben', 'Cleo')) as [Guest, Guest, Guest]
  await playAgain([ada, ben])
  clock.advance(READY_WITHIN_MS - 1)
  must(await ben.client.leave())
  await cleo.until(() => cleo.client.table?.seats[1]?.person === null)
  clock.advance(WISH_LASTS_MS)
  await heardOut(cleo)
  expect(timesOf(cleo)).toEqual([null, null, null])
  expect(cleo.client.table).toMatchObject({ phase: 'over', gameNumber: 1 })
})
