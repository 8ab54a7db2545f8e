import { afterEach, describe, expect, it } from 'vitest'
import type { Guest } from '../../harness/guests'
import { Guest as TestGuest, inMemory, must, tableFor } from '../../harness/guests'
import { LOCAL } from '../../../src/host/ports'
import { answerTo, askedOf, begin, codeOf, gather, heardOut, peopleAt } from '../../harness/evening'
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
const three = tableFor('ebbes', ['open', 'open', 'open'])
const two = tableFor('ebbes', ['open', 'open'])

async function somebody({ newGuest }: MemoryRoom, name: string): Promise<Guest> {
  const guest = newGuest(name)
  await guest.untilOpen()
  return guest
}

describe('taking a seat', () => {
  it('whoever opens a table sits where they like, the others where they like or come next', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, { ...four, seat: 2 }, 'Ada', 'Ben')
    const cleo = await somebody(room, 'Cleo')
    must(await cleo.client.join({ table: ada.client.table?.id ?? '' }, 3))
    await ada.until(() => peopleAt(ada)[3] === 'Cleo')
    expect(peopleAt(ada)).toEqual(['Ben', null, 'Ada', 'Cleo'])
    expect([ada, ben, cleo].map(({ client }) => client.seat)).toEqual([2, 0, 3])
    expect(ada.client.table?.owner).toBe(2)
  })

  it('a seat can’t be had twice, nor one that is a bot’s or not there', async () => {
    const room = openRoom()
    const setup = tableFor('ebbes', ['open', 'open', 'greedy'])
    const [ada] = await gather(room, setup, 'Ada', 'Ben')
    const cleo = await somebody(room, 'Cleo')
    const at = { code: codeOf(ada) }
    expect(await answerTo(cleo.client.join(at, 0))).toBe('seat.taken')
    expect(await answerTo(cleo.client.join(at, 2))).toBe('seat.taken')
    expect(await answerTo(cleo.client.join(at, 4))).toBe('seat.unknown')
    expect(await answerTo(cleo.client.create({ ...setup, seat: 2 }))).toBe('seat.taken')
    expect(cleo.client.seat).toBeNull()
    expect(peopleAt(ada)).toEqual(['Ada', 'Ben', 'greedy'])
  })

  it('nobody is at two tables, and at none nothing can be done', async () => {
    const room = openRoom()
    const [, ben] = await gather(room, four, 'Ada', 'Ben')
    const cleo = await somebody(room, 'Cleo')
    expect(await answerTo(ben.client.create(four))).toBe('table.elsewhere')
    expect(await answerTo(ben.client.join({ code: codeOf(ben) }))).toBe('table.elsewhere')
    for (const request of [
      cleo.client.leave(),
      cleo.client.sit(0),
      cleo.client.propose({ do: 'start' }),
      cleo.client.act({ type: 'pass' }),
      cleo.client.quiet('game'),
      cleo.client.say('Anybody there?'),
      cleo.client.react('wow'),
    ]) {
      expect(await answerTo(request)).toBe('table.nowhere')
    }
  })

  it('before the game people change seats, and everybody sees it', async () => {
    const [ada, ben] = await gather(openRoom(), four, 'Ada', 'Ben')
    const token = ben.client.ticket?.token
    expect(await answerTo(ben.client.sit(0))).toBe('seat.taken')
    expect(await answerTo(ben.client.sit(4))).toBe('seat.unknown')
    must(await ben.client.sit(3))
    await ada.until(() => peopleAt(ada)[3] === 'Ben')
    expect(peopleAt(ada)).toEqual(['Ada', null, null, 'Ben'])
    must(await ben.client.sit('spectator'))
    await ada.until(() => ada.client.table?.watching.length === 1)
    expect(peopleAt(ada)).toEqual(['Ada', null, null, null])
    must(await ben.client.sit(2))
    expect(ben.client.seat).toBe(2)
    expect(ben.client.ticket?.token).toBe(token)
  })

  it('nobody changes seats in the middle of a game', async () => {
    const party = await gather(openRoom(), two, 'Ada', 'Ben')
    await begin(party)
    expect(await answerTo(party[1].client.sit('spectator'))).toBe('table.phase')
  })

  it('whoever opens a table to watch still decides after sitting down', async () => {
    const [ada, ben] = await gather(openRoom(), { ...two, seat: null }, 'Ada', 'Ben')
    expect(ada.client.table?.owner).toBeNull()
    must(await ada.client.sit(1))
    await ben.until(() => ben.client.table?.owner === 1)
    must(await ada.client.propose({ do: 'start' }))
    await ben.until(() => ben.client.table?.phase === 'playing')
  })

  it('a table without spectators has none, whichever way they try', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, { ...three, spectators: 'none' }, 'Ada', 'Ben')
    const cleo = await somebody(room, 'Cleo')
    const at = { code: codeOf(ada) }
    expect(await answerTo(cleo.client.join(at, 'spectator'))).toBe('table.spectators')
    expect(await answerTo(ben.client.sit('spectator'))).toBe('table.spectators')
    must(await cleo.client.join(at))
    const dan = await somebody(room, 'Dan')
    expect(await answerTo(dan.client.join(at))).toBe('table.spectators')
  })

  it('a new name is seen at the table and in the lobby', async () => {
    const clock = new ManualClock()
    const room = openRoom({ clock })
    const [ada, ben] = await gather(room, four, 'Ada', 'Ben')
    const cleo = await somebody(room, 'Cleo')
    must(await ben.client.rename('Benedikt', 'pink'))
    await ada.until(() => peopleAt(ada)[1] === 'Benedikt')
    expect(ada.client.table?.seats[1]?.person?.marker).toBe('pink')
    clock.advance(200)
    await cleo.until(() => cleo.client.lobby[0]?.people.includes('Benedikt') === true)
  })
})

