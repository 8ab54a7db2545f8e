/**
 * Monkeys at several tables of both games, among real bots. Whatever they say, the host stays well, nobody hears
 * what they may not, what is on disk is what they were shown, and honest people play every table to its end.
 * The dice are those of the seed; which line is served first is up to the machine, and what is said follows from that.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest'
import { seededRandom } from '../../src/engine/random'
import type { Host } from '../../src/host/host'
import { rounds, SEED } from '../depth'
import { bundleForNode, type Bundle } from '../harness/bundle'
import { openTable, victim, type Victim } from './attacker'
import { Audit } from './audit'
import { Line, type Json, type Seat, type Ticket } from './line'
import { Monkey, type Gossip } from './monkey'
import { Player } from './player'

const BATCHES = rounds(1, 10)
const REQUESTS = rounds(1500, 5000)
const MONKEYS = 24
const MAX_TABLES = 16
const SHORT = { options: { variant2: true, goal: 10 }, patience: 1 }
/** Of honest people, who play with whoever comes. */
const TABLES: readonly Json[] = [
  openTable(['open', 'open'], SHORT),
  openTable(['open', 'open', 'greedy'], { ...SHORT, spectators: 'open-later', coach: true }),
  openTable(['open', 'open', 'open', 'open', 'club'], { ...SHORT, access: 'private' }),
  openTable(['open', 'open', 'open'], { game: 'eidex', options: { target: 3 }, patience: 1 }),
  ...['open', 'greedy'].map((third) =>
    openTable(['open', 'open', third], {
      ...{ game: 'eidex', patience: 1, spectators: 'open-later' },
      options: { mode: 'cosmic', target: 3, victoryPoints: [2, 1, 1] },
    }),
  ),
]
/** What a monkey says before it listens. */
const BREATH = 6

const MANY = [1_000_000, 1_000_000] as const

let worker: Bundle
let data: string
const rejections: unknown[] = []
const rejected = (reason: unknown) => rejections.push(reason)
beforeAll(async () => {
  process.on('unhandledRejection', rejected)
  worker = await bundleForNode('src/host/bot-worker.ts')
  data = await mkdtemp(join(tmpdir(), 'stichabend-monkeys-'))
})
afterAll(async () => {
  process.off('unhandledRejection', rejected)
  await worker.remove()
  await rm(data, { recursive: true })
})

const open = (): Promise<Victim> =>
  victim({
    data,
    botScript: pathToFileURL(worker.file),
    mostTables: MAX_TABLES,
    sockets: { all: 2000, perAddress: 2000 },
    session: { messages: MANY, words: MANY, changes: MANY },
  })

const gossip: Gossip = { tables: new Set(), codes: new Set(), tickets: new Map() }
const audit = new Audit()
let said = 0

/** By table: how its honest owner comes back. */
const owners: (Ticket | null)[] = TABLES.map(() => null)
const ticketsOfAll = (): readonly Ticket[] => [
  ...owners.filter((ticket) => ticket !== null),
  ...gossip.tickets.values(),
]

async function owner(port: number, table: number): Promise<Player> {
  const random = seededRandom(SEED + table)
  const player = new Player(port, `Owner ${table}`, { random, wants: 'roster', told: audit.hear })
  await player.welcomed()
  await player.asks(TABLES[table] as Json)
  if (player.table !== null) {
    gossip.tables.add(player.table.id)
    gossip.codes.add(player.table.code)
  }
  return player
}

/** One monkey, on as many lines as it takes. */
async function rampage(
  { port, key }: Pick<Host, 'port' | 'key'>,
  name: string,
  seed: number,
  requests: number,
): Promise<void> {
  const random = seededRandom(seed)
  let line: Monkey | undefined
  for (let left = requests; left > 0;) {
    if (line === undefined || line.isOver) {
      const known = [line?.ticket, ...[...gossip.tickets.values()].slice(-50)]
      const ticket = known[random(2) === 0 ? 0 : random(known.length)] ?? null
      // Some of them are at the host's own machine, and may ask for the history.
      const own = random(4) === 0 ? { key } : {}
      line = new Monkey(port, name, gossip, { ticket, told: audit.hear, ...own })
      await line.welcomed()
    }
    for (let breath = 1 + random(BREATH); breath > 0 && left > 0; breath--, left--, said++) {
      line.chatters(random)
    }
    if (random(30) === 0) line.hangUp()
    await line.heardOut()
  }
  line?.hangUp()
}

