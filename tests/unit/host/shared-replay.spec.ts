/** A replay that the whole table is shown: the same step for everybody, and only between two games. */
import { afterEach, expect, it } from 'vitest'
import { checkStich } from '../../../src/protocol/open-stich'
import type { ClientMessages, HostMessage } from '../../../src/protocol/messages'
import type { TableSetup } from '../../../src/protocol/table'
import { LOCAL } from '../../../src/host/ports'
import { answerTo, codeOf, gather, heardOut, playAgain } from '../../harness/evening'
import { Guest, inMemory, must, tableFor } from '../../harness/guests'
import { ManualClock } from '../../harness/manual-clock'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'

type Wanted = NonNullable<ClientMessages['show']['what']>

let rooms: MemoryRoom[] = []
afterEach(async () => {
  for (const { room, problems } of rooms.splice(0)) {
    await room.shutDown()
    expect(problems).toEqual([])
  }
  rooms = []
})

function openRoom(clock?: ManualClock): MemoryRoom {
  const room = memoryRoom(clock === undefined ? {} : { clock })
  rooms.push(room)
  return room
}

/** Short: whoever is ahead after a round may have won. */
const SHORT: TableSetup = tableFor('ebbes', ['open', 'open', 'greedy'], {
  options: { variant2: true, goal: 10 },
})

type Party = readonly [Guest, Guest, ...Guest[]]

async function playTo(guests: Party, number: number): Promise<void> {
  for (const [seed, guest] of guests.entries()) guest.autoplay(seed + 1)
  await Promise.all(guests.map((guest) => guest.until(() => guest.client.proof?.number === number)))
}

/** A table whose first game is over. */
async function played(room: MemoryRoom): Promise<Party> {
  const guests = await gather(room, SHORT, 'Ada', 'Ben')
  must(await guests[0].client.propose({ do: 'start' }))
  await playTo(guests, 1)
  return guests
}

const FIRST: Wanted = { table: null, number: 1, step: 0, eyes: 'open', playing: false }

/** Where somebody is told that the replay stands. */
const placeOf = ({ client }: Guest) => {
  const { sharedReplay } = client
  return (
    sharedReplay && {
      by: sharedReplay.by,
      seat: sharedReplay.seat,
      step: sharedReplay.step,
      eyes: sharedReplay.eyes,
    }
  )
}

it('everybody at the table sees the same step of the same game, and the deals can be checked', async () => {
  const room = openRoom()
  const [ada, ben] = await played(room)
  const eve = room.newGuest('Eve')
  await eve.untilOpen()
  must(await eve.client.join({ code: codeOf(ada) }, 'spectator'))
  must(await ada.client.show(FIRST))
  for (const step of [1, 7, 3]) must(await ada.client.show({ ...FIRST, step, eyes: 1 }))
  await Promise.all([ben, eve].map(heardOut))
  for (const guest of [ada, ben, eve]) {
    expect(placeOf(guest)).toEqual({ by: 'Ada', seat: 0, step: 3, eyes: 1 })
    const { stich, proof } = guest.client
    expect(stich?.games).toHaveLength(1)
    expect(stich?.games[0]).toMatchObject({ number: 1, log: proof?.log })
    expect(checkStich(stich)).toMatchObject({ ok: true })
  }
})

it('the game itself is sent once, however many steps are shown', async () => {
  const room = openRoom()
  const guests = await gather(room, SHORT, 'Ada', 'Ben')
  const heard: HostMessage['type'][] = []
  const eve = room.newGuest('Eve', { told: (message) => message && heard.push(message.type) })
  await eve.untilOpen()
  must(await eve.client.join({ code: codeOf(guests[0]) }, 'spectator'))
  must(await guests[0].client.propose({ do: 'start' }))
  await playTo(guests, 1)
  for (let step = 0; step < 20; step++) must(await guests[0].client.show({ ...FIRST, step }))
  await heardOut(eve)
  expect(heard.filter((type) => type === 'stich')).toHaveLength(1)
  expect(heard.filter((type) => type === 'replay')).toHaveLength(20)
})

it('whoever sits there may take over, and what was on its way does not take it back', async () => {
  const clock = new ManualClock()
  const [ada, ben] = await played(openRoom(clock))
  must(await ada.client.show({ ...FIRST, step: 5 }))
  must(await ben.client.show({ ...FIRST, step: 9 }))
  expect(await answerTo(ada.client.show({ ...FIRST, step: 6 }))).toBe('act.stale')
  await heardOut(ada)
  expect(placeOf(ada)).toMatchObject({ by: 'Ben', seat: 1, step: 9 })
  clock.advance(1000)
  must(await ada.client.show({ ...FIRST, step: 6 }))
  await heardOut(ben)
  expect(placeOf(ben)).toMatchObject({ by: 'Ada', seat: 0, step: 6 })
})

