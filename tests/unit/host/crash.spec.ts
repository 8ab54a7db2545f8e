/** The host is killed again and again in the middle of things, and nobody loses anything. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest'
import type { Random } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import type { HostMessage } from '../../../src/protocol/messages'
import type { TableSetup } from '../../../src/protocol/table'
import { SEED, rounds } from '../../depth'
import { following, type Whereabouts } from './following'
import { Guest, must, tableFor } from '../../harness/guests'
import { bundleHeadless, DIES_BETWEEN, startHeadlessWith, type HeadlessBundle } from './headless'
import { cutPower } from './power-cut'
import { Witness } from './witness'

/** Of all hosts, which go on at the same time. */
const KILLS = rounds(18, 240)

const PEOPLE_AND_BOTS: readonly TableSetup[] = [
  tableFor('ebbes', ['open', 'open', 'greedy']),
  tableFor('eidex', ['open', 'greedy', 'open']),
]
const WITHOUT_POWER = 'people and bots whose machine loses its power'

const HOSTS: readonly (readonly [string, readonly TableSetup[]])[] = [
  ['people and bots', PEOPLE_AND_BOTS],
  [WITHOUT_POWER, PEOPLE_AND_BOTS],
  [
    'people alone',
    [
      tableFor('ebbes', ['open', 'open'], { options: { variant1: true, variant2: true } }),
      tableFor('eidex', ['open', 'open', 'open'], { options: { mode: 'cosmic' } }),
    ],
  ],
]

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
  readonly #whereabouts: Whereabouts = { origin: undefined }
  /** A game that is over is followed by another. */
  goesOn = true
  #host: ReturnType<typeof startHeadlessWith>
  #onEvent: (event: 'message' | 'act') => void = () => undefined
  #look: () => void = () => undefined
  readonly #proposing = new Set<Guest>()
  /** What of the files is gone when the host was killed. */
  readonly #loses: (data: string) => Promise<unknown>

  constructor(data: string, loses: (data: string) => Promise<unknown>) {
    this.#data = data
    this.#loses = loses
    this.#host = this.#launch()
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

  #launch(env: NodeJS.ProcessEnv = {}) {
    return startHeadlessWith(env, bundle.file, ['--port=0', `--data=${this.#data}`])
  }

  /** From now on everybody finds the host. */
  async isOpen(): Promise<void> {
    this.#whereabouts.origin = await this.#host.origin
  }

  async restart(env: NodeJS.ProcessEnv = {}): Promise<void> {
    this.#host = this.#launch(env)
    await this.isOpen()
    await this.#checkFiles()
  }

  #checkFiles(): Promise<void> {
    return this.witness.checkFiles(join(this.#data, 'tables'))
  }

  async sitDown(setup: TableSetup): Promise<void> {
    const people = setup.seats.flatMap((seat, index) =>
      seat === 'open' ? [this.#invite(`${setup.game} ${index}`)] : [],
    )
    const [first, ...others] = people as [Guest, ...Guest[]]
    await Promise.all(people.map((person) => person.untilOpen()))
    must(await first.client.create(setup))
    for (const other of others) must(await other.client.join({ code: codeOf(first) }))
    for (const [index, person] of people.entries()) person.autoplay(index)
    this.#keepGoing(first)
  }

  #invite(name: string): Guest {
    const connector = following(this.#whereabouts)
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

  /** The owner starts the first game, and everybody is ready for the next one. */
  #keepGoing(guest: Guest): void {
    const { table, seat } = guest.client
    if (table === null || typeof seat !== 'number' || this.#proposing.has(guest)) return
    if (table.phase === 'gathering' && table.owner !== seat) return
    if (table.votes.some(({ by }) => by.includes(seat))) return
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
    this.#whereabouts.origin = undefined
    await Promise.all([this.#host.kill('SIGKILL'), this.dies()])
  }

  /** By itself, if it was started to do so. */
  async dies(): Promise<void> {
    const { signal } = await this.#host.ended
    this.#whereabouts.origin = undefined
    expect(signal).toBe('SIGKILL')
    await this.#checkFiles()
    await this.#loses(this.#data)
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

/** A life that ends when lines are in the journal and not in their own file. */
async function dieBetween(evening: Evening, random: Random): Promise<void> {
  await evening.restart({ [DIES_BETWEEN]: `${1 + random(40)}` })
  await evening.dies()
}

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
  async (host, tables) => {
    const random = seededRandom(SEED)
    const data = await mkdtemp(join(tmpdir(), 'stichabend-crash-'))
    const losesPower = host === WITHOUT_POWER
    let lost = 0
    const evening = new Evening(data, async (where) => {
      if (losesPower) lost += await cutPower(where, random)
    })
    const { witness } = evening
    let kills = 0
    onTestFailed(() => {
      console.error(`Seed ${SEED}, after ${kills} kills:\n${evening.state}\n${evening.printed}`)
    })
    try {
      await evening.isOpen()
      for (const setup of tables) await evening.sitDown(setup)
      for (; kills < KILLS / HOSTS.length; kills++) {
        await liveAndDie(evening, random)
        if (losesPower) await dieBetween(evening, random)
        expect(witness.complaints).toEqual([])
        await evening.restart()
      }
      await evening.everybodyIsBack()
      evening.goesOn = false
      await evening.everythingIsOver()
      expect(witness.complaints).toEqual([])
      expect(evening.printed).not.toContain('stichabend:')
      expect(witness.checkedProofs).toBeGreaterThanOrEqual(evening.people)
      expect(witness.acked).toBeGreaterThan(KILLS)
      expect(lost > 0).toBe(losesPower)
    } finally {
      await evening.end()
      await rm(data, { recursive: true })
    }
  },
)