/** Where somebody sits; not for sure while the next game is being dealt: it may never begin. */
interface Place {
  readonly table: string
  readonly seat?: Seat | null
}

/** By token: who still has a seat. */
async function rollCall(port: number): Promise<Record<string, Place>> {
  const present: Record<string, Place> = {}
  const lines: Line[] = []
  for (const ticket of ticketsOfAll()) {
    const line = new Line(port, 'Somebody', { ticket, told: audit.hear })
    lines.push(line)
    await line.until(() => line.table !== null || typeof line.resumed === 'string')
    const { table, seat, at } = line
    if (table === null) gossip.tickets.delete(ticket.token)
    else present[ticket.token] = { table: at, ...(table.phase === 'dealing' ? {} : { seat }) }
  }
  for (const line of lines) line.hangUp()
  return present
}

/** Everybody is sober, takes their seat again and plays on. Answers those whose game has come to its end. */
async function playedOut(port: number): Promise<readonly Player[]> {
  const players: Player[] = []
  for (const [index, ticket] of ticketsOfAll().entries()) {
    const random = seededRandom(SEED + index)
    const player = new Player(port, `Sober ${index}`, { ticket, random, told: audit.hear })
    await player.welcomed()
    if (player.resumed === true) players.push(player)
    else player.hangUp()
  }
  const isDone = ({ table, proved }: Player) =>
    table?.phase === 'over' && proved >= table.gameNumber
  onTestFailed(() => {
    for (const player of players.filter((each) => !isDone(each))) {
      console.error(player.name, player.seat, player.refused.slice(-3), player.table)
    }
  })
  await Promise.all(players.map((player) => player.heardOut()))
  await Promise.all(players.map((player) => player.until(() => isDone(player) || isStuck(player))))
  expect(players.filter((player) => !isDone(player) && !isStuck(player))).toEqual([])
  return players.filter(isDone)
}

/** Somebody is waited for whose token was lost on the way; and this table has the patience. */
const isStuck = ({ table }: Player): boolean =>
  table?.patience !== 1 &&
  table?.seats.some(({ person, bot }) => person?.present === false && bot === null) === true

async function answersAnHonestGuest(port: number): Promise<boolean> {
  const guest = new Line(port, 'Honest')
  const isWell = (await guest.welcomed()) && (await guest.heardOut())
  guest.hangUp()
  return isWell
}

it(`${BATCHES * REQUESTS} requests by monkeys harm nobody`, async () => {
  console.log(`Seed ${SEED}`)
  let host = await open()
  let played = 0
  try {
    for (let batch = 0; batch < BATCHES; batch++) {
      const { port } = host.host
      gossip.tables.clear()
      gossip.codes.clear()
      const honest = await Promise.all(TABLES.map((_, table) => owner(port, table)))
      const each = Math.ceil(REQUESTS / MONKEYS)
      await Promise.all(
        Array.from({ length: MONKEYS }, (_, index) =>
          rampage(host.host, `Monkey ${index}`, SEED + 1000 * batch + index, each),
        ),
      )
      expect(await answersAnHonestGuest(port)).toBe(true)
      for (const [table, player] of honest.entries()) {
        owners[table] = player.ticket
        player.hangUp()
      }
      const seated = await rollCall(port)
      expect(host.problems).toEqual([])
      await host.close()

      host = await open()
      expect(await rollCall(host.host.port)).toMatchObject(seated)
      const players = await playedOut(host.host.port)
      played += new Set(players.map(({ at }) => at)).size
      // The next ones find empty seats.
      const close = { type: 'propose', what: { do: 'close' } }
      await Promise.all(players.map((player) => player.asks(close)))
      for (const player of players) player.hangUp()
      expect(host.problems).toEqual([])
      await host.close()
      await audit.check(data)
      expect(audit.complaints.slice(0, 3)).toEqual([])
      expect(rejections).toEqual([])
      host = await open()
    }
  } finally {
    await host.close()
  }
  console.log({ said, played, checked: audit.checked, seats: gossip.tickets.size })
  expect(await readdir(join(data, 'damaged')).catch(() => [])).toEqual([])
  expect(said).toBeGreaterThanOrEqual(BATCHES * REQUESTS)
  expect(played).toBeGreaterThan(BATCHES)
  expect(audit.checked).toBeGreaterThan(BATCHES * 100)
})