describe('leaving', () => {
  it('a seat that was left is free, and its token worth nothing', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, four, 'Ada', 'Ben')
    const { ticket } = ben.client
    must(await ben.client.leave())
    await ada.until(() => peopleAt(ada)[1] === null)
    expect(ben.client).toMatchObject({ table: null, seat: null, ticket: null })
    const again = room.newGuest('Ben', { ticket })
    await again.untilOpen()
    expect(again.client.host?.resumed).toMatchObject({ code: 'seat.token' })
    expect(again.client.seat).toBeNull()
  })

  it('when whoever opened the table leaves, the next person decides alone', async () => {
    const [ada, ben, cleo] = await gather(openRoom(), four, 'Ada', 'Ben', 'Cleo')
    must(await ada.client.leave())
    await cleo?.until(() => cleo.client.table?.owner === 1)
    must(await ben.client.propose({ do: 'bot', seat: 3, level: 'greedy' }))
    await cleo?.until(() => peopleAt(cleo)[3] === 'greedy')
  })

  it('when the last one leaves, the table is gone', async () => {
    const clock = new ManualClock()
    const room = openRoom({ clock })
    const [ada, ben] = await gather(room, four, 'Ada', 'Ben')
    const at = { code: codeOf(ada) }
    must(await ada.client.leave())
    must(await ben.client.leave())
    expect(room.room.tables).toEqual([])
    expect(await answerTo(ben.client.join(at))).toBe('table.code')
    clock.advance(200)
    await ada.until(() => ada.client.lobby.length === 0)
  })

  it.each(['leaves', 'is sent away'])(
    'in the middle of a game, a bot has the seat of whoever %s, and nobody sees its cards',
    async (how) => {
      const room = openRoom()
      const [ada, ben] = await gather(room, two, 'Ada', 'Ben')
      await begin([ada, ben])
      const code = codeOf(ada)
      if (how === 'leaves') must(await ben.client.leave())
      else must(await ada.client.propose({ do: 'kick', seat: 1 }))
      await ada.until(() => ada.client.table?.seats[1]?.bot !== null)
      // From a second window, whoever opened the table has tried to sit down there.
      expect(await answerTo(ada.client.propose({ do: 'no-bot', seat: 1 }))).toBe('table.phase')
      const second = await somebody(room, 'Ada')
      expect(await answerTo(second.client.join({ code }, 1))).toBe('seat.taken')
      must(await second.client.join({ code }))
      expect(second.client.seat).toBe('spectator')
      expect(second.client.update?.view.hand).toEqual([])

      ada.autoplay()
      await ada.until(() => ada.client.table?.phase === 'over')
      must(await ada.client.propose({ do: 'no-bot', seat: 1 }))
    },
  )

  it('in the middle of a game, whoever left has the seat again until the next one is dealt', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(
      room,
      tableFor('ebbes', ['open', 'open'], { options: { rounds: 5 } }),
      'Ada',
      'Ben',
    )
    await begin([ada, ben])
    const { ticket } = ben.client
    must(await ben.client.leave())
    await ada.until(() => peopleAt(ada)[1] === 'club')
    const back = room.newGuest('Ben', { ticket })
    await back.until(() => back.client.update !== null)
    expect([back.client.seat, ...peopleAt(back)]).toEqual([1, 'Ada', 'Ben'])

    must(await back.client.leave())
    ada.autoplay()
    await ada.until(() => ada.client.table?.phase === 'over')
    must(await ada.client.propose({ do: 'rematch' }))
    await ada.until(() => ada.client.update?.number === 2)
    const late = room.newGuest('Ben', { ticket })
    await late.untilOpen()
    expect(late.client.host?.resumed).toMatchObject({ code: 'seat.token' })
  })

  it('at a table from the history, whoever left may have the seat again, and whoever was sent away may not', async () => {
    const room = openRoom()
    const party = await gather(room, three, 'Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = party as unknown as readonly [Guest, Guest, Guest]
    await begin(party)
    const { table = '' } = ada.client.ticket ?? {}
    const tickets = [ben.client.ticket, cleo.client.ticket]
    must(await ben.client.leave())
    must(await ada.client.propose({ do: 'kick', seat: 2 }))
    must(await ada.client.propose({ do: 'close' }))
    expect(await room.ask({ do: 'reopen', table })).toMatchObject({ type: 'reopened' })
    expect(room.room.table(table)?.summary).toMatchObject({ free: 2 })
    const [benAgain, cleoAgain] = tickets.map((ticket) => room.newGuest('Again', { ticket }))
    await benAgain?.until(() => benAgain.client.update !== null)
    expect(benAgain && peopleAt(benAgain)).toEqual([null, 'Ben', 'club'])
    await cleoAgain?.untilOpen()
    expect(cleoAgain?.client.host?.resumed).toMatchObject({ code: 'seat.token' })
  })

  it('before the cards are dealt, the game is called off', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, two, 'Ada', 'Ben')
    // Ben's window is shut: his share of the shuffle does not come.
    ben.cut()
    must(await ada.client.propose({ do: 'start' }))
    expect(ada.client.table?.phase).toBe('dealing')
    must(await ada.client.propose({ do: 'kick', seat: 1 }))
    await ada.until(() => ada.client.table?.phase === 'gathering')
    expect(ada.client.table).toMatchObject({ gameNumber: 0, dealing: null })
  })
})

