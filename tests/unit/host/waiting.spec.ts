import { afterEach, describe, expect, it } from 'vitest'
import {
  answerHere,
  type AnyQuestion,
  type Answer,
  type Bots,
  type PutLater,
} from '../../../src/host/bot-pool'
import type { TableSetup } from '../../../src/protocol/table'
import { askedOf, begin, codeOf, gather, heardOut, peopleAt } from '../../harness/evening'
import { must, tableFor, type Guest } from '../../harness/guests'
import { ManualClock } from '../../harness/manual-clock'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'
import { completeList, listed } from '../../../src/engine/kernel'

const MINUTE = 60_000
const rooms: MemoryRoom[] = []

function openRoom(
  changes: Parameters<typeof memoryRoom>[0] = {},
): MemoryRoom & { readonly clock: ManualClock } {
  const clock = new ManualClock()
  const room = memoryRoom({ clock, ...changes })
  rooms.push(room)
  return { ...room, clock }
}

afterEach(async () => {
  for (const { room, problems } of rooms.splice(0)) {
    await room.shutDown()
    expect(problems).toEqual([])
  }
})

const two = tableFor('ebbes', ['open', 'open'])
const three = tableFor('ebbes', ['open', 'open', 'open'])
const personAt = ({ client }: Guest, seat: number) => client.table?.seats[seat]?.person
const clockOf = ({ client }: Guest, seat: number) => client.table?.seats[seat]?.clock

async function isGone(witness: Guest, guest: Guest): Promise<void> {
  const seat = guest.client.seat as number
  guest.client.close()
  await witness.until(() => personAt(witness, seat)?.present === false)
}

describe('patience', () => {
  it('after a minute somebody is overdue, the others give the seat to a bot, and the person gets it back', async () => {
    const room = openRoom()
    const party = await gather(room, three, 'Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = party as unknown as readonly [Guest, Guest, Guest]
    await begin(party)
    const { ticket } = ada.client
    const hand = ada.client.update?.view.hand
    await isGone(ben, ada)
    room.clock.advance(MINUTE - 1)
    await heardOut(ben)
    expect(personAt(ben, 0)?.overdue).toBe(false)
    room.clock.advance(1)
    await ben.until(() => personAt(ben, 0)?.overdue === true)
    const bot = { do: 'bot', seat: 0, level: 'greedy' } as const
    must(await ben.client.propose(bot))
    await heardOut(cleo)
    expect(cleo.client.table?.seats[0]?.bot).toBeNull()
    must(await cleo.client.propose(bot))
    await ben.until(() => ben.client.table?.seats[0]?.bot === 'greedy')
    const back = room.newGuest('Ada', { ticket })
    await back.until(() => back.client.update !== null)
    await heardOut(back)
    expect(back.client.table?.seats[0]).toMatchObject({
      bot: null,
      person: { name: 'Ada', present: true, overdue: false },
    })
    for (const card of back.client.update?.view.hand ?? []) expect(hand).toContain(card)
  })

  it('whoever comes back in time was never overdue', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, two, 'Ada', 'Ben')
    const { ticket } = ben.client
    await isGone(ada, ben)
    room.clock.advance(MINUTE / 2)
    const back = room.newGuest('Ben', { ticket })
    await ada.until(() => personAt(ada, 1)?.present === true)
    room.clock.advance(2 * MINUTE)
    await heardOut(ada)
    expect(personAt(ada, 1)?.overdue).toBe(false)
    await isGone(ada, back)
    room.clock.advance(MINUTE)
    await ada.until(() => personAt(ada, 1)?.overdue === true)
  })

  it('without end is without end', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, { ...two, patience: null }, 'Ada', 'Ben')
    await isGone(ada, ben)
    room.clock.advance(24 * 60 * MINUTE)
    await heardOut(ada)
    expect(personAt(ada, 1)).toMatchObject({ present: false, overdue: false })
  })

  it('a bot that still thinks when the person is back does not decide any more', async () => {
    const thoughts: (() => void)[] = []
    const bots: Bots = {
      ask: <Asked extends AnyQuestion>(_: string, question: PutLater<Asked>) =>
        new Promise<Answer<Asked> | undefined>((answer) => {
          const asked = question(0)
          thoughts.push(() => answer(asked && answerHere(asked)))
        }),
      close: () => Promise.resolve(),
    }
    const party = await gather(openRoom({ bots }), two, 'Ada', 'Ben')
    await begin(party)
    const asked = await askedOf(party)
    const seat = asked.client.seat as number
    const { rev } = asked.client.update as { rev: number }
    must(await asked.client.propose({ do: 'bot', seat, level: 'greedy' }))
    expect(thoughts).toHaveLength(1)
    must(await asked.client.propose({ do: 'no-bot', seat }))
    thoughts[0]?.()
    await heardOut(asked)
    await heardOut(asked)
    expect(asked.client.update?.rev).toBe(rev)
    must(await asked.client.act(asked.idea))
  })
})

