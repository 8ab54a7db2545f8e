/** Guests who fill the host with tables at which nobody is. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { HostOptions } from '../../src/host/host'
import { ManualClock } from '../harness/manual-clock'
import {
  PROXIED,
  from as comesFrom,
  openTable,
  victim,
  type Attacker,
  type Victim,
} from './attacker'
import { dealt } from './dealt'

const MINUTE = 60_000
const MALLORY = '203.0.113.66'
const SMALL = {
  mostTables: 20,
  session: { messages: [1000, 1000], changes: [1000, 1000] },
} as const

let data: string
const hosts: Victim[] = []
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'stichabend-tables-'))
})
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close()
  await rm(data, { recursive: true })
})

async function open(options: Partial<HostOptions> = {}): Promise<Victim> {
  const host = await victim({ ...PROXIED, ...SMALL, data, ...options })
  hosts.push(host)
  return host
}

/** Opens a table with a bot, starts its game and is gone. */
async function strikes(host: Victim, from: string): Promise<string> {
  const guest = await host.attacker(comesFrom(from)).hello('Mallory')
  const answer = await guest.asks(openTable(['open', 'greedy'], { access: 'private' }))
  if (answer === 'ack') await dealt(guest)
  guest.hangUp()
  return answer
}

/** As soon as it is so: what the host does by itself takes its disk some time. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate)
}

const filesIn = (folder: string) => readdir(join(data, folder)).catch(() => [])

async function isDeserted(host: Victim): Promise<void> {
  await until(() => host.host.room.tables.every(({ desertedSince }) => desertedSince !== undefined))
}

it('one guest opens a few tables, and everybody else still gets one', async () => {
  const host = await open()
  const answers: string[] = []
  for (let attempt = 0; attempt < 30; attempt++) answers.push(await strikes(host, MALLORY))
  expect(answers).toContain('limit.tables')
  expect(answers.filter((answer) => answer === 'ack').length).toBeLessThanOrEqual(10)
  const ann = await host.attacker(comesFrom('198.51.100.1')).hello('Ann')
  expect(await ann.asks(openTable(['open', 'open']))).toBe('ack')
})

it('guests of many addresses leave some places to the machine’s own user, also after a restart', async () => {
  const before = await open()
  let refused = 0
  for (let attempt = 0; attempt < 30; attempt++) {
    if ((await strikes(before, `203.0.113.${attempt}`)) === 'limit.tables') refused++
  }
  expect(refused).toBeGreaterThan(0)
  expect(await (await before.owner().hello('Owner')).asks(openTable(['open', 'open']))).toBe('ack')
  await before.close()
  hosts.splice(0)

  const after = await open()
  const owner = await after.owner().hello('Owner')
  expect(await owner.asks(openTable(['open', 'open']))).toBe('ack')
})

it('a deserted game is put away, its bots rest, it takes no place, and its player’s ticket opens it again', async () => {
  const clock = new ManualClock()
  const host = await open({ clock })
  for (let attempt = 0; attempt < 10; attempt++) await strikes(host, MALLORY)
  const ann = await host.attacker(comesFrom('198.51.100.1')).hello('Ann')
  const ben = await host.attacker(comesFrom('198.51.100.2')).hello('Ben')
  expect(await ann.asks(openTable(['open', 'open']))).toBe('ack')
  const { code, id } = ann.table
  expect(await ben.asks({ type: 'join', at: { code }, seat: null })).toBe('ack')
  await dealt(ann, ben)
  const { ticket } = ann
  const { view } = ann.heard.findLast(({ type }) => type === 'update') as { view: object }
  ann.hangUp()
  ben.hangUp()
  await isDeserted(host)

  clock.advance(11 * MINUTE)
  await until(() => host.host.room.tables.length === 0)
  await host.host.room.settled()
  expect(await filesIn('tables')).toEqual([])
  expect(await filesIn('history')).toContain(`${String(id)}.jsonl`)

  // Whoever has no seat there cannot open it, whatever they know of it.
  const eve = await host
    .attacker(comesFrom(MALLORY))
    .hello('Eve', { ...ticket, token: '0'.repeat(32) })
  expect(eve.heard[0]).toMatchObject({ resumed: { code: 'table.unknown' } })
  expect(await filesIn('tables')).toEqual([])

  const back = await host.attacker(comesFrom('198.51.100.1')).hello('Ann', ticket)
  expect(back.heard[0]).toMatchObject({ resumed: true })
  const update = await back.hears(({ type }) => type === 'update')
  expect(update).toMatchObject({ view })
  expect(back.table).toMatchObject({ id, code, phase: 'playing' })
  const alsoBack = await host.attacker(comesFrom('198.51.100.2')).hello('Ben', ben.ticket)
  expect(alsoBack.heard[0]).toMatchObject({ resumed: true })
  expect(host.host.room.tables).toHaveLength(1)
})

it('after a restart, deserted games fill the house no longer than it takes to come back', async () => {
  const before = await open()
  for (let attempt = 0; attempt < 10; attempt++) await strikes(before, MALLORY)
  await before.close()
  hosts.splice(0)

  const clock = new ManualClock()
  const host = await open({ clock })
  expect(host.host.room.tables).toHaveLength(10)
  clock.advance(11 * MINUTE)
  await until(() => host.host.room.tables.length === 0)
  await host.host.room.settled()
  await host.close()
  hosts.splice(0)
  expect((await open()).host.room.tables).toEqual([])
})

it('only the machine’s own user sees all tables, private ones too, and closes any of them', async () => {
  const host = await open()
  const ann = await host.attacker(comesFrom('198.51.100.1')).hello('Ann')
  await ann.asks(openTable(['open', 'greedy'], { access: 'private', name: 'A secret table' }))
  await dealt(ann)
  const { id } = ann.table
  const list = { type: 'tables', ask: { do: 'list' } }
  const close = { type: 'tables', ask: { do: 'close', table: id } }

  const mallory = await host.attacker(comesFrom(MALLORY)).hello('Mallory')
  expect(await mallory.asks(list)).toBe('host.remote')
  expect(await mallory.asks(close)).toBe('host.remote')
  expect(JSON.stringify(mallory.heard)).not.toContain('secret table')
  expect(ann.table).toMatchObject({ phase: 'playing' })

  const owner: Attacker = await host.owner().hello('Owner')
  expect(await owner.asks(list)).toBe('tables')
  const told = owner.heard.findLast(({ type }) => type === 'tables')
  expect(told?.['tables']).toMatchObject([
    { id, name: 'A secret table', access: 'private', phase: 'playing', people: ['Ann'] },
  ])
  expect(await owner.asks(close)).toBe('tables')
  expect(await ann.hears(({ type }) => type === 'left')).toMatchObject({ code: 'table.closed' })
  expect(owner.heard.findLast(({ type }) => type === 'tables')).toMatchObject({ tables: [] })
  expect(await owner.asks(close)).toBe('table.unknown')
})
