/**
 * One connection: what somebody sends is checked, counted and handed to the room or to their table;
 * they are told in return. Garbage or a flood costs the connection, and nothing else.
 */
import { accept, refuse, type Refusal, type Result } from '../engine/kernel'
import type { HostCode } from '../protocol/codes'
import {
  isForeignHello,
  PROTOCOL,
  readClientMessage,
  writeHostMessage,
  type ClientMessage,
  type ClientMessages,
  type HostMessage,
} from '../protocol/messages'
import type { Stich } from '../protocol/stich'
import type { Marker } from '../protocol/words'
import { Bucket } from './bucket'
import type { HistoryDesk } from './history/desk'
import type { Place as Invitation } from './lan/invitation'
import { answerAboutTables } from './own-tables'
import type { MoveDesk } from './moving/desk'
import { LOCAL, type Clock, type Guest } from './ports'
import { reported } from './reported'
import type { Room } from './room'
import type { Announce, Place } from './table/surroundings'
import type { ShownGame } from './table/showing'
import type { Table } from './table/table'

/** The host's end of a connection, whatever it is made of. */
export interface Wire {
  send(text: string): void
  close(): void
}

export interface SessionSurroundings {
  readonly room: Room
  readonly history: HistoryDesk
  readonly moves: MoveDesk
  readonly clock: Clock
  readonly app: string
  readonly limits: SessionLimits
  readonly reach: Reach
  readonly report: (problem: string) => void
}

/** How the host is reached from elsewhere. */
export interface Reach {
  /** Lets others on the network in. */
  open(): Promise<void>
  /** Ways to the table with that code. */
  invitations(code: string): Promise<readonly Invitation[]>
}

export interface SessionLimits {
  /** Milliseconds until somebody has to have said hello. */
  readonly hello: number
  /** At once, and each second: all messages, and those to other people. */
  readonly messages: readonly [number, number]
  readonly words: readonly [number, number]
  /** What is written down or shown to everybody: tables, seats, names, proposals. */
  readonly changes: readonly [number, number]
}

export const SESSION_LIMITS: SessionLimits = {
  hello: 5000,
  messages: [60, 30],
  words: [8, 1],
  changes: [20, 1],
}

/** Each sends its own answer: an ack, a reject, or more. */
type Handlers = {
  readonly [Type in keyof ClientMessages]: (message: ClientMessages[Type]) => Promise<void> | void
}

export class Session implements Guest {
  readonly address: string
  readonly #wire: Wire
  readonly #around: SessionSurroundings
  readonly #messages: Bucket
  readonly #words: Bucket
  readonly #changes: Bucket
  readonly #stopWaiting: () => void
  #person: { readonly name: string; readonly marker: Marker } | undefined
  #hosts = false
  #table: Table | undefined
  #isMoving = false
  #isOver = false