describe('the clock', () => {
  const timed: TableSetup = { ...two, clock: { move: 20, bank: 30 }, patience: null }

  async function timedGame(setup = timed) {
    const room = openRoom()
    const party = await gather(room, setup, 'Ada', 'Ben')
    await begin(party)
    const asked = await askedOf(party)
    const other = party.find((guest) => guest !== asked) as Guest
    const seat = asked.client.seat as number
    await heardOut(other)
    return { ...room, party, asked, other, seat, rev: asked.client.update?.rev ?? 0 }
  }

  it('runs for whoever is asked: the move first, then the bank, then a bot moves', async () => {
    const { clock, asked, other, seat, rev } = await timedGame()
    expect(clockOf(other, seat)).toEqual({ move: 20_000, bank: 30_000, runs: true })
    expect(clockOf(other, 1 - seat)).toMatchObject({ runs: false })
    clock.advance(15_000)
    await heardOut(other)
    expect(clockOf(other, seat)).toEqual({ move: 5000, bank: 30_000, runs: true })
    clock.advance(15_000)
    await heardOut(other)
    expect(clockOf(other, seat)).toEqual({ move: 0, bank: 20_000, runs: true })
    clock.advance(19_999)
    await heardOut(asked)
    expect(asked.client.update?.rev).toBe(rev)
    clock.advance(1)
    await asked.until(() => (asked.client.update?.rev ?? 0) > rev)
    await heardOut(asked)
    expect(clockOf(asked, seat)?.bank).toBe(0)
  })

  it('gives back the time for a move, but not the bank', async () => {
    const { clock, asked, seat, party } = await timedGame()
    clock.advance(25_000)
    must(await asked.client.act(asked.idea))
    for (;;) {
      const next = await askedOf(party)
      if (next === asked) break
      must(await next.client.act(next.idea))
      await heardOut(asked)
    }
    await heardOut(asked)
    expect(clockOf(asked, seat)).toEqual({ move: 20_000, bank: 25_000, runs: true })
  })

  it('stands still while the table is paused', async () => {
    const { clock, party, asked, other, seat, rev } = await timedGame()
    const [ada] = party
    clock.advance(5000)
    must(await ada.client.propose({ do: 'pause' }))
    clock.advance(10 * MINUTE)
    await heardOut(other)
    expect(clockOf(other, seat)).toEqual({ move: 15_000, bank: 30_000, runs: false })
    must(await ada.client.propose({ do: 'resume' }))
    await heardOut(other)
    expect(clockOf(other, seat)).toEqual({ move: 15_000, bank: 30_000, runs: true })
    expect(asked.client.update?.rev).toBe(rev)
  })

  it('stands still for somebody who is not connected, and goes on when they are back', async () => {
    const { clock, newGuest, asked, other, seat, rev } = await timedGame()
    const { ticket } = asked.client
    clock.advance(25_000)
    await isGone(other, asked)
    expect(clockOf(other, seat)).toEqual({ move: 0, bank: 25_000, runs: false })
    clock.advance(10 * MINUTE)
    await heardOut(other)
    expect(other.client.update?.rev).toBe(rev)
    const back = newGuest(asked.name, { ticket })
    await other.until(() => clockOf(other, seat)?.runs === true)
    expect(clockOf(other, seat)).toEqual({ move: 0, bank: 25_000, runs: true })
    clock.advance(25_000)
    await other.until(() => (other.client.update?.rev ?? 0) > rev)
    expect(back.client.status).toBe('open')
  })

  it('keeps a table going on which nobody moves', async () => {
    const { clock, party, rev } = await timedGame({
      ...timed,
      clock: { move: 1, bank: 1 },
      options: { rounds: 5 },
    })
    const [ada] = party
    for (let seen = rev; ada.client.proof === null; seen = ada.client.update?.rev ?? 0) {
      clock.advance(2000)
      await ada.until(() => (ada.client.update?.rev ?? 0) > seen || ada.client.proof !== null)
      await heardOut(ada)
    }
    expect(ada.client.update?.view.outcome).not.toBeNull()
  })
})

