/** A table goes to another computer, from any point: nobody loses a card, and nobody learns one. */
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { TableRecord } from '../../../src/host/table/records'
import { begin, gather } from '../../harness/evening'
import { must, tableFor, type Guest } from '../../harness/guests'
import { memoryRoom } from '../../harness/memory-room'
import {
  botScript,
  moveTo,
  partyAt,
  removeBots,
  twoHosts,
  type Party,
  type Traveller,
  type TwoHosts,
} from '../../harness/two-hosts'
import {
  expectFair,
  inMidTrick,
  isAskedIn,
  playersOf,
  playToTheEnd,
  playUntil,
  movesWhole,
  start,
} from './moves'

let hosts: TwoHosts
afterEach(() => hosts.close())
afterAll(() => removeBots())

const EBBES = tableFor('ebbes', ['open', 'open', 'greedy'], { options: { goal: 10 } })
const EIDEX = tableFor('eidex', ['open', 'greedy', 'open'], {
  options: { target: 3, victoryPoints: [2, 2, 2] },
})
const COSMIC = tableFor('eidex', ['open', 'open', 'greedy'], {
  options: {
    mode: 'cosmic',
    characters: ['quizmaster', 'weisheit', 'dealer'],
    target: 3,
    victoryPoints: [2, 2, 2],
  },
})

type Reach = (party: Party) => Promise<void>

const MOMENTS: readonly (readonly [string, ReturnType<typeof tableFor>, Reach])[] = [
  ['ebbes, in mid-trick', EBBES, inMidTrick],
  [
    'ebbes for four with a clock, in mid-trick',
    tableFor('ebbes', ['open', 'open', 'open', 'greedy'], {
      options: { variant1: true, goal: 10 },
      clock: { move: 3600, bank: 3600 },
      spectators: 'open-later',
    }),
    inMidTrick,
  ],
  ['Eidex, in mid-trick', EIDEX, inMidTrick],
  ['Eidex, in a window', COSMIC, (party) => start(party).then(() => isAskedIn(party, 'window'))],
  ['Eidex, at a question', COSMIC, (party) => start(party).then(() => isAskedIn(party, 'answer'))],
  [
    'a table that is paused',
    EBBES,
    async (party) => {
      await inMidTrick(party)
      must(await party.owner.client.propose({ do: 'pause' }))
      await until(party, ({ client }) => client.table?.phase === 'paused')
    },
  ],
  [
    'a table between two games',
    EBBES,
    async (party) => {
      await start(party)
      await playToTheEnd(party)
    },
  ],
  ['a table that gathers', EBBES, () => Promise.resolve()],
]

const until = (party: Party, condition: (guest: Traveller) => boolean) =>
  Promise.all(party.everybody.map((guest) => guest.until(() => condition(guest))))

describe.each(MOMENTS)('%s', (_, setup, reach) => {
  it('goes on at the other computer as if nothing had happened', async () => {
    hosts = await twoHosts({ botScript: await botScript() })
    const party = await partyAt(hosts, setup)
    await reach(party)
    await movesWhole(party, hosts.atHome())
    expect(party.everybody.map(({ origin }) => origin)).toEqual(
      party.everybody.map(() => hosts.b.origin),
    )
    expect(hosts.a.host.room.tables).toHaveLength(0)
    expect(hosts.b.host.room.tables).toHaveLength(1)

    if (party.owner.client.table?.phase === 'gathering') await start(party)
    if (party.owner.client.table?.phase === 'paused') {
      must(await party.owner.client.propose({ do: 'resume' }))
    }
    await playToTheEnd(party)
    expectFair(playersOf(party))
    expect([...hosts.a.problems, ...hosts.b.problems]).toEqual([])
  })
})