  constructor(wire: Wire, around: SessionSurroundings, address: string) {
    const { clock, limits } = around
    this.address = address
    this.#wire = wire
    this.address = address
    this.#around = around
    this.#messages = new Bucket(...limits.messages, clock.now())
    this.#words = new Bucket(...limits.words, clock.now())
    this.#changes = new Bucket(...limits.changes, clock.now())
    this.#stopWaiting = clock.after(limits.hello, () => {
      if (this.#person === undefined) this.end('protocol.silent', 'Nobody said hello.')
    })
  }

  /** Whether this is the user of the host's own machine. */
  get #isLocal(): boolean {
    return this.address === LOCAL
  }

  get name(): string {
    return this.#person?.name ?? ''
  }

  get marker(): Marker {
    return this.#person?.marker ?? 'grey'
  }

  get isLocal(): boolean {
    return this.#isLocal
  }

  get hosts(): boolean {
    return this.#hosts
  }

  // What the room and the tables do with a guest

  send(text: string): void {
    if (!this.#isOver) this.#wire.send(text)
  }

  dismiss(code: HostCode, message: string): void {
    this.#table = undefined
    this.#tell({ type: 'left', code, message })
    this.#enterLobby()
  }

  end(code: HostCode, message: string): void {
    if (this.#isOver) return
    this.#tell({ type: 'bye', code, message })
    this.closed()
    this.#wire.close()
  }

  // What comes from the wire

  receive(text: string): void {
    if (this.#isOver) return
    if (!this.#messages.take(this.#around.clock.now())) {
      this.end('limit.rate', 'Too many messages.')
      return
    }
    const message = readClientMessage(text)
    if (message === undefined) {
      this.#refuseText(text)
      return
    }
    if ((this.#person === undefined) !== (message.type === 'hello')) {
      this.end('protocol.order', 'One hello, before everything else.')
      return
    }
    this.#handle(message).catch(reported(this.#around.report))
  }

  /** The connection is gone, or about to go. */
  closed(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#stopWaiting()
    this.#around.room.leaveLobby(this)
    this.#table?.lost(this).catch(reported(this.#around.report))
  }

  async #handle(message: ClientMessage): Promise<void> {
    try {
      const handler = this.#handlers[message.type] as (message: ClientMessage) => Promise<void>
      await handler(message)
    } catch (error) {
      this.#around.report(`${message.type}: ${(error as Error).stack ?? String(error)}`)
      this.end('host.failure', 'Something went wrong at the host.')
    }
  }

  #refuseText(text: string): void {
    if (isForeignHello(text)) this.#refuseVersion()
    else this.end('protocol.malformed', 'That is not a message of this protocol.')
  }

  /** Our own number goes first, so that the other side can say who has to be updated. */
  #refuseVersion(): void {
    this.#welcome(null)
    this.end('protocol.version', `This host speaks version ${PROTOCOL} of the protocol.`)
  }

  /** Unless the connection has ended while something was being decided: the lobby keeps no ghosts. */
  #enterLobby(): void {
    if (!this.#isOver) this.#around.room.enterLobby(this)
  }

  #tell(message: HostMessage): void {
    this.send(writeHostMessage(message))
  }

  #welcome(resumed: true | Refusal | null): void {
    this.#tell(this.#welcomeMessage(resumed))
  }

  #welcomeMessage(resumed: true | Refusal | null): HostMessage {
    return { type: 'welcome', protocol: PROTOCOL, app: this.#around.app, resumed }
  }

  #answer(id: string, result: Result<unknown>): void {
    this.#tell(result.ok ? { type: 'ack', id } : { type: 'reject', id, ...result.refusal })
  }

  /** Goes to a table, unless already at one or on the way. */
  async #move(
    id: string,
    where: (announce: Announce) => Promise<Result<undefined>>,
  ): Promise<void> {
    if (this.#table !== undefined || this.#isMoving) {
      this.#reject(id, 'table.elsewhere', 'You are at a table already.')
      return
    }
    this.#isMoving = true
    const moved = await where((place) => [this.#sitDown(place)])
    this.#isMoving = false
    if (!moved.ok) this.#stayAway()
    this.#answer(id, moved)
  }

  /** There was a place at the table, but nothing could be written. */
  #stayAway(): void {
    const table = this.#table
    if (table === undefined) return
    this.#table = undefined
    table.leave(this).catch(reported(this.#around.report))
    this.#enterLobby()
  }

  #sitDown({ table, seat, token }: Place): HostMessage {
    // Gone while the table was still making room.
    if (this.#isOver) table.lost(this).catch(reported(this.#around.report))
    this.#table = table
    this.#around.room.leaveLobby(this)
    return { type: 'seated', table: table.head.id, seat, token }
  }

  #reject(id: string, code: HostCode, message: string): void {
    this.#tell({ type: 'reject', id, code, message })
  }

  /** Something that only goes at a table. */
  async #atTable(id: string, work: (table: Table) => Promise<Result<unknown>>): Promise<void> {
    if (this.#table === undefined) this.#reject(id, 'table.nowhere', 'You are not at a table.')
    else this.#answer(id, await work(this.#table))
  }

  /** Words and pictures for other people are counted apart. */
  async #toOthers(id: string, work: (table: Table) => Promise<Result<unknown>>): Promise<void> {
    if (this.#words.take(this.#around.clock.now())) await this.#atTable(id, work)
    else this.#reject(id, 'limit.chat', 'One after the other.')
  }

  /** What stays, at least for a while, is counted as well. */
  async #asChange(id: string, work: () => Promise<void>): Promise<void> {
    if (this.#changes.take(this.#around.clock.now())) await work()
    else this.#reject(id, 'limit.rate', 'One after the other.')
  }

  /** Something for somebody at the host's own machine. */
  async #asLocal(id: string, answer: () => Promise<HostMessage>): Promise<void> {
    if (this.#isLocal) this.#tell(await answer())
    else this.#answer(id, REMOTE)
  }

  readonly #handlers: Handlers = {
    hello: async ({ protocol, name, marker, resume, hosts = false }) => {
      if (protocol !== PROTOCOL) {
        this.#refuseVersion()
        return
      }
      this.#person = { name, marker }
      this.#hosts = hosts
      this.#stopWaiting()
      if (resume === null) {
        this.#welcome(null)
        this.#enterLobby()
        return
      }
      this.#isMoving = true
      const back = await this.#around.room.comeBack(this, resume, (place) => [
        this.#welcomeMessage(true),
        this.#sitDown(place),
      ])
      const isGone = !back.ok && GONE.includes(back.refusal.code)
      const moved = isGone ? await this.#around.room.whereTo(this, resume) : undefined
      const isComing = isGone && (await this.#around.moves.expects(resume.table))
      this.#isMoving = false
      if (back.ok) return
      if (moved !== undefined) {
        this.#welcome(MOVED)
        this.#tell(moved)
        return
      }
      const { code, message } = isComing ? COMING : back.refusal
      const later = TRY_LATER.find((other) => other === code)
      if (later !== undefined) {
        // The seat is still theirs: whoever is not refused tries again.
        this.end(later, message)
        return
      }
      this.#welcome(back.refusal)
      this.#enterLobby()
    },
    create: ({ id, setup }) =>
      this.#asChange(id, () =>
        this.#move(id, (announce) => this.#around.room.create(this, setup, announce)),
      ),
    join: ({ id, at, seat }) =>
      this.#asChange(id, () =>
        this.#move(id, async (announce) => {
          const found = this.#around.room.find(at, this)
          return found.ok ? found.value.join(this, seat, announce) : found
        }),
      ),
    leave: ({ id }) =>
      this.#atTable(id, async (table) => {
        const left = await table.leave(this)
        if (this.#table === table) this.dismiss('table.left', 'You have left the table.')
        return left
      }),
    sit: ({ id, seat }) =>
      this.#asChange(id, () =>
        this.#atTable(id, (table) => table.sit(this, seat, (place) => [this.#sitDown(place)])),
      ),
    rename: ({ id, name, marker }) =>
      this.#asChange(id, async () => {
        this.#person = { name, marker }
        await this.#table?.rename(this)
        this.#tell({ type: 'ack', id })
      }),
    propose: ({ id, what }) =>
      this.#asChange(id, () => this.#atTable(id, (table) => table.propose(this, what))),
    act: (message) => this.#atTable(message.id, (table) => table.act(this, message)),
    quiet: ({ id, until }) => this.#atTable(id, (table) => table.quiet(this, until)),
    advise: ({ id }) => this.#atTable(id, (table) => table.coach(this, 'advise')),
    review: ({ id }) => this.#atTable(id, (table) => table.coach(this, 'review')),
    hindsight: ({ id }) => this.#atTable(id, (table) => table.coach(this, 'hindsight')),
    seal: async (message) => {
      await this.#table?.seal(this, message)
    },
    unseal: async (message) => {
      await this.#table?.unseal(this, message)
    },
    chat: ({ id, text }) => this.#toOthers(id, (table) => table.chat(this, text)),
    react: ({ id, reaction }) => this.#toOthers(id, (table) => table.react(this, reaction)),
    invite: async ({ id }) => {
      const { reach } = this.#around
      const code = this.#table?.head.code
      if (code !== undefined) {
        this.#tell({ type: 'invitation', places: await reach.invitations(code) })
      }
      await this.#atTable(id, () => Promise.resolve(accept(undefined)))
    },
    'open-lan': ({ id }) =>
      this.#asLocal(id, async () => {
        await this.#around.reach.open()
        return { type: 'ack', id }
      }),
    history: ({ id, ask }) => this.#asLocal(id, () => this.#around.history.answer(id, ask)),
    tables: ({ id, ask }) => this.#asLocal(id, () => answerAboutTables(this.#around.room, id, ask)),
    move: async ({ id, ask }) => {
      this.#tell(await this.#around.moves.answer(this, this.#table, id, ask))
    },
    show: ({ id, what }) =>
      this.#atTable(id, (table) => table.show(this, what, (game) => this.#find(table, game))),
    resync: async () => {
      await this.#table?.resync(this)
    },
    ping: ({ n }) => this.#tell({ type: 'pong', n }),
  }

  /** A game of the table, or of the history, which is for somebody at the host's own machine. */
  async #find(here: Table, { table, number }: ShownGame): Promise<Result<Stich>> {
    if (table !== null && !this.#isLocal) return REMOTE
    // It is looked up on disk and sent to everybody: not again and again.
    if (!this.#words.take(this.#around.clock.now())) {
      return refuse('limit.chat' satisfies HostCode, 'One after the other.')
    }
    return this.#around.history.read(table ?? here.head.id, number)
  }
}

const REMOTE = refuse(
  'host.remote' satisfies HostCode,
  'Only somebody at the host’s own machine can do that.',
)
const TRY_LATER: readonly HostCode[] = ['table.stopped', 'table.moving', 'limit.tables']
/** Not here: perhaps at another computer, or on its way from one. */
const GONE: readonly string[] = ['table.unknown', 'table.closed'] satisfies HostCode[]
const COMING: Refusal = { code: 'table.moving', message: 'That table is on its way to here.' }
const MOVED: Refusal = { code: 'table.moved', message: 'That table is at another computer now.' }