it('a latecomer, and whoever comes back, is told at once', async () => {
  const room = openRoom()
  const [ada, ben] = await played(room)
  must(await ada.client.show({ ...FIRST, step: 4 }))
  const late = room.newGuest('Late')
  await late.untilOpen()
  must(await late.client.join({ code: codeOf(ada) }, 'spectator'))
  expect(placeOf(late)).toMatchObject({ by: 'Ada', step: 4 })
  expect(late.client.stich).toEqual(ada.client.stich)
  ben.cut()
  await ben.until(() => ben.client.status === 'connecting')
  must(await ada.client.show({ ...FIRST, step: 8 }))
  await ben.until(() => ben.client.sharedReplay !== null && ben.client.status === 'open')
  await ben.until(() => ben.client.sharedReplay?.step === 8)
  expect(ben.client.stich).toEqual(ada.client.stich)
})

it('it can be put away, by anybody who sits there', async () => {
  const [ada, ben] = await played(openRoom())
  must(await ada.client.show(FIRST))
  must(await ben.client.show(null))
  await heardOut(ada)
  expect([ada.client.sharedReplay, ada.client.stich]).toEqual([null, null])
})

it('the next game puts it away, and as long as it goes on there is none', async () => {
  const [ada, ben] = await played(openRoom())
  must(await ada.client.show(FIRST))
  await playAgain([ada, ben])
  await ben.until(() => ben.client.sharedReplay === null)
  expect(ben.client.stich).toBeNull()
  await ada.until(() => ada.client.table?.phase === 'playing' || ada.client.proof?.number === 2)
  await playTo([ada, ben], 2)
  for (const number of [1, 2]) must(await ben.client.show({ ...FIRST, number }))
  await heardOut(ada)
  expect(ada.client.stich?.games[0]?.number).toBe(2)
})

it('is refused while a game is going on, to spectators, and for what is not there', async () => {
  const room = openRoom()
  const [ada, ben] = await gather(room, SHORT, 'Ada', 'Ben')
  expect(await answerTo(ada.client.show(FIRST))).toBe('history.unknown')
  must(await ada.client.propose({ do: 'start' }))
  await ada.until(() => ada.client.table?.phase === 'playing')
  expect(await answerTo(ada.client.show(FIRST))).toBe('replay.moment')
  const eve = room.newGuest('Eve')
  await eve.untilOpen()
  must(await eve.client.join({ code: codeOf(ada) }, 'spectator'))
  await playTo([ada, ben], 1)
  expect(await answerTo(eve.client.show(FIRST))).toBe('seat.spectator')
  expect(await answerTo(ada.client.show({ ...FIRST, number: 2 }))).toBe('history.unknown')
  expect(await answerTo(ada.client.show({ ...FIRST, eyes: 3 }))).toBe('seat.unknown')
  expect(ada.client.sharedReplay).toBeNull()
})

it('only somebody at the host’s own machine shows games of other tables, and none that goes on', async () => {
  const room = openRoom()
  const [ada] = await played(room)
  const table = ada.client.table?.id ?? ''
  const host = new Guest('Host', inMemory(room.deps, LOCAL))
  const guest = room.newGuest('Guest')
  await Promise.all([host.untilOpen(), guest.untilOpen()])
  must(await host.client.create(SHORT))
  must(await guest.client.join({ code: codeOf(host) }))
  const theirs = { ...FIRST, table }
  expect(await answerTo(guest.client.show(theirs))).toBe('host.remote')
  must(await host.client.show(theirs))
  await heardOut(guest)
  expect(guest.client.stich?.table.id).toBe(table)
  // What lies there already, a guest may go on with.
  must(await guest.client.show({ ...theirs, step: 2 }))
  // Nobody plays at this one, so it goes on for as long as we look.
  const [cleo] = await gather(room, SHORT, 'Cleo', 'Dan')
  must(await cleo.client.propose({ do: 'start' }))
  await cleo.until(() => cleo.client.table?.phase === 'playing')
  const running = { ...FIRST, table: cleo.client.table?.id ?? '' }
  expect(await answerTo(host.client.show(running))).toBe('history.unfinished')
  await heardOut(guest)
  expect(guest.client.stich?.table.id).toBe(table)
})

it('changing from game to game is counted as talk: nobody floods the table with games', async () => {
  const clock = new ManualClock()
  const room = openRoom(clock)
  const [ada, ben] = await played(room)
  await playAgain([ada, ben])
  await playTo([ada, ben], 2)
  const answers: string[] = []
  for (let change = 0; change < 12; change++) {
    answers.push(await answerTo(ada.client.show({ ...FIRST, number: 1 + (change % 2) })))
  }
  expect(answers.slice(0, 8)).toEqual(Array(8).fill('done'))
  expect(answers.slice(8)).toContain('limit.chat')
})