describe('being left alone', () => {
  /** The Compass is asked before every trick which way round it goes. */
  const cosmic = tableFor('eidex', ['open', 'open', 'open'], {
    options: {
      mode: 'cosmic',
      victoryPoints: [5, 5, 5],
      characters: ['dealer', 'ultimo', 'kompass'],
    },
  })

  const mayPass = ({ client }: Guest): boolean =>
    listed<{ type: string }>(client.update?.view.legal ?? completeList([])).some(
      ({ type }) => type === 'pass',
    )

  /** Cleo says nothing to questions that she may pass, until what she wanted to wait for is over. */
  async function playQuietly(until: 'trick' | 'game'): Promise<{ passes: number; asked: number }> {
    const ends = until === 'trick' ? ['trick', 'dealt'] : ['dealt']
    let isOver = false
    let isQuiet = false
    let asked = 0
    const room = openRoom()
    const [ada, ben] = await gather(room, cosmic, 'Ada', 'Ben')
    const cleo = room.newGuest('Cleo', {
      told: (message) => {
        if (!isQuiet || message?.type !== 'update') return
        isOver ||= message.events.some(({ type }) => ends.includes(type))
      },
    })
    await cleo.untilOpen()
    must(await cleo.client.join({ code: codeOf(ada) }))
    await begin([ada, ben, cleo])
    isQuiet = true
    must(await cleo.client.quiet(until))
    ada.autoplay()
    ben.autoplay()
    const isToDecide = () => cleo.isAsked && (!mayPass(cleo) || isOver)
    for (;;) {
      await cleo.until(() => cleo.client.proof !== null || isToDecide())
      const { proof } = cleo.client
      if (proof !== null) {
        const own = proof.log.inputs.filter(({ by }) => by === 2)
        const passed = own.filter(({ action }) => (action as { type: string }).type === 'pass')
        return { passes: passed.length, asked }
      }
      if (mayPass(cleo)) asked++
      await cleo.client.act(mayPass(cleo) ? { type: 'pass' } : cleo.idea)
    }
  }

  it('until the trick is over, then the questions come again', async () => {
    const { passes, asked } = await playQuietly('trick')
    expect(asked).toBeGreaterThan(0)
    expect(passes).toBeGreaterThan(asked)
  })

  it('until the game is over', async () => {
    const { passes, asked } = await playQuietly('game')
    expect(passes).toBeGreaterThan(asked + 5)
  })

  it('and whoever asked for it, and nobody else, is told how it stands', async () => {
    const party = await gather(openRoom(), cosmic, 'Ada', 'Ben', 'Cleo')
    await begin(party)
    const [ada, ben] = party
    const cleo = party[2] as Guest
    must(await cleo.client.quiet('game'))
    await cleo.until(() => cleo.client.update?.quiet === 'game')
    expect([ada, ben].map(({ client }) => client.update?.quiet)).toEqual(['now', 'now'])
    must(await cleo.client.quiet('now'))
    await cleo.until(() => cleo.client.update?.quiet === 'now')
  })

  it('and not any more', async () => {
    const party = await gather(openRoom(), cosmic, 'Ada', 'Ben', 'Cleo')
    await begin(party)
    for (const guest of party) {
      must(await guest.client.quiet('game'))
      must(await guest.client.quiet('now'))
      guest.autoplay()
    }
    await party[0].until(() => party[0].client.proof !== null)
    expect(party.map(({ refused }) => refused)).toEqual([[], [], []])
  })
})

