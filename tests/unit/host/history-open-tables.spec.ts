/** The history of tables that are open: what may be seen of them, and how a closed one is opened again. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkDeals } from '../../../src/protocol/check-deals'
import type { HistoryQuestion } from '../../../src/protocol/history'
import type { HostMessage } from '../../../src/protocol/messages'
import { codeOf, gather, peopleAt, playAgain } from '../../harness/evening'
import { must, tableFor, type Guest } from '../../harness/guests'
import { DataFolder, entriesOf, idOf, stichIn } from '../../harness/history-files'
import { begin, playUntil, ticketOf } from '../../harness/log-files'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'
import { socketHost, type SocketHost } from '../../harness/socket-host'

let data: DataFolder
beforeEach(async () => {
  data = await DataFolder.make()
})
afterEach(() => data.remove())

const two = tableFor('ebbes', ['open', 'open'])
const withBot = tableFor('ebbes', ['open', 'greedy', 'greedy'])

async function playToTheEnd(people: readonly Guest[], number = 1): Promise<void> {
  for (const person of people) person.autoplay()
  await Promise.all(
    people.map((person) => person.until(() => person.client.proof?.number === number)),
  )
  expect(people.flatMap(({ refused }) => refused)).toEqual([])
}

const closed = (guest: Guest) => guest.until(() => guest.client.table === null)

describe('at an open table', () => {
  it('the game that is played is listed and shut, those before it can be read', async () => {
    const room = await data.room()
    const people = await begin(room, two)
    const [first] = people as [Guest]
    const { table } = ticketOf(first)
    const read = (number: number | null) => room.ask({ do: 'read', table, number })
    expect(await entriesOf(room)).toMatchObject([
      { table, state: 'running', games: [{ number: 1, isOver: false, totals: [0, 0, 0] }] },
    ])
    for (const number of [1, null]) {
      expect(await read(number)).toMatchObject({ type: 'reject', code: 'history.unfinished' })
    }
    await playToTheEnd(people)
    expect(stichIn(await read(1)).games[0]?.log).toEqual(first.client.proof?.log)
    await playAgain(people, 'again')
    await first.until(() => first.client.table?.gameNumber === 2)
    expect((await entriesOf(room))[0]?.games).toMatchObject([
      { number: 1, isOver: true, isAgain: false },
      { number: 2, isAgain: true },
    ])
    expect(stichIn(await read(1)).games).toHaveLength(1)
    await room.room.shutDown()
  })

  it('nothing is deleted', async () => {
    const room = await data.room()
    const [first] = (await begin(room, two)) as [Guest]
    const { table } = ticketOf(first)
    const answer = await room.ask({ do: 'delete', table })
    expect(answer).toMatchObject({ type: 'reject', code: 'table.phase' })
    expect(await entriesOf(room)).toHaveLength(1)
    await room.room.shutDown()
  })

  it('somebody gets another name, in the games before as well, and the table goes on', async () => {
    const room = await data.room()
    const people = await begin(room, two)
    const [first, second] = people as [Guest, Guest]
    const { table } = ticketOf(first)
    await playUntil(people, 8)
    await room.ask({ do: 'rename', from: 'Guest 0', to: 'Zoë' })
    await second.until(() => peopleAt(second)[0] === 'Zoë')
    await playToTheEnd(people)
    await room.room.shutDown()
    // What was written after the names had changed is where a new start finds it.
    const again = await data.room()
    const [entry] = await entriesOf(again)
    expect(entry).toMatchObject({ table, host: 'Zoë', games: [{ isOver: true }] })
    expect(entry?.games[0]?.players.map(({ name }) => name)).toEqual(['Zoë', 'Guest 1'])
    expect(await data.read(`tables/${table}.jsonl`)).not.toContain('Guest 0')
    const back = again.newGuest('Guest 0', { ticket: ticketOf(first) })
    await back.until(() => back.client.proof !== null)
    await again.room.shutDown()
  })
})

describe('a closed table', () => {
  it('of a host without a folder is history as long as the host is there', async () => {
    const room = memoryRoom()
    const people = await begin(room, two)
    const [first] = people as [Guest]
    const { table } = ticketOf(first)
    await playToTheEnd(people)
    must(await first.client.propose({ do: 'close' }))
    expect(await entriesOf(room)).toMatchObject([{ table, state: 'closed' }])
    expect(stichIn(await room.ask({ do: 'read', table, number: null })).games).toHaveLength(1)
    expect(await room.ask({ do: 'reopen', table })).toMatchObject({ type: 'reopened' })
    expect(await entriesOf(room)).toMatchObject([{ table, state: 'running' }])
  })

  it('is opened again once, with a code of its own, also after a new start', async () => {
    const room = await data.room()
    const people = await begin(room, two)
    const [first] = people as [Guest]
    const [ticket, ofSecond] = people.map(ticketOf)
    const { table } = ticketOf(first)
    const before = codeOf(first)
    await playUntil(people, 12)
    must(await first.client.propose({ do: 'close' }))
    await closed(first)
    const answers = await Promise.all([
      room.ask({ do: 'reopen', table }),
      room.ask({ do: 'reopen', table }),
    ])
    const [answer] = answers
    expect(answers).toEqual([answer, answer])
    expect(answer).toMatchObject({ type: 'reopened' })
    expect(answer).not.toMatchObject({ code: before })
    await room.room.shutDown()
    const again = await data.room()
    expect(await again.ask({ do: 'reopen', table })).toEqual(answer)
    expect(again.room.tables[0]?.summary).toMatchObject({ phase: 'paused', free: 2, people: [] })
    // An old ticket opens its own seat, unless somebody else has it by now.
    const late = again.newGuest('Guest 0', { ticket: ticket ?? null })
    await late.until(() => late.client.table !== null)
    expect(late.client.seat).toBe(0)
    const other = again.newGuest('Somebody else')
    await other.untilOpen()
    must(await other.client.join({ table }, 1))
    const tooLate = again.newGuest('Guest 1', { ticket: ofSecond ?? null })
    await tooLate.until(() => tooLate.client.lobby.length > 0)
    expect(tooLate.client.table).toBeNull()
    await again.room.shutDown()
  })

  it('whose last game is over goes on with the next one', async () => {
    const room = await data.room()
    const people = await begin(room, two)
    const [first] = people as [Guest]
    const { table } = ticketOf(first)
    await playToTheEnd(people)
    must(await first.client.propose({ do: 'close' }))
    await closed(first)
    const [ada, ben] = await comeIn(room, table, 'Ada', 'Ben')
    await playAgain([ada, ben])
    await playToTheEnd([ada, ben], 2)
    const [entry] = await entriesOf(room)
    const names = entry?.games.map(({ players }) => players.map(({ name }) => name))
    expect(names).toEqual([
      ['Guest 0', 'Guest 1'],
      ['Ben', 'Ada'],
    ])
    await room.room.shutDown()
  })

  it('with bots and one person goes on at once', async () => {
    const room = await data.room()
    const [first] = (await begin(room, withBot)) as [Guest]
    const { table } = ticketOf(first)
    must(await first.client.propose({ do: 'close' }))
    await closed(first)
    const [ada] = await comeIn(room, table, 'Ada')
    expect(peopleAt(ada)).toEqual(['Ada', 'greedy', 'greedy'])
    expect(ada.client.table?.phase).toBe('playing')
    await playToTheEnd([ada])
    await room.room.shutDown()
  })

  it('that is not there, or by other rules, stays where it is', async () => {
    const room = await data.room()
    const [first] = (await begin(room, two)) as [Guest]
    const { table } = ticketOf(first)
    must(await first.client.propose({ do: 'close' }))
    await closed(first)
    await room.room.settled()
    const name = `history/${table}.jsonl`
    await data.write(name, (await data.read(name)).replace('"rulesVersion":', '"rulesVersion":9'))
    const answer = await room.ask({ do: 'reopen', table })
    expect(answer).toMatchObject({ type: 'reject', code: 'log.version' })
    const unknown = await room.ask({ do: 'reopen', table: idOf(7) })
    expect(unknown).toMatchObject({ type: 'reject', code: 'history.unknown' })
    expect(await data.names('tables')).toEqual([])
    expect(await data.names('history')).toContain(`${table}.jsonl`)
  })
})

/** By the code that the history tells; the first one lets it go on. */
async function comeIn(
  room: MemoryRoom,
  table: string,
  ...names: readonly string[]
): Promise<[Guest, Guest]> {
  const answer = await room.ask({ do: 'reopen', table })
  if (answer.type !== 'reopened') throw new Error(JSON.stringify(answer))
  const guests = names.map((name) => room.newGuest(name))
  for (const guest of guests) {
    await guest.untilOpen()
    must(await guest.client.join({ code: answer.code }))
  }
  return guests as [Guest, Guest]
}

