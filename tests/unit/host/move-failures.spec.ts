/** Every step of a move can fail: then there is one table, at one of the two computers, and no card is lost. */
import { copyFile, mkdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../../src/host/host'
import type { Clock } from '../../../src/host/ports'
import { carry, takeUp } from '../../../src/protocol/carry'
import type { HostMessage } from '../../../src/protocol/messages'
import type { Berth } from '../../../src/protocol/moving'
import { must, tableFor } from '../../harness/guests'
import {
  askHeir,
  partyAt,
  twoHosts,
  type Party,
  type Traveller,
  type TwoHosts,
} from '../../harness/two-hosts'
import { expectFair, inMidTrick, playersOf, playToTheEnd } from './moves'

/** How long a table stands still for its new host: the test says when it is over. */
const PATIENCE_MS = 60_000
let runsOut: () => void = () => undefined
const clock: Clock = {
  ...systemClock,
  after: (ms, run) => {
    if (ms !== PATIENCE_MS) return systemClock.after(ms, run)
    runsOut = run
    return () => undefined
  },
}

const SETUP = tableFor('ebbes', ['open', 'open', 'open'], { options: { goal: 10 }, patience: null })

let hosts: TwoHosts
let party: Party
let home: Traveller
beforeEach(async () => {
  hosts = await twoHosts({ clock })
  party = await partyAt(hosts, SETUP)
  home = hosts.atHome()
  await home.untilOpen()
  await inMidTrick(party)
  await askHeir(party)
})
afterEach(() => hosts.close())

const handsOf = (): string =>
  JSON.stringify(party.everybody.map(({ client }) => client.update?.view))

const isLiveAt = () => ({
  a: hosts.a.host.room.tables.length,
  b: hosts.b.host.room.tables.length,
})

/** It stays, everybody sees what they saw, and it is played to its end. */
async function expectStays(before: string): Promise<void> {
  await Promise.all(
    party.everybody.map((guest) =>
      guest.until(() => guest.client.status === 'open' && guest.client.table?.phase === 'playing'),
    ),
  )
  expect(isLiveAt()).toEqual({ a: 1, b: 0 })
  expect(handsOf()).toBe(before)
  await playToTheEnd(party)
  expectFair(playersOf(party))
}

/** It has gone: everybody finds it there, sees what they saw, and it is played to its end. */
async function expectGone(before: string): Promise<void> {
  for (const guest of party.everybody) await guest.follow()
  await Promise.all(party.everybody.map((guest) => guest.until(() => guest.client.update !== null)))
  expect(isLiveAt()).toEqual({ a: 0, b: 1 })
  expect(handsOf()).toBe(before)
  await playToTheEnd(party)
  expectFair(playersOf(party))
}

/** Said in place of something else, so that this is heard of no more. */
const PING = '{"type":"ping","n":1}'

const typeOf = (text: string): string => (JSON.parse(text) as HostMessage).type
const go = () => carry(party.heir.client, home.client, party.table)
const codeOf = async (answer: ReturnType<typeof go>): Promise<string> => {
  const result = await answer
  return result.ok ? 'done' : result.refusal.code
}

/** The line of somebody breaks when they would hear that, once. */
function cutBefore({ tap }: Traveller, type: HostMessage['type']): void {
  let isCut = false
  tap.hearing = (text) => {
    if (isCut || typeOf(text) !== type) return text
    isCut = true
    return undefined
  }
}

/** Somebody's words are changed on the way. */
const changing = (tap: Traveller['tap'], type: string, change: (text: string) => string): void => {
  tap.saying = (text) => (typeOf(text) === type ? change(text) : text)
}

describe('the table stays where it was', () => {
  it('if the player who was asked says no', async () => {
    const before = handsOf()
    must(await party.heir.client.propose({ do: 'move', seat: null }))
    await party.owner.until(() => party.owner.client.table?.move === null)
    expect(await codeOf(go())).toBe('move.unasked')
    await expectStays(before)
  })

  it('if the page of the new host is lost while it carries', async () => {
    const before = handsOf()
    cutBefore(party.heir, 'piece')
    expect(await codeOf(go())).toBe('client.lost')
    await expectStays(before)
  })

  it('if nothing is heard of the new host for a minute', async () => {
    const before = handsOf()
    party.heir.tap.saying = (text) => (text.includes('"do":"kept"') ? PING : text)
    void go()
    await home.until(() => home.tap.said.some((text) => text.includes('"do":"keep"')))
    await party.heir.until(() => party.heir.tap.said.some((text) => text === PING))
    expect(party.owner.client.table?.phase).toBe('moving')
    expect(await codeOf(party.owner.client.say('Hello?'))).toBe('table.moving')
    runsOut()
    await expectStays(before)
  })

  it('if the owner has changed their mind meanwhile', async () => {
    const before = handsOf()
    party.heir.tap.saying = (text) => {
      if (text.includes('"do":"kept"')) void party.owner.client.propose({ do: 'move', seat: null })
      return text.includes('"do":"kept"') ? PING : text
    }
    void go()
    await party.heir.until(() => party.heir.tap.said.includes(PING))
    await expectStays(before)
  })

  it('if the new host’s disk is full', async () => {
    const before = handsOf()
    await mkdir(join(hosts.b.data, 'arriving', `${party.table}.json.new`))
    expect(await codeOf(go())).toBe('move.disk')
    await expectStays(before)
  })

  it.each([
    ['no key at all', '00'.repeat(32), 'move.key'],
    ['somebody else’s', '09'.padEnd(64, '0'), 'move.damaged'],
  ])('if the key is %s', async (_, key, code) => {
    const before = handsOf()
    party.heir.tap.saying = (text) => text.replace(/"key":"[0-9a-f]{64}"/, `"key":"${key}"`)
    expect(await codeOf(go())).toBe(code)
    await expectStays(before)
  })

  it.each([
    ['protocol', (berth: Berth) => ({ ...berth, protocol: 3 })],
    ['application', (berth: Berth) => ({ ...berth, app: '0.0.1' })],
    ['rules', (berth: Berth) => ({ ...berth, rules: { ...berth.rules, eidex: 99 } })],
  ])('if the other computer has another version of the %s', async (_, change) => {
    const before = handsOf()
    changing(party.heir.tap, 'move', (text) => {
      const message = JSON.parse(text) as { ask: { berth?: Berth } }
      if (message.ask.berth) message.ask.berth = change(message.ask.berth)
      return JSON.stringify(message)
    })
    expect(await codeOf(go())).toBe('move.version')
    await expectStays(before)
  })

  it('if a byte of the sealed table is changed on its way', async () => {
    const before = handsOf()
    changing(home.tap, 'move', (text) =>
      text.replace(/"bytes":"(.{400})(.)/, (_, start: string, byte: string) => {
        return `"bytes":"${start}${byte === 'A' ? 'B' : 'A'}`
      }),
    )
    expect(await codeOf(go())).toBe('move.damaged')
    await expectStays(before)
  })

  it('if somebody leaves while it is on its way', async () => {
    const [cleo] = party.others as [Traveller]
    party.heir.tap.saying = (text) => (text.includes('"do":"kept"') ? PING : text)
    void go()
    await party.heir.until(() => party.heir.tap.said.includes(PING))
    must(await cleo.client.leave())
    await party.owner.until(() => party.owner.client.table?.phase === 'playing')
    expect(isLiveAt()).toEqual({ a: 1, b: 0 })
  })
})