describe('a forgotten table', () => {
  it('is closed when nobody has come back for ten minutes', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, two, 'Ada', 'Ben')
    const visitor = room.newGuest('Visitor')
    await visitor.untilOpen()
    await isGone(ada, ben)
    ada.client.close()
    await heardOut(visitor)
    room.clock.advance(9 * MINUTE)
    await heardOut(visitor)
    expect(room.room.tables).toHaveLength(1)
    room.clock.advance(2 * MINUTE)
    await heardOut(visitor)
    room.clock.advance(1000)
    await visitor.until(() => visitor.client.lobby.length === 0)
    expect(room.room.tables).toEqual([])
  })

  it('stays as long as somebody is there', async () => {
    const room = openRoom()
    const [ada] = await gather(room, two, 'Ada', 'Ben')
    for (let look = 0; look < 5; look++) {
      room.clock.advance(10 * MINUTE)
      await heardOut(ada)
    }
    expect(room.room.tables).toHaveLength(1)
    expect(peopleAt(ada)).toEqual(['Ada', 'Ben'])
  })
})

describe('a deserted game', () => {
  /** Two people in mid-game whose windows are shut; nobody comes back in time. */
  async function putAway(room: ReturnType<typeof openRoom>) {
    const party = await gather(room, two, 'Ada', 'Ben')
    await begin(party)
    const [ada, ben] = party
    const tickets = [ada.client.ticket, ben.client.ticket] as const
    const view = ben.client.update?.view
    await isGone(ada, ben)
    ada.client.close()
    const visitor = room.newGuest('Visitor')
    await visitor.untilOpen()
    await heardOut(visitor)
    room.clock.advance(11 * MINUTE)
    await heardOut(visitor)
    await room.room.settled()
    expect(room.room.tables).toEqual([])
    return { tickets, view, table: tickets[0]?.table ?? '' }
  }

  it('is put away, and is there again as it was for the first of its players', async () => {
    const room = openRoom()
    const { tickets, view } = await putAway(room)
    const both = tickets.map((ticket, seat) => room.newGuest(`Player ${seat}`, { ticket }))
    for (const guest of both) await guest.until(() => guest.client.update !== null)
    expect(both[1]?.client.update?.view).toEqual(view)
    expect(both.map(({ client }) => client.seat)).toEqual([0, 1])
    expect(both[0]?.client.table).toMatchObject({ phase: 'playing', owner: 0 })
    expect(room.room.tables).toHaveLength(1)
    for (const guest of both) guest.autoplay()
    await both[0]?.until(() => both[0]?.client.proof !== null)
  })

  it('waits for a place if there is none', async () => {
    const room = openRoom({ mostTables: 1 })
    const { tickets } = await putAway(room)
    const dora = room.newGuest('Dora')
    await dora.untilOpen()
    must(await dora.client.create(two))
    let farewell = ''
    const ada = room.newGuest('Ada', {
      ticket: tickets[0],
      told: (message) => {
        if (message?.type === 'bye') farewell = message.code
      },
    })
    await ada.until(() => farewell === 'limit.tables')
    expect(ada.client.ticket).toEqual(tickets[0])
    must(await dora.client.leave())
    await ada.until(() => ada.client.update !== null)
  })

  it('is gone on with from the history', async () => {
    const room = openRoom()
    const { tickets, table } = await putAway(room)
    expect(await room.ask({ do: 'reopen', table })).toMatchObject({ type: 'reopened' })
    expect(room.room.tables).toHaveLength(1)
    expect(tickets[0]?.table).toBe(table)
  })

  it('is not opened by a token that is not of this table, nor by one of a table that was closed', async () => {
    const room = openRoom()
    const { table } = await putAway(room)
    const [cleo] = await gather(room, two, 'Cleo', 'Dan')
    const { ticket } = cleo.client
    must(await cleo.client.propose({ do: 'close' }))
    for (const wrong of [{ table, token: ticket?.token ?? '' }, ticket]) {
      const guest = room.newGuest('Mallory', { ticket: wrong })
      await guest.untilOpen()
      expect(guest.client.host?.resumed).toMatchObject({ code: 'table.unknown' })
    }
    expect(room.room.tables).toEqual([])
  })
})