describe('who decides', () => {
  it('whoever opened the table starts it alone, when all seats are taken', async () => {
    const [ada, ben] = await gather(openRoom(), three, 'Ada', 'Ben')
    expect(await answerTo(ada.client.propose({ do: 'start' }))).toBe('table.seats-open')
    must(await ada.client.propose({ do: 'bot', seat: 2, level: 'greedy' }))
    must(await ada.client.propose({ do: 'start' }))
    await ben.until(() => ben.client.table?.phase === 'playing')
    expect(await answerTo(ada.client.propose({ do: 'start' }))).toBe('table.phase')
    expect(await answerTo(ada.client.propose({ do: 'resume' }))).toBe('table.phase')
    expect(await answerTo(ada.client.propose({ do: 'rematch' }))).toBe('table.phase')
  })

  it('the others decide by more than half of those who are there', async () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan'] as const
    const [ada, ben, cleo, dan] = (await gather(openRoom(), four, ...names)) as readonly Guest[] &
      [Guest, Guest, Guest, Guest]
    const start = { do: 'start' } as const
    must(await ben.client.propose(start))
    must(await ben.client.propose(start))
    must(await cleo.client.propose(start))
    await heardOut(dan)
    expect(dan.client.table?.votes).toEqual([{ what: start, by: [1, 2] }])
    expect(dan.client.table?.phase).toBe('gathering')
    must(await dan.client.propose(start))
    await ada.until(() => ada.client.table?.phase === 'playing')
    expect(ada.client.table?.votes).toEqual([])
  })

  it('somebody who is away can’t hold up the others', async () => {
    const [ada, ben, cleo] = (await gather(openRoom(), three, 'Ada', 'Ben', 'Cleo')) as [
      Guest,
      Guest,
      Guest,
    ]
    await begin([ada, ben, cleo])
    ada.client.close()
    await ben.until(() => ben.client.table?.seats[0]?.person?.present === false)
    const bot = { do: 'bot', seat: 0, level: 'greedy' } as const
    must(await ben.client.propose(bot))
    await cleo.until(() => cleo.client.table?.votes.length === 1)
    must(await cleo.client.propose(bot))
    await ben.until(() => ben.client.table?.seats[0]?.bot === 'greedy')
  })

  it('a vote is given up with the seat it was cast from', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, four, 'Ada', 'Ben')
    must(await ben.client.propose({ do: 'close' }))
    await ada.until(() => ada.client.table?.votes.length === 1)
    must(await ben.client.sit(3))
    const cleo = await somebody(room, 'Cleo')
    must(await cleo.client.join({ code: codeOf(ada) }, 1))
    must(await ben.client.propose({ do: 'close' }))
    await heardOut(ada)
    expect(ada.client.table?.votes).toEqual([{ what: { do: 'close' }, by: [3] }])
  })

  it('spectators only watch', async () => {
    const room = openRoom()
    const party = await gather(room, two, 'Ada', 'Ben')
    const cleo = await somebody(room, 'Cleo')
    must(await cleo.client.join({ code: codeOf(party[0]) }, 'spectator'))
    expect(await answerTo(cleo.client.propose({ do: 'start' }))).toBe('seat.spectator')
    expect(await answerTo(cleo.client.propose({ do: 'kick', seat: 0 }))).toBe('seat.spectator')
    expect(await answerTo(cleo.client.quiet('game'))).toBe('seat.spectator')
    await begin(party)
    const asked = await askedOf(party)
    expect(await answerTo(cleo.client.act(asked.idea))).toBe('seat.spectator')
    expect(asked.isAsked).toBe(true)
  })

  it('everybody may have a bot play for themselves, and take over again', async () => {
    const party = await gather(openRoom(), two, 'Ada', 'Ben')
    const [ada, ben] = party
    await begin(party)
    must(await ben.client.propose({ do: 'bot', seat: 1, level: 'greedy' }))
    await ada.until(() => ada.client.table?.seats[1]?.bot === 'greedy')
    expect(await answerTo(ben.client.act({ type: 'pass' }))).toBe('seat.bot')
    const again = { do: 'bot', seat: 1, level: 'greedy' } as const
    expect(await answerTo(ben.client.propose(again))).toBe('seat.bot')
    must(await ben.client.propose({ do: 'no-bot', seat: 1 }))
    expect(await answerTo(ben.client.propose({ do: 'no-bot', seat: 1 }))).toBe('seat.bot')
    must(await ben.client.propose({ do: 'bot', seat: 0, level: 'greedy' }))
    expect(ben.client.table?.seats[0]?.bot).toBeNull()
  })

  it('whoever is sent away is told, and the token does not bring them back', async () => {
    const room = openRoom()
    let told = ''
    const ben = room.newGuest('Ben', {
      told: (message) => {
        if (message?.type === 'left') told = message.code
      },
    })
    const [ada] = await gather(room, three, 'Ada', 'Cleo')
    must(await ben.client.join({ code: codeOf(ada) }))
    const { ticket } = ben.client
    expect(await answerTo(ada.client.propose({ do: 'kick', seat: 4 }))).toBe('seat.unknown')
    must(await ada.client.propose({ do: 'kick', seat: 2 }))
    await ben.until(() => ben.client.seat === null)
    expect(told).toBe('seat.kicked')
    expect(await answerTo(ada.client.propose({ do: 'kick', seat: 2 }))).toBe('seat.unknown')
    const again = room.newGuest('Ben', { ticket })
    await again.untilOpen()
    expect(again.client.seat).toBeNull()
  })

  it('whoever is sent away at the host’s own machine is known by name there, and by address elsewhere', async () => {
    const room = openRoom()
    const [ada] = await gather(room, four, 'Ada', 'Dora')
    const at = { code: codeOf(ada) }
    const from = async (name: string, address: string = LOCAL) => {
      const guest = new TestGuest(name, inMemory(room.deps, address))
      await guest.untilOpen()
      return guest
    }
    must(await (await from('Ben')).client.join(at, 2))
    const cleo = await from('Cleo', '198.51.100.7')
    must(await cleo.client.join(at, 3))
    must(await ada.client.propose({ do: 'kick', seat: 2 }))
    must(await ada.client.propose({ do: 'kick', seat: 3 }))
    await ada.until(() => ada.client.table?.removed.length === 2)
    expect(ada.client.table?.removed).toEqual(['Ben', 'Cleo'])
    for (const [name, address, answer] of [
      ['ben', undefined, 'seat.kicked'],
      ['Dan', undefined, 'done'],
      ['Cleopatra', '198.51.100.7', 'seat.kicked'],
      ['Cleo', '198.51.100.8', 'done'],
    ] as const) {
      const guest = await from(name, address)
      expect([name, await answerTo(guest.client.join(at, 'spectator'))]).toEqual([name, answer])
    }
    must(await ada.client.propose({ do: 'let-in', name: 'Ben' }))
    await ada.until(() => ada.client.table?.removed.length === 1)
    const ben = await from('Ben')
    must(await ben.client.join(at))
    expect(await answerTo(ada.client.propose({ do: 'let-in', name: 'Ben' }))).toBe('seat.unknown')
  })

  it('while a table is paused nobody moves, and then it goes on where it was', async () => {
    const party = await gather(openRoom(), two, 'Ada', 'Ben')
    const [ada, ben] = party
    await begin(party)
    const asked = await askedOf(party)
    const before = asked.client.update?.view
    must(await ada.client.propose({ do: 'pause' }))
    await ben.until(() => ben.client.table?.phase === 'paused')
    expect(await answerTo(asked.client.act(asked.idea))).toBe('table.paused')
    expect(asked.client.update?.view).toEqual(before)
    must(await ada.client.propose({ do: 'resume' }))
    must(await asked.client.act(asked.idea))
  })

  it('in a rematch everybody moves on by one seat, bots too, and nothing that was said is lost', async () => {
    const setup = tableFor('ebbes', ['open', 'open', 'greedy'], { options: { rounds: 5 } })
    const party = await gather(openRoom(), setup, 'Ada', 'Ben')
    const [ada, ben] = party
    must(await ben.client.say('Good luck!'))
    for (const guest of party) guest.autoplay()
    await begin(party)
    await ben.until(() => ben.client.proof !== null)
    must(await ben.client.propose({ do: 'rematch' }))
    must(await ada.client.propose({ do: 'rematch' }))
    await ben.until(() => ben.client.update?.number === 2)
    expect(peopleAt(ben)).toEqual(['greedy', 'Ada', 'Ben'])
    expect([ada.client.seat, ben.client.seat]).toEqual([1, 2])
    expect(ben.client.table?.owner).toBe(1)
    expect(ada.client.chat.map(({ text }) => text)).toEqual(['Good luck!'])
  })

  it('another game waits until everybody who is here and plays is ready', async () => {
    const room = openRoom()
    const party = await gather(
      room,
      tableFor('ebbes', ['open', 'open', 'open', 'greedy']),
      'Ada',
      'Ben',
      'Cleo',
    )
    const [ada, ben, cleo] = party as [Guest, Guest, Guest]
    for (const guest of party) guest.autoplay()
    await begin(party)
    await Promise.all(party.map((guest) => guest.until(() => guest.client.proof !== null)))
    must(await ada.client.propose({ do: 'rematch' }))
    await heardOut(ada)
    expect(ada.client.table).toMatchObject({
      phase: 'over',
      votes: [{ what: { do: 'rematch' }, by: [0] }],
    })
    must(await ben.client.propose({ do: 'rematch' }))
    await heardOut(ada)
    expect(ada.client.table?.phase).toBe('over')
    // A bot plays for Cleo: it is always ready.
    must(await ada.client.propose({ do: 'bot', seat: 2, level: 'greedy' }))
    await ada.until(() => ada.client.update?.number === 2)
    expect(cleo.client.seat).toBe(3)
  })

  it('a player whose line is cut does not hold up another game', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, two, 'Ada', 'Ben')
    for (const guest of [ada, ben]) guest.autoplay()
    await begin([ada, ben])
    await ada.until(() => ada.client.proof !== null)
    must(await ada.client.propose({ do: 'rematch' }))
    ben.client.close()
    await ada.until(() => ada.client.table?.phase === 'dealing')
  })

  it('closing the table sends everybody to the lobby, and says who did it', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, two, 'Ada', 'Ben')
    const { ticket } = ben.client
    await begin([ada, ben])
    must(await ada.client.propose({ do: 'close' }))
    await ben.until(() => ben.client.table === null)
    expect(ben.client.dismissal).toMatchObject({ why: { by: 'Ada' }, table: { name: two.name } })
    expect(room.room.tables).toEqual([])
    const again = room.newGuest('Ben', { ticket })
    await again.untilOpen()
    expect(again.client.host?.resumed).toMatchObject({ code: 'table.unknown' })
    must(await ben.client.create(two))
  })
})