describe('the table has gone', () => {
  it('if the word of it is lost on its way to the new host: it is said again', async () => {
    const before = handsOf()
    cutBefore(party.heir, 'moved')
    await go()
    await party.heir.until(() => party.heir.client.moved !== null)
    must(await takeUp(party.heir.client, home.client))
    await expectGone(before)
  })

  it('if the old host is killed in that very moment, and started again', async () => {
    const before = handsOf()
    for (const guest of party.everybody) cutBefore(guest, 'moved')
    await go()
    await hosts.a.host.room.settled()
    await hosts.a.stop()
    // As it lies there if the machine stops before the file is put away.
    const name = `${party.table}.jsonl`
    await copyFile(join(hosts.a.data, 'history', name), join(hosts.a.data, 'tables', name))
    await rm(join(hosts.a.data, 'history', name))
    await hosts.a.start()
    expect(isLiveAt()).toEqual({ a: 0, b: 0 })
    await party.heir.until(() => party.heir.client.moved !== null)
    must(await takeUp(party.heir.client, home.client))
    // Somebody who only watched has nothing that the old host would know them by.
    const seated = party.everybody.filter(({ name }) => name !== 'Watcher')
    party = { ...party, everybody: seated }
    await expectGone(JSON.stringify((JSON.parse(before) as unknown[]).slice(0, 3)))
  })

  it('if the new host is killed before it has taken the table up, and started again', async () => {
    const before = handsOf()
    must(await go())
    await hosts.b.stop()
    await hosts.b.start()
    await home.untilOpen()
    must(await takeUp(party.heir.client, home.client))
    await expectGone(before)
  })

  it('if the new host’s disk is full when it takes the table up: it does so later', async () => {
    const before = handsOf()
    must(await go())
    const inTheWay = join(hosts.b.data, 'history', `${party.table}.jsonl.new`)
    await mkdir(inTheWay)
    expect(await codeOf(takeUp(party.heir.client, home.client))).toBe('move.disk')
    expect(isLiveAt()).toEqual({ a: 0, b: 0 })
    await rmdir(inTheWay)
    must(await takeUp(party.heir.client, home.client))
    // Said twice, it is done once.
    must(await takeUp(party.heir.client, home.client))
    await expectGone(before)
  })

  it('also for a guest who was away, and for one whose line breaks on arrival', async () => {
    const before = handsOf()
    const [cleo] = party.others as [Traveller]
    // Away: nothing gets through until it is over.
    cleo.tap.hearing = () => undefined
    cleo.cut()
    await party.owner.until(() => party.owner.client.table?.seats[2]?.person?.present === false)
    must(await go())
    must(await takeUp(party.heir.client, home.client))
    cleo.tap.hearing = (text) => text
    await cleo.until(() => cleo.client.moved !== null)
    cutBefore(cleo, 'welcome')
    await expectGone(before)
  })

  it('and comes back by its owner’s will if it has never arrived', async () => {
    cutBefore(party.heir, 'moved')
    const { ticket } = party.heir.client
    await go()
    party.heir.client.close()
    await hosts.a.host.room.settled()
    must(await hosts.a.host.room.reopen(party.table))
    expect(isLiveAt()).toEqual({ a: 1, b: 0 })
    // Nobody is sent away from here any more, and nobody gets the release.
    const late = hosts.traveller('Ben', true, ticket)
    await late.until(() => late.client.update !== null)
    expect(late.client.moved).toBeNull()
  })
})