describe('over real sockets', () => {
  const hosts: SocketHost[] = []
  afterEach(async () => {
    for (const host of hosts.splice(0)) {
      await host.close()
      expect(host.problems).toEqual([])
    }
  })

  async function ask<Type extends HostMessage['type']>(
    host: SocketHost,
    question: HistoryQuestion,
    type: Type,
  ) {
    const stranger = await host.owner().greets('Host')
    stranger.says({ type: 'history', id: 'h-1', ask: question })
    const answer = await stranger.hears(type)
    stranger.hangUp()
    return answer
  }

  it('a table is closed in the middle, opened again by others, and played to its end', async () => {
    const host = await socketHost({ data: data.path })
    hosts.push(host)
    const [ada, ben] = await gather(host, two, 'Ada', 'Ben')
    must(await ada.client.propose({ do: 'start' }))
    const started = [ada, ben].map((guest) => guest.until(() => guest.client.update !== null))
    await Promise.all(started)
    await playUntil([ada, ben], 30)
    const { table } = ticketOf(ada)
    const hands = [ada, ben].map(({ client }) => client.update?.view.hand)
    must(await ben.client.propose({ do: 'close' }))
    must(await ada.client.propose({ do: 'close' }))
    await closed(ada)
    const listed = await ask(host, { do: 'list' }, 'history')
    expect(listed.entries).toMatchObject([{ table, state: 'closed', games: [{ isOver: false }] }])

    const reopened = await ask(host, { do: 'reopen', table }, 'reopened')
    const people = ['Carla', 'Dora'].map((name) => host.newGuest(name)) as [Guest, Guest]
    for (const guest of people) {
      await guest.untilOpen()
      must(await guest.client.join({ code: reopened.code }))
    }
    const [carla, dora] = people
    // Whoever sits down has the hand that lies there, and the first one decides.
    expect(people.map(({ client }) => client.update?.view.hand)).toEqual(hands)
    await dora.until(() => peopleAt(dora)[0] === 'Carla')
    expect(carla.client.table).toMatchObject({ phase: 'paused', owner: 0, gameNumber: 1 })
    must(await carla.client.propose({ do: 'resume' }))
    await playToTheEnd(people)
    const { proof, notes } = carla.client
    expect(proof && notes.game && checkDeals(proof, notes.game)).toMatchObject({ ok: true })
    const { stich: read } = await ask(host, { do: 'read', table, number: 1 }, 'stich')
    expect(read.games[0]?.players.map(({ name }) => name)).toEqual(['Carla', 'Dora'])
    expect(read.table.host).toBe('Ada')
  })
})
