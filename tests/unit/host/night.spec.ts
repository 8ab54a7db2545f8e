/** A game night with the headless host, as somebody with a small server would have it. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listAddresses } from '../../../src/host/lan/addresses'
import { checkDeals } from '../../../src/protocol/check-deals'
import type { TableSetup } from '../../../src/protocol/table'
import { following, type Whereabouts } from './following'
import { Guest, must, tableFor } from '../../harness/guests'
import {
  bundleHeadless,
  startHeadless,
  type HeadlessBundle,
  type HeadlessProcess,
} from './headless'

let bundle: HeadlessBundle
let data: string
let hosts: HeadlessProcess[]
beforeAll(async () => {
  bundle = await bundleHeadless()
})
afterAll(() => bundle.remove())
beforeEach(async () => {
  hosts = []
  data = await mkdtemp(join(tmpdir(), 'stichabend-night-'))
})
afterEach(async () => {
  for (const host of hosts) await host.kill('SIGKILL')
  await rm(data, { recursive: true })
})

function start(...flags: readonly string[]): HeadlessProcess {
  const host = startHeadless(bundle, `--data=${data}`, ...flags)
  hosts.push(host)
  return host
}

const CUTS = 10

/** A guest whose connection breaks ten times, at moments spread over the game. */
class Unlucky {
  readonly guest: Guest
  cuts = 0
  returns = 0
  readonly byes: string[] = []
  readonly #every: number
  #heard = 0
  readonly #host: Whereabouts

  constructor(name: string, origin: string, every: number) {
    this.#every = every
    this.#host = { origin }
    this.guest = new Guest(name, following(this.#host), {
      told: (message) => {
        if (message?.type === 'bye') this.byes.push(message.code)
        if (message?.type === 'bye' && message.code === 'host.closing') this.follow(undefined)
        if (message?.type === 'welcome' && message.resumed === true) this.returns++
        if (message?.type !== 'update') return
        this.#heard++
        if (this.cuts === CUTS || this.#heard % this.#every !== 0) return
        this.cuts++
        this.guest.cut()
      },
    })
  }

  follow(origin: string | undefined): void {
    this.#host.origin = origin
  }
}

/** Sits down with everybody; the first one opens the table. */
async function sitDown(people: readonly Unlucky[], setup: TableSetup): Promise<void> {
  const [first, ...others] = people.map(({ guest }) => guest) as [Guest, ...Guest[]]
  await Promise.all(people.map(({ guest }) => guest.untilOpen()))
  must(await first.client.create(setup))
  for (const other of others) {
    must(await other.client.join({ code: first.client.table?.code ?? '' }))
  }
}

async function playToTheEnd(people: readonly Unlucky[]): Promise<void> {
  const { client } = (people[0] as Unlucky).guest
  for (const [seed, { guest }] of people.entries()) guest.autoplay(seed)
  must(await client.propose({ do: 'start' }))
  await Promise.all(people.map(({ guest }) => guest.until(() => guest.client.proof !== null)))
}

function expectAGoodGame(people: readonly Unlucky[]): void {
  for (const { guest, cuts, returns } of people) {
    const { proof, notes } = guest.client
    expect(guest.refused).toEqual([])
    expect(cuts).toBe(CUTS)
    expect(returns).toBeGreaterThanOrEqual(CUTS)
    expect(proof && notes.game && checkDeals(proof, notes.game)).toMatchObject({ ok: true })
  }
}

const newPeople = (names: readonly string[], origin: string): readonly Unlucky[] =>
  names.map((name, index) => new Unlucky(name, origin, 7 + index))

const GAMES: readonly (readonly [string, TableSetup])[] = [
  ['ebbes, three people and a bot', tableFor('ebbes', ['open', 'open', 'greedy', 'open'])],
  ['an Eidex tournament of three', tableFor('eidex', ['open', 'open', 'open'])],
  [
    'a cosmic Eidex tournament, two people and a bot',
    tableFor('eidex', ['open', 'greedy', 'open'], { options: { mode: 'cosmic' } }),
  ],
]

it.each(GAMES)('%s: played to the end, though everybody is cut off ten times', async (_, setup) => {
  const host = start('--port=0')
  const names = setup.seats.flatMap((seat, index) => (seat === 'open' ? [`Guest ${index}`] : []))
  const people = newPeople(names, await host.origin)
  await sitDown(people, setup)
  await playToTheEnd(people)
  expectAGoodGame(people)
  for (const { guest } of people) guest.client.close()
  expect(await host.kill('SIGTERM')).toMatchObject({ code: 0 })
  expect(host.printed).not.toContain('stichabend:')
})

describe('on SIGTERM', () => {
  it('everybody is told, everything is saved, and the next start goes on', async () => {
    const first = start('--port=0')
    const origin = await first.origin
    const people = ['Anna', 'Beni', 'Cleo'].map((name) => new Unlucky(name, origin, Infinity))
    const [anna] = people as [Unlucky, Unlucky, Unlucky]
    await sitDown(people, tableFor('ebbes', ['open', 'open', 'open', 'greedy']))
    for (const { guest } of people) guest.autoplay()
    must(await anna.guest.client.propose({ do: 'start' }))
    await anna.guest.until(() => (anna.guest.client.update?.rev ?? 0) >= 40)
    expect(await first.kill('SIGTERM')).toEqual({ code: 0, signal: null })
    await Promise.all(
      people.map(({ guest }) => guest.until(() => guest.client.status === 'connecting')),
    )
    for (const { byes } of people) expect(byes).toContain('host.closing')
    const known = Math.max(...people.map(({ guest }) => guest.client.update?.rev ?? 0))

    const second = start('--port=0')
    const moved = await second.origin
    expect(second.printed).toContain('Unfinished tables taken up again: 1')
    for (const person of people) person.follow(moved)
    await Promise.all(people.map(({ guest }) => guest.until(() => guest.client.proof !== null)))
    for (const { guest } of people) {
      const { proof, notes, update } = guest.client
      expect(guest.refused).toEqual([])
      expect(update?.rev).toBeGreaterThan(known)
      expect(proof && notes.game && checkDeals(proof, notes.game)).toMatchObject({ ok: true })
      guest.client.close()
    }
    expect(await second.kill('SIGINT')).toMatchObject({ code: 0 })
  })

  it('also at once, before anybody has come', async () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      const host = start('--port=0')
      await host.origin
      expect(await host.kill(signal)).toEqual({ code: 0, signal: null })
    }
  })
})

