/** All guests of all tables, in a process of their own: as little work for each message as possible. */
import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { commitShare } from '../src/engine/fair/ceremony'
import { PROTOCOL, SOCKET_PATH, type HostMessage } from '../src/protocol/messages'
import type { TableInfo } from '../src/protocol/table'
import { answer } from './host-child'
import { PAUSE_MS, SEATS, type Samples, type Traffic } from './host-traffic'

/** Tables that are opened at once, so that the sockets do not all knock in the same moment. */
const AT_ONCE = 10
const UPDATE = '{"type":"update"'
const ACK = '{"type":"ack"'

interface Update {
  readonly number: number
  readonly rev: number
  readonly view: {
    readonly turn: number | null
    readonly legal: { readonly all: readonly object[] }
  }
}

const counts = { acts: 0, received: 0, receivedBytes: 0, refused: 0 }
let latencies: number[] = []

/** One socket. Updates are kept as they came, and read only by whoever has to decide. */
class Line {
  readonly #ws: WebSocket
  readonly #table: LoadTable
  /** The bit that stands for this line at its table. */
  readonly #bit: number
  readonly #share = randomBytes(32).toString('hex')
  #sealed = ''
  /** Changes with every rematch. */
  seat: number
  update = ''
  ack = ''

  constructor(url: string, table: LoadTable, seat: number) {
    this.#ws = new WebSocket(url, { perMessageDeflate: false })
    this.#table = table
    this.seat = seat
    this.#bit = 1 << seat
    this.#ws.on('message', (data: Buffer) => this.#hear(data.toString('latin1')))
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#ws.on('open', resolve)
      this.#ws.on('error', reject)
    })
  }

  say(message: object): void {
    this.#ws.send(JSON.stringify(message))
  }

  close(): void {
    this.#ws.close()
  }

  #hear(text: string): void {
    counts.received++
    counts.receivedBytes += text.length
    if (text.startsWith(UPDATE)) {
      this.update = text
      this.#table.updated(this.#bit)
    } else if (text.startsWith(ACK)) {
      this.ack = text
      this.#table.answered()
    } else {
      this.#hearMore(JSON.parse(text) as HostMessage)
    }
  }

  #hearMore(message: HostMessage): void {
    switch (message.type) {
      case 'seated':
        if (typeof message.seat === 'number') this.seat = message.seat
        return
      case 'table':
        this.#addShare(message.table)
        this.#table.described(message.table)
        return
      case 'reject':
        counts.refused++
        this.#table.answered()
        return
    }
  }

  #addShare({ phase, dealing }: TableInfo): void {
    if (phase !== 'dealing' || dealing === null) return
    if (this.#sealed !== dealing.id) {
      this.#sealed = dealing.id
      const commitment = commitShare(dealing.id, this.seat, this.#share)
      this.say({ type: 'seal', dealing: dealing.id, commitment })
    } else if (dealing.shares.every((share) => share !== null)) {
      this.say({ type: 'unseal', dealing: dealing.id, share: this.#share })
    }
  }
}

const EVERYBODY = 2 ** SEATS - 1

class LoadTable {
  readonly lines: readonly Line[]
  #ids = 0
  #since = 0
  /** The lines that have not heard of the last act, a bit for each. */
  #waiting = 0
  #isAnswered = true
  /** When an act was due that had to wait for the one before it. */
  #overdue: number | undefined
  isPlaying = true
  #rematches = 0
  #described: (info: TableInfo) => void = () => undefined

  constructor(url: (seat: number) => string) {
    this.lines = Array.from({ length: SEATS }, (_, seat) => new Line(url(seat), this, seat))
  }

  /** Whoever's turn it is plays any card; if the last one is not done with, that counts as waiting. */
  act(due: number): void {
    if (!this.isPlaying) return
    if (this.#waiting !== 0 || !this.#isAnswered) {
      this.#overdue ??= due
      return
    }
    const seen = JSON.parse(this.lines[0]?.update ?? '') as Update
    const line = this.lines.find(({ seat }) => seat === seen.view.turn)
    const { number, rev, view } = line === undefined ? seen : (JSON.parse(line.update) as Update)
    // Between two updates: it is the dice's turn, or not everybody has heard of theirs.
    if (line === undefined || rev !== seen.rev) {
      this.#overdue ??= due
      return
    }
    this.#overdue = undefined
    this.#since = due
    this.#waiting = EVERYBODY
    this.#isAnswered = false
    counts.acts++
    line.say({ type: 'act', id: this.#id(), number, rev, action: view.legal.all[0] })
  }

  updated(bit: number): void {
    if ((this.#waiting & bit) !== 0) {
      this.#waiting &= ~bit
      latencies.push(performance.now() - this.#since)
    }
    this.#actIfOverdue()
  }

  answered(): void {
    this.#isAnswered = true
    this.#actIfOverdue()
  }

  described(info: TableInfo): void {
    this.isPlaying = info.phase === 'playing'
    // Nobody waits for the host between two games.
    if (!this.isPlaying) this.#overdue = undefined
    if (info.phase === 'over' && this.#rematches < info.gameNumber) {
      this.#rematches = info.gameNumber
      for (const line of this.lines) {
        line.say({ type: 'propose', id: this.#id(), what: { do: 'rematch' } })
      }
    }
    this.#described(info)
  }

  /** Everybody sits down, and the first cards are dealt. */
  async begin(): Promise<void> {
    await Promise.all(this.lines.map((line) => line.opened()))
    for (const line of this.lines) {
      line.say({
        type: 'hello',
        protocol: PROTOCOL,
        app: '0.0.0-bench',
        name: 'Somebody',
        marker: 'orange',
        resume: null,
      })
    }
    const [owner, ...others] = this.lines
    owner?.say({
      type: 'create',
      id: this.#id(),
      setup: {
        name: 'A table like any other',
        game: 'ebbes',
        // The longest game there is.
        options: { variant2: true, rounds: 20, goal: 60, dabbscheedel: -40 },
        access: 'private',
        spectators: 'public',
        patience: 300,
        coach: false,
        clock: null,
        seat: 0,
        seats: Array.from({ length: SEATS }, () => 'open'),
      },
    })
    const { code } = await this.#until(() => true)
    for (const [index, line] of others.entries()) {
      line.say({ type: 'join', id: this.#id(), at: { code }, seat: index + 1 })
    }
    await this.#until(({ seats }) => seats.every(({ person }) => person !== null))
    owner?.say({ type: 'propose', id: this.#id(), what: { do: 'start' } })
    await this.#until(({ phase }) => phase === 'playing')
  }

  get isIdle(): boolean {
    return this.#waiting === 0 && this.#isAnswered && this.#overdue === undefined
  }

  #until(isSo: (info: TableInfo) => boolean): Promise<TableInfo> {
    return new Promise((resolve) => {
      this.#described = (info) => {
        if (isSo(info)) resolve(info)
      }
    })
  }

  #actIfOverdue(): void {
    if (this.#overdue !== undefined) this.act(this.#overdue)
  }

  #id(): string {
    return `0123456789ab-${this.#ids++}`
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const bySeat = (lines: readonly Line[]): readonly Line[] =>
  [...lines].sort((a, b) => a.seat - b.seat)

const tablesOf: Record<string, LoadTable[]> = {}

/** Every table acts once in a pause, one shortly after the other. */
async function play(tables: readonly LoadTable[], ms: number): Promise<Traffic> {
  Object.assign(counts, { acts: 0, received: 0, receivedBytes: 0, refused: 0 })
  latencies = []
  const start = performance.now()
  const step = PAUSE_MS / tables.length
  let turns = 0
  for (let now = start; now < start + ms; now = performance.now()) {
    for (; start + turns * step <= now; turns++) {
      tables[turns % tables.length]?.act(performance.now())
    }
    await pause(1)
  }
  while (!tables.every(({ isIdle }) => isIdle)) await pause(5)
  return { ...counts, latencies }
}

answer({
  /** So many more tables at our host. */
  sitDown: async ({ port, count }: { port: number; count: number }): Promise<void> => {
    const tables = (tablesOf['host'] ??= [])
    for (let opened = 0; opened < count; opened += AT_ONCE) {
      const some = Array.from(
        { length: Math.min(AT_ONCE, count - opened) },
        () => new LoadTable(() => `ws://127.0.0.1:${port}${SOCKET_PATH}`),
      )
      await Promise.all(some.map((table) => table.begin()))
      tables.push(...some)
    }
  },
  samples: async (): Promise<Samples> => {
    const tables = tablesOf['host'] ?? []
    while (!tables.every(({ isPlaying }) => isPlaying)) await pause(PAUSE_MS)
    // The last updates of all may still be on their way.
    await pause(PAUSE_MS)
    const lines = tables.flatMap((table) => table.lines)
    return {
      updates: tables.map(({ lines }) => bySeat(lines).map(({ update }) => update)),
      ack: lines.find(({ ack }) => ack !== '')?.ack ?? '',
    }
  },
  /** As many tables at a peer, who only repeats what our host has said. */
  connect: async ({ peer, port, samples }: { peer: string; port: number; samples: Samples }) => {
    const tables: LoadTable[] = []
    for (const [index, updates] of samples.updates.entries()) {
      const table = new LoadTable(
        (seat) => `ws://127.0.0.1:${port}${SOCKET_PATH}?table=${index}&seat=${seat}`,
      )
      for (const [seat, line] of table.lines.entries()) line.update = updates[seat] ?? ''
      await Promise.all(table.lines.map((line) => line.opened()))
      tables.push(table)
    }
    tablesOf[peer] = tables
  },
  play: ({ peer, ms }: { peer: string; ms: number }) => play(tablesOf[peer] ?? [], ms),
  leave: (peer: string) => {
    for (const table of tablesOf[peer] ?? []) for (const line of table.lines) line.close()
  },
})
