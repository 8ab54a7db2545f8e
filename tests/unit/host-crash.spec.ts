/** The host is killed again and again in the middle of things, and nobody loses anything. */
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest'
import type { Random } from '../../src/engine/kernel'
import { seededRandom } from '../../src/engine/random'
import type { HostMessage } from '../../src/protocol/messages'
import type { TableSetup } from '../../src/protocol/table'
import { bySocket, Guest, must, tableFor, type Connector } from '../harness/guests'
import { bundleHeadless, startHeadless, type HeadlessBundle } from '../harness/headless'
import { Witness } from '../harness/witness'

/** Of both hosts, which go on at the same time. */
const KILLS = 200
const PATIENCE_MS = 10 * 60 * 1000

const HOSTS: readonly (readonly [string, readonly TableSetup[]])[] = [
  [
    'people and bots',
    [tableFor('ebbes', ['open', 'open', 'greedy']), tableFor('eidex', ['open', 'greedy', 'open'])],
  ],
  [
    'people alone',
    [
      tableFor('ebbes', ['open', 'open'], { options: { variant1: true, variant2: true } }),
      tableFor('eidex', ['open', 'open', 'open'], { options: { mode: 'cosmic' } }),
    ],
  ],
]

/** Not among those that the system hands out by itself, as a guest's own line might take it then. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (isFree) await new Promise((resolve) => server.close(resolve))
    if (isFree) return port
  }
}

let bundle: HeadlessBundle
beforeAll(async () => {
  bundle = await bundleHeadless()
})
afterAll(() => bundle.remove())

class Evening {
  readonly witness = new Witness()
  readonly #guests: Guest[] = []
  /** Those who have heard how their table is since they came back. */
  readonly #back = new Set<Guest>()
  readonly #data: string
  readonly #port: number
  /** A game that is over is followed by another. */
  goesOn = true
  #host: ReturnType<typeof startHeadless>
  #onEvent: (event: 'message' | 'act') => void = () => undefined
  #look: () => void = () => undefined
  readonly #proposing = new Set<Guest>()

  constructor(data: string, port: number) {
    this.#data = data
    this.#port = port
    this.#host = this.start()
  }

  get people(): number {
    return this.#guests.length
  }

  /** What to read when it stands still. */
  get state(): string {
    return this.#guests
      .map(({ name, client: { status, seat, table, update, farewell } }) =>
        JSON.stringify({ name, status, farewell, seat, phase: table?.phase, rev: update?.rev }),
      )
      .join('\n')
  }

  start() {
    this.#host = startHeadless(bundle, `--port=${this.#port}`, `--data=${this.#data}`)
    return this.#host
  }

  async sitDown(setup: TableSetup): Promise<void> {
    const origin = await this.#host.origin
    const people = setup.seats.flatMap((seat, index) =>
      seat === 'open' ? [this.#invite(`${setup.game} ${index}`, bySocket(origin))] : [],
    )
    const [first, ...others] = people as [Guest, ...Guest[]]
    await Promise.all(people.map((person) => person.untilOpen()))
    must(await first.client.create(setup))
    for (const other of others) must(await other.client.join({ code: codeOf(first) }))
    for (const [index, person] of people.entries()) person.autoplay(index)
    this.#keepGoing(first)
  }

  #invite(name: string, connector: Connector): Guest {
    const line = this.witness.listenIn(
      {
        cut: () => connector.cut(),
        open: (events) =>
          connector.open({
            ...events,
            closed: () => {
              this.#back.delete(guest)
              events.closed()
            },
          }),
      },
      () => guest,
      () => this.#onEvent('act'),
    )
    const guest: Guest = new Guest(name, line, { told: (message) => this.#hear(message, guest) })
    this.#guests.push(guest)
    return guest
  }

  #hear(message: HostMessage | undefined, guest: Guest): void {
    if (message === undefined) return
    if (message.type === 'table') this.#back.add(guest)
    if (message.type === 'proof') this.witness.checkProof(guest, message)
    if (message.type === 'table') this.#keepGoing(guest)
    this.#onEvent('message')
    this.#look()
  }

  /** Whoever opened the table starts every game. */
  #keepGoing(guest: Guest): void {
    const { table, seat } = guest.client
    if (table === null || table.owner !== seat || this.#proposing.has(guest)) return
    if (table.seats.some(({ person, bot }) => person === null && bot === null)) return
    const what = table.phase === 'gathering' ? 'start' : 'rematch'
    if (table.phase !== 'gathering' && (table.phase !== 'over' || !this.goesOn)) return
    this.#proposing.add(guest)
    void guest.client.propose({ do: what }).then((result) => {
      this.#proposing.delete(guest)
      // Too late or lost: the next word from the table tells.
      if (!result.ok) return
      this.#keepGoing(guest)
    })
  }

  #until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#look = () => {
        if (isSo()) resolve()
      }
      this.#look()
    })
  }

  everybodyIsBack(): Promise<void> {
    return this.#until(() => this.#back.size === this.#guests.length)
  }

  everythingIsOver(): Promise<void> {
    return this.#until(() =>
      this.#guests.every(
        ({ client: { table, proof } }) =>
          table?.phase === 'over' && proof?.number === table.gameNumber,
      ),
    )
  }

  /** Kills the host in the very moment of the n-th event from now. */
  killAt(what: 'message' | 'act', n: number): Promise<unknown> {
    let left = n
    return new Promise((resolve) => {
      this.#onEvent = (event) => {
        if (event !== what || --left > 0) return
        this.#onEvent = () => undefined
        resolve(this.killNow())
      }
    })
  }

  async killNow(): Promise<void> {
    const { signal } = await this.#host.kill('SIGKILL')
    expect(signal).toBe('SIGKILL')
    await this.witness.checkFiles(join(this.#data, 'tables'))
  }

  async end(): Promise<void> {
    for (const { client } of this.#guests) client.close()
    await this.#host.kill('SIGKILL')
  }

  get printed(): string {
    return this.#host.printed
  }
}

const codeOf = ({ client: { table } }: Guest): string => table?.code ?? ''

/** One life of a host: how it ends is drawn by lot. */
async function liveAndDie(evening: Evening, random: Random): Promise<void> {
  const lot = random(20)
  if (lot < 1) {
    await evening.killNow()
    return
  }
  if (lot < 4) {
    // While everybody is coming back, or soon after.
    await evening.killAt('message', 1 + random(20))
    return
  }
  await evening.everybodyIsBack()
  await (lot < 10
    ? evening.killAt('act', 1 + random(6))
    : evening.killAt('message', 1 + random(40)))
}

it.concurrent.each(HOSTS)(
  `a host of %s that is killed ${KILLS / HOSTS.length} times forgets nothing that it has told`,
  async (_, tables) => {
    const random = seededRandom(2017)
    const data = await mkdtemp(join(tmpdir(), 'stichabend-crash-'))
    const evening = new Evening(data, await freePort())
    const { witness } = evening
    onTestFailed(() => console.error(`${evening.state}\n${evening.printed}`))
    try {
      for (const setup of tables) await evening.sitDown(setup)
      for (let kill = 0; kill < KILLS / HOSTS.length; kill++) {
        await liveAndDie(evening, random)
        expect(witness.complaints).toEqual([])
        await evening.start().origin
      }
      await evening.everybodyIsBack()
      evening.goesOn = false
      await evening.everythingIsOver()
      expect(witness.complaints).toEqual([])
      expect(evening.printed).not.toContain('stichabend:')
      expect(witness.checkedProofs).toBeGreaterThanOrEqual(evening.people)
      expect(witness.acked).toBeGreaterThan(KILLS)
    } finally {
      await evening.end()
      await rm(data, { recursive: true })
    }
  },
  PATIENCE_MS,
)
