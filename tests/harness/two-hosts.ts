/** Two computers with a host each, and people who can go from one to the other. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject } from '../../scripts/lib/paths.js'
import { startHost, type Host, type HostOptions } from '../../src/host/host'
import type { Line, LineEvents, Ticket } from '../../src/protocol/client'
import { carry, takeUp } from '../../src/protocol/carry'
import type { TableSetup } from '../../src/protocol/table'
import { bundleForNode, type Bundle } from './bundle'
import { bySocket, Guest, must, type Connector } from './guests'
import { AN_HOUR } from './memory-room'
import { UNHURRIED } from './socket-host'

/** The messages on one person's lines, which a test can change or cut. */
export interface Wiretap {
  readonly heard: string[]
  readonly said: string[]
  /** Returns the text that gets through, or undefined if the line breaks at that moment. */
  hearing: (text: string) => string | undefined
  saying: (text: string) => string | undefined
}

/** Connects to the current origin. */
function tapped(whereabouts: { origin: string }, tap: Wiretap, key?: () => string): Connector {
  let line: Connector | undefined
  return {
    cut: () => line?.cut(),
    open: (events: LineEvents): Line => {
      const connector = bySocket(whereabouts.origin, key?.())
      line = connector
      const opened = connector.open({
        ...events,
        text: (text) => {
          const through = tap.hearing(text)
          if (through === undefined) {
            connector.cut()
            return
          }
          tap.heard.push(through)
          events.text(through)
        },
      })
      return {
        ...opened,
        send: (text) => {
          const through = tap.saying(text)
          if (through === undefined) {
            connector.cut()
            return
          }
          tap.said.push(through)
          opened.send(through)
        },
      }
    },
  }
}

const newTap = (): Wiretap => ({
  heard: [],
  said: [],
  hearing: (text) => text,
  saying: (text) => text,
})

export class Traveller extends Guest {
  readonly whereabouts: { origin: string }
  readonly tap: Wiretap

  /** With that host's key they are its own user. */
  constructor(
    name: string,
    origin: string,
    hosts: boolean,
    ticket: Ticket | null = null,
    key?: () => string,
  ) {
    const whereabouts = { origin }
    const tap = newTap()
    super(name, tapped(whereabouts, tap, key), { hosts, ticket })
    this.whereabouts = whereabouts
    this.tap = tap
  }

  get origin(): string {
    return this.whereabouts.origin
  }

  /** Goes to the table's new host, as an application's page does. */
  async follow(): Promise<void> {
    await this.until(() => this.client.moved !== null)
    const place = this.client.moved?.places.find((origin) => origin.includes('127.0.0.1'))
    if (place === undefined) throw new Error('Nobody could get there.')
    this.whereabouts.origin = place
    this.client.follow()
    await this.until(() => this.client.status === 'open' && this.client.table !== null)
  }
}

export class Computer {
  readonly data: string
  readonly problems: string[] = []
  readonly #options: Partial<HostOptions>
  #host: Host | undefined
  #port = 0
  /** Stored in the folder, so that it survives a restart; also used while there is no host. */
  key = ''

  constructor(data: string, options: Partial<HostOptions>) {
    this.data = data
    this.#options = options
  }

  get host(): Host {
    if (this.#host === undefined) throw new Error('There is no host.')
    return this.#host
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async start(): Promise<this> {
    this.#host = await startHost({
      app: '0.0.0-test',
      pages: inProject('tests'),
      botScript: new URL('file:///nowhere/bot-worker.mjs'),
      data: this.data,
      // The same port again after a restart, as real hosts have.
      port: this.#port,
      lan: false,
      botPause: 0,
      adapters: () => [],
      report: (problem) => this.problems.push(problem),
      session: { ...UNHURRIED, hello: AN_HOUR },
      sockets: { heartbeat: AN_HOUR },
      ...this.#options,
    })
    this.#port = this.#host.port
    this.key = this.#host.key
    return this
  }

  async stop(): Promise<void> {
    await this.#host?.close()
    this.#host = undefined
  }