describe('who can come in', () => {
  const canConnect = (host: string, port: number): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect({ host, port })
      socket.on('connect', () => {
        socket.destroy()
        resolve(true)
      })
      socket.on('error', () => resolve(false))
    })
  const outer = listAddresses().find(({ family }) => family === 4)?.address
  const reason = outer === undefined ? ' (skipped: this machine has no network)' : ''

  it.skipIf(outer === undefined).each([
    ['nobody from outside', [], false],
    ['with --open-lan, others on the network', ['--open-lan'], true],
  ] as const)(`%s${reason}`, async (_, flags, isOpen) => {
    const host = start('--port=0', ...flags)
    const port = Number(new URL(await host.origin).port)
    expect(await canConnect('127.0.0.1', port)).toBe(true)
    expect(await canConnect(outer ?? '', port)).toBe(isOpen)
    expect(host.printed.includes('For guests:')).toBe(isOpen)
  })
})

describe('wrong flags', () => {
  it.each([
    ['--port=many', '--port takes a number from 0 to 65535, not “many”.'],
    ['--port=65536', '--port takes a number from 0 to 65535, not “65536”.'],
    ['--port=-1', '--port takes a number from 0 to 65535, not “-1”.'],
    ['--data=', '--data takes a folder.'],
    ['--open-lan=yes', "Option '--open-lan' does not take an argument"],
    ['--lan', "Unknown option '--lan'"],
    ['lan', "Unexpected argument 'lan'"],
  ])('(%s) are answered with a sentence', async (flag, sentence) => {
    const host = start(flag)
    expect(await host.ended).toEqual({ code: 1, signal: null })
    expect(host.printed).toMatch(/^stichabend: /)
    expect(host.printed).toContain(sentence)
    expect(host.printed).not.toContain('    at ')
    expect(await readdir(data)).toEqual([])
  })

  it('and so is a folder that is none', async () => {
    const file = join(data, 'file')
    await writeFile(file, '')
    const host = start(`--data=${file}`)
    expect(await host.ended).toMatchObject({ code: 1 })
    expect(host.printed).toContain(`the data folder ${file} can’t be used`)
  })
})
