/** The user of the host's machine comes back in another browser, and others would like to be that user. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { yielding } from '../../src/host/cooperative'
import { fairDice } from '../../src/host/host'
import { recovering } from '../../src/host/table/records'
import { openTable, victim, type Attacker, type Victim } from './attacker'
import { dealt } from './dealt'

let data: string
let host: Victim
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'stichabend-own-seat-'))
  host = await victim({ data })
})
afterEach(async () => {
  await host.close()
  await rm(data, { recursive: true })
})

/** With the key, as the browser has it that was opened by the printed link. */
const owner = (name = 'Ann'): Promise<Attacker> =>
  host.attacker({ protocols: ['stichabend', `key.${host.host.key}`] }).hello(name)
const guest = (name: string): Promise<Attacker> => host.attacker().hello(name)

const joins = (who: Attacker, code: unknown): Promise<string> =>
  who.asks({ type: 'join', at: { code }, seat: null })

const isAway = (): boolean | undefined =>
  host.host.room.tables[0]?.parts.roster.seats.every(
    (_, seat) => host.host.room.tables[0]?.parts.roster.isPresent(seat) !== true,
  )

/** Opens a table with bots, gets cards and closes the browser. */
async function breaksOff(who: Attacker): Promise<unknown> {
  expect(await who.asks(openTable(['open', 'greedy', 'greedy']))).toBe('ack')
  const { code } = who.table
  await dealt(who)
  who.hangUp()
  await expect.poll(isAway).toBe(true)
  return code
}

it('has the seat again, with a token of its own, and the old one is worth nothing', async () => {
  const ann = await owner()
  const code = await breaksOff(ann)
  const again = await owner('Guest')
  expect(await joins(again, code)).toBe('ack')
  expect(again.seat).toBe(0)
  expect(again.table['seats']).toMatchObject([{ person: { name: 'Ann', present: true } }, {}, {}])
  expect(again.ticket).not.toEqual(ann.ticket)

  const old = await host.attacker().hello('Ann', ann.ticket)
  expect(old.heard.find(({ type }) => type === 'welcome')).toMatchObject({
    resumed: { code: 'seat.token' },
  })
})

it('keeps the new token through a crash while the cards are being dealt', async () => {
  const ann = await owner()
  expect(await ann.asks(openTable(['open', 'open', 'greedy']))).toBe('ack')
  const ben = await guest('Ben')
  expect(await joins(ben, ann.table['code'])).toBe('ack')
  await ann.asks({ type: 'propose', what: { do: 'start' } })
  ann.hangUp()
  const present = () => host.host.room.tables[0]?.parts.roster.isPresent(0)
  await expect.poll(present).toBe(false)
  const again = await owner()
  expect(await joins(again, ann.table['code'])).toBe('ack')
  expect(again.table).toMatchObject({ phase: 'dealing' })

  await host.close()
  host = await victim({ data })
  const back = await host.attacker().hello('Ann', again.ticket)
  expect(back.heard.find(({ type }) => type === 'welcome')).toMatchObject({ resumed: true })
})

it('gives nothing to a guest of the same name, from wherever', async () => {
  const code = await breaksOff(await owner())
  const eve = await guest('Ann')
  expect(await joins(eve, code)).toBe('ack')
  expect(eve.seat).toBe('spectator')
  const wrong = await host.attacker({ protocols: ['stichabend', 'key.0123'] }).hello('Ann')
  expect(await joins(wrong, code)).toBe('ack')
  expect(wrong.seat).toBe('spectator')
})

it('does not have the seat of a guest who is away', async () => {
  const code = await breaksOff(await guest('Ben'))
  const ann = await owner('Ben')
  expect(await joins(ann, code)).toBe('ack')
  expect(ann.seat).toBe('spectator')
})

it('does not have a seat that another window of the machine has open', async () => {
  const ann = await owner()
  expect(await ann.asks(openTable(['open', 'greedy', 'greedy']))).toBe('ack')
  await dealt(ann)
  const other = await owner()
  expect(await joins(other, ann.table['code'])).toBe('ack')
  expect(other.seat).toBe('spectator')
})

it('is a guest like others where the table has moved to', async () => {
  await breaksOff(await owner())
  const [file = ''] = await readdir(join(data, 'tables'))
  const text = await readFile(join(data, 'tables', file), 'utf8')
  const lines = text.split('\n').filter((line) => /^\{"at":"(table|seats)"/.test(line))
  const personAfter = async (...more: readonly object[]) => {
    const all = [...lines, ...more.map((record) => JSON.stringify(record))]
    const recovered = await yielding(recovering(all, fairDice))
    return recovered.ok ? recovered.value.seats[0]?.person : recovered.refusal
  }
  expect(await personAfter()).toMatchObject({ name: 'Ann', local: true })
  const moved = await personAfter({ at: 'arrived', code: 'ABCDE', arrivals: '0'.repeat(64) })
  expect(moved).toMatchObject({ name: 'Ann' })
  expect(moved).not.toHaveProperty('local')
})