describe('nobody learns anything', () => {
  const CARD = /"[BNYGR]([1-9]|1[0-5])"|"[HLRS]([6-9]|10|[JQKA])"/

  it.each([
    ['ebbes', EBBES],
    ['Eidex', EIDEX],
  ])('%s: not from any message of either host', async (_, setup) => {
    hosts = await twoHosts({ botScript: await botScript() })
    const party = await partyAt(hosts, setup)
    await inMidTrick(party)
    const since = new Map(party.everybody.map((guest) => [guest, guest.tap.heard.length]))
    const home = hosts.atHome()
    const tokens = party.everybody.map(({ client }) => client.ticket?.token)
    await moveTo(party, home)

    const text = (await hosts.a.log(party.table, 'history')) ?? ''
    const records = text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as TableRecord)
    const secrets = records.flatMap((record) => {
      if (record.at === 'game') return [record.ceremony.secret, ...record.ceremony.shares]
      if (record.at === 'moved')
        return [record.release, Buffer.from(record.release, 'hex').toString('base64')]
      if (record.at === 'seats') return record.seats.flatMap(({ person }) => person?.digest ?? [])
      return []
    })
    expect(secrets.length).toBeGreaterThan(6)
    const codes = new Set<string>()
    for (const guest of [...party.everybody, home]) {
      const heard = guest.tap.heard.slice(since.get(guest) ?? 0)
      const own = party.everybody.indexOf(guest)
      for (const message of heard) {
        for (const secret of secrets) expect(message).not.toContain(secret)
        for (const [other, token] of tokens.entries()) {
          if (token !== undefined && other !== own) expect(message).not.toContain(token)
        }
        const { type } = JSON.parse(message) as { type: string }
        // What is in them is what was seen before: that is tested above, byte for byte.
        if (type !== 'update') expect(message).not.toMatch(CARD)
      }
      const moved = heard.map((message) => JSON.parse(message) as Record<string, unknown>)
      const arrivals = moved.flatMap(({ type, arrival }) => (type === 'moved' ? [arrival] : []))
      const releases = moved.filter(({ type, release }) => type === 'moved' && release !== null)
      expect(releases).toHaveLength(guest === party.heir ? 1 : 0)
      if (guest === home) expect(arrivals).toEqual([])
      else expect(arrivals).toHaveLength(1)
      for (const arrival of arrivals) {
        expect(codes).not.toContain(arrival)
        if (typeof arrival === 'string') codes.add(arrival)
      }
      const pieces = moved.filter(({ type }) => type === 'piece')
      expect(pieces).toHaveLength(guest === party.heir ? 1 : 0)
      for (const { bytes } of pieces) expectSealed(Buffer.from(String(bytes), 'base64'), text)
    }
    expect(codes.size).toBe(playersOf(party).length)
  })

  /** Neither as it is, nor unpacked from anywhere in it. */
  function expectSealed(bytes: Buffer, text: string): void {
    expect(bytes.length).toBeGreaterThan(300)
    for (const line of text.split('\n').slice(0, -2)) expect(bytes.includes(line)).toBe(false)
    for (let start = 0; start < bytes.length; start++) {
      if (bytes[start] !== 0x1f || bytes[start + 1] !== 0x8b) continue
      expect(() => gunzipSync(bytes.subarray(start))).toThrow()
    }
  }
})

describe('an owner who is only a guest of the host', () => {
  /** Nobody here is the machine's own user. */
  async function tableOfGuests() {
    const room = memoryRoom()
    const newGuest = (name: string) => room.newGuest(name, { hosts: true })
    const people = await gather(
      { newGuest },
      tableFor('ebbes', ['open', 'open', 'open']),
      'Ada',
      'Ben',
      'Cleo',
    )
    return { people, close: () => room.room.shutDown() }
  }
  const movedTo = ({ client }: Guest) => client.table?.move ?? null

  it('needs everybody’s consent in mid-game, as the new host knows all cards', async () => {
    hosts = await twoHosts()
    const { people, close } = await tableOfGuests()
    const [ada, ben, cleo] = people as unknown as [Guest, Guest, Guest]
    await begin(people)
    for (const guest of [ada, ben]) {
      must(await guest.client.propose({ do: 'move', seat: 0 }))
      expect(movedTo(guest)).toBeNull()
    }
    must(await cleo.client.propose({ do: 'move', seat: 0 }))
    await ada.until(() => movedTo(ada) === 0)
    await close()
  })

  it('decides alone between two games, when nobody holds a card', async () => {
    hosts = await twoHosts()
    const { people, close } = await tableOfGuests()
    const [ada, ben] = people
    must(await ben.client.propose({ do: 'move', seat: 1 }))
    expect(movedTo(ada)).toBeNull()
    must(await ada.client.propose({ do: 'move', seat: 1 }))
    await ben.until(() => movedTo(ben) === 1)
    await close()
  })
})

describe('a table that has moved', () => {
  it('moves on to a third computer, or back to the first, with all that was played since', async () => {
    hosts = await twoHosts({ botScript: await botScript() })
    const party = await partyAt(hosts, EBBES)
    await inMidTrick(party)
    await moveTo(party, hosts.atHome())
    const players = playersOf(party)
    const rev = party.owner.client.update?.rev ?? 0
    await playUntil(players, () => (party.owner.client.update?.rev ?? 0) > rev + 3)
    await movesWhole(party, hosts.atHome(hosts.a))
    expect(hosts.b.host.room.tables).toHaveLength(0)
    expect(hosts.a.host.room.tables).toHaveLength(1)
    await hosts.a.host.room.settled()
    expect(await hosts.a.log(party.table, 'history')).toBeUndefined()
    await playToTheEnd(party)
    expectFair(players)
  })

  it('is in the history of the old computer, and can’t be played on there', async () => {
    hosts = await twoHosts({ botScript: await botScript() })
    const party = await partyAt(hosts, EBBES)
    await inMidTrick(party)
    await moveTo(party, hosts.atHome())
    await hosts.a.host.room.settled()
    expect(await hosts.a.log(party.table, 'tables')).toBeUndefined()
    expect(await hosts.a.log(party.table, 'history')).toContain('"at":"moved"')
    expect(await hosts.a.host.room.reopen(party.table)).toMatchObject({
      refusal: { code: 'history.moved' },
    })
    await hosts.a.stop()
    await hosts.a.start()
    expect(hosts.a.host.room.tables).toHaveLength(0)
  })
})