  /** The records of a table, wherever it is. */
  async log(table: string, place: 'tables' | 'history'): Promise<string | undefined> {
    return readFile(join(this.data, place, `${table}.jsonl`), 'utf8').catch(() => undefined)
  }
}

export interface TwoHosts {
  readonly a: Computer
  readonly b: Computer
  readonly traveller: (name: string, hosts?: boolean, ticket?: Ticket | null) => Traveller
  /** The new host's own user, at their own host. */
  readonly atHome: (where?: Computer) => Traveller
  readonly close: () => Promise<void>
}

let bots: Promise<Bundle> | undefined

/** The bots' threads, built once per spec file. */
export const botScript = async (): Promise<URL> => {
  bots ??= bundleForNode(inProject('src/host/bot-worker.ts'))
  return pathToFileURL((await bots).file)
}
export const removeBots = async (): Promise<void> => (await bots)?.remove()

export async function twoHosts(options: Partial<HostOptions> = {}): Promise<TwoHosts> {
  const folder = await mkdtemp(join(tmpdir(), 'stichabend-move-'))
  const a = await new Computer(join(folder, 'a'), options).start()
  const b = await new Computer(join(folder, 'b'), options).start()
  const people: Traveller[] = []
  const newcomer = (...args: ConstructorParameters<typeof Traveller>) => {
    const person = new Traveller(...args)
    people.push(person)
    return person
  }
  return {
    a,
    b,
    traveller: (name, hosts = false, ticket = null) => newcomer(name, a.origin, hosts, ticket),
    atHome: (where = b) => newcomer('-', where.origin, false, null, () => where.key),
    close: async () => {
      for (const { client } of people) client.close()
      await Promise.all([a.stop(), b.stop()])
      await rm(folder, { recursive: true })
    },
  }
}

export interface Party {
  readonly owner: Traveller
  /** The player whose computer the table moves to. */
  readonly heir: Traveller
  readonly others: readonly Traveller[]
  readonly everybody: readonly Traveller[]
  readonly table: string
}

/** The owner, the heir, and as many others as there are seats left; one more watches. */
export async function partyAt(hosts: TwoHosts, setup: TableSetup): Promise<Party> {
  const owner = hosts.traveller('Anna')
  const heir = hosts.traveller('Ben', true)
  const seats = setup.seats.filter((seat) => seat === 'open').length
  const others = ['Cleo', 'Dora', 'Emil']
    .slice(0, seats - 2)
    .concat('Watcher')
    .map((name) => hosts.traveller(name))
  const everybody = [owner, heir, ...others]
  await Promise.all(everybody.map((guest) => guest.untilOpen()))
  must(await owner.client.create(setup))
  const { code = '', id: table = '' } = owner.client.table ?? {}
  for (const guest of everybody.slice(1)) {
    must(await guest.client.join({ code }, guest.name === 'Watcher' ? 'spectator' : null))
  }
  return { owner, heir, others, everybody, table }
}

/**
 * The owner asks, the heir agrees, and the table is at the heir's host when this resolves. `atTheDoor` is called
 * when the table stands still, and all guests have heard the last of the old host.
 */
export async function moveTo(
  party: Party,
  home: Traveller,
  atTheDoor: () => void = () => undefined,
): Promise<void> {
  const { owner, heir, table } = party
  await askHeir(party)
  await home.untilOpen()
  must(await carry(heir.client, home.client, table))
  await heir.until(() => heir.client.moved !== null)
  must(await takeUp(heir.client, home.client))
  for (const guest of party.everybody) await guest.until(() => guest.client.moved !== null)
  atTheDoor()
  for (const guest of party.everybody) await guest.follow()
  await owner.until(() => owner.client.table?.phase !== 'moving')
}

/** The owner proposes the move, and everybody who is asked agrees. */
export async function askHeir({ owner, heir, everybody }: Party): Promise<void> {
  const seat = heir.client.seat as number
  for (const { client } of [owner, ...everybody]) {
    if (client.table?.move === seat || typeof client.seat !== 'number') continue
    must(await client.propose({ do: 'move', seat }))
  }
  await heir.until(() => heir.client.table?.move === seat)
}
