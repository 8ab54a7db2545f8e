/**
 * A table: people, bots and spectators around a series of games. Whatever somebody asks of it is one
 * piece of work in its journal; here is who may do what, and who is told.
 */
import { accept, refuse, type Result, type Viewer } from '../../engine/kernel'
import type { HostCode } from '../../protocol/codes'
import type { ClientMessages } from '../../protocol/messages'
import type { Phase, Proposal, TableSummary } from '../../protocol/table'
import { Coach } from './coach'
import { Company } from './company'
import { Decisions } from './decisions'
import { ALWAYS, EVEN, type Even } from './even'
import { Journal, LogFailure } from './journal'
import type { Renaming } from '../history/names'
import { Arrivals } from '../moving/arrivals'
import { Handover } from '../moving/handover'
import { LogGone, type Guest, type TableLog } from '../ports'
import { Post } from './post'
import { reported } from '../reported'
import { Prompter } from './prompter'
import { FirstStarter } from './first-starter'
import { whyNotSit, whyNotWatch } from './free-places'
import { digestOf } from './seating'
import { SeatsBook } from './seats-book'
import { Showing, type ReadStich } from './showing'
import { Talk } from './talk'
import { Telling } from './telling'
import { gamesSetup, TableGames } from './games'
import { summaryOf, type TableParts } from './info'
import type { Recovered, TableHead } from './records'
import type { Announce, TableSurroundings } from './surroundings'

type Outcome = Result<undefined>
const DONE: Outcome = accept(undefined)
const no = (code: HostCode, message: string) => refuse(code, message)
const STOPPED = no('table.stopped', 'The game can’t be saved at the moment, so it stands still.')
const FAILED = no('host.failure', 'Something went wrong at the host.')
const CLOSED = no('table.closed', 'This table has been closed.')
const GONE = no('table.nowhere', 'You are not at this table any more.')
const KICKED = no('seat.kicked', 'You were sent away from the table.')
const MOVING = no('table.moving', 'The table is on its way to another computer.')
const WATCHES = no('seat.spectator', 'Spectators only watch.')

const TOKEN_BYTES = 16

export class Table {
  readonly head: TableHead
  readonly #around: TableSurroundings
  readonly #journal: Journal
  readonly #company: Company
  readonly #post: Post
  readonly #games: TableGames
  readonly #decisions: Decisions
  readonly #prompter: Prompter
  readonly #coach: Coach
  readonly #starter: FirstStarter
  readonly #showing: Showing
  readonly #talk: Talk
  readonly #telling: Telling
  readonly #seats: SeatsBook
  readonly #handover: Handover
  readonly #arrivals: Arrivals
  #isClosed = false
  /** Nothing of it is on disk yet. */
  #isNew = false
  /** Its file is not there any more. */
  #isGone = false
  #isStopped = false

  constructor(table: Recovered, log: TableLog, around: TableSurroundings) {
    this.head = table.head
    this.#around = around
    this.#journal = new Journal(log)
    this.#company = new Company(around.clock, table, () => {
      this.#run(() => DONE).catch(reported(around.report))
    })
    this.#post = new Post(this.#company, this.#journal)
    this.#seats = new SeatsBook(this.#company, this.#journal)
    this.#games = new TableGames(
      gamesSetup(table.head, table.seats.length),
      {
        ...around,
        write: (record) => {
          // Who plays which seat of a game is written before the game.
          if (record.at === 'game') this.#seats.look(this.#games)
          this.#journal.write(record)
        },
        over: (begun) => this.#starter.note(this.#company, begun),
        show: (viewer, message) => this.#post.toThose(viewer, message),
      },
      table,
    )
    this.#decisions = new Decisions(this.#company, this.#games, {
      phase: () => this.phase,
      dismiss: (guest, code, message) => this.#dismiss(guest, code, message),
      moved: () => this.#telling.seats(),
      close: () => this.#close(),
      move: (seat) => this.#handover.ask(seat),
      asked: () => this.#handover.seat,
      decided: () => this.#starter.for(this.#company),
    })
    this.#handover = new Handover(table, this.#company, this.#games, this.#journal, this.#post, {
      ...around,
      run: (work) => this.#run(work, ['moving']),
      gone: () => this.#shut(),
      later: () => around.closed(this),
    })
    this.#arrivals = new Arrivals(table.arrivals, this.#company, around.clock)
    this.#starter = new FirstStarter(this.head, around)
    this.#prompter = new Prompter(this.#company, this.#games, this.head, {
      ...around,
      // A table that stands still is no fault of the bot's.
      decide: async (seat, rev, action) =>
        (await this.#run(() => this.#games.act(seat, undefined, rev, action))).ok ||
        this.#journal.failed,
    })
    this.#showing = new Showing(this.#company, {
      clock: around.clock,
      phase: () => this.phase,
      tell: (message) => this.#post.toAll(message),
    })
    this.#talk = new Talk(this.#company, (message) => this.#post.toAll(message))
    this.#telling = new Telling(this.#post, this.#talk, this.#showing, {
      clock: around.clock,
      parts: () => this.parts,
    })
    this.#coach = new Coach(this.#company, this.#games, this.head, around)
  }

  get phase(): Phase {
    return this.#journal.failed ? 'stopped' : this.#games.phase
  }

  get summary(): TableSummary {
    return summaryOf(this.parts)
  }

  /** Since when nobody is connected, by the clock; undefined while somebody is. */
  get desertedSince(): number | undefined {
    return this.#company.emptySince
  }

  /** Whether a game was ever begun, or others have to be told where it is: if not, there is nothing to be kept of it. */
  get isKept(): boolean {
    return this.#games.play !== undefined || this.#handover.hasGone
  }

  /** After a restart: what the dice still owe, and whose absence counts from now. */
  resume(): Promise<Outcome> {
    return this.#run(() => {
      this.#company.waitForEverybody()
      this.#games.settle()
      return DONE
    })
  }

  // People come and go

  /** Whoever opens the table sits down or watches, and decides. */
  open(guest: Guest, seat: number | null, announce: Announce): Promise<Outcome> {
    return this.#run(() => {
      this.#isNew = true
      this.#journal.write(this.head)
      this.#journal.later(() => {
        this.#isNew = false
        this.#around.opened(this)
      })
      return this.#settleIn(guest, seat ?? 'spectator', this.#around.secrets(TOKEN_BYTES), announce)
    })
  }

  join(guest: Guest, wanted: number | 'spectator' | null, announce: Announce): Promise<Outcome> {
    return this.#run(() => {
      if (this.#company.isRemoved(guest)) return KICKED
      const seat = wanted ?? this.#company.firstOpen ?? 'spectator'
      if (seat === 'spectator') {
        return (
          whyNotWatch(this.#company, this.head, guest) ??
          this.#settleIn(guest, seat, null, announce)
        )
      }
      const token = this.#around.secrets(TOKEN_BYTES)
      return whyNotSit(this.#company, seat) ?? this.#settleIn(guest, seat, token, announce)
    })
  }

  /** Back again with a token, perhaps from the table's old host: the newer window has the seat. */
  comeBack(guest: Guest, token: string, announce: Announce, arrival?: string): Promise<Outcome> {
    return this.#run(() => {
      const digest = digestOf(token)
      if (this.#company.removed.hasHeld(digest)) return KICKED
      this.#arrivals.admit(digest, arrival)
      if (!this.#company.holds(digest)) return no('seat.token', 'That seat is no longer yours.')
      this.#company.takeAgain(digest)
      const older = this.#company.guestWith(digest)
      if (older !== undefined) this.#company.lose(older)
      // A page that takes over has no share: the others have to see why all are drawn anew.
      if (this.phase === 'dealing') this.#tell()
      this.#company.arrive(guest, digest)
      this.#journal.later(() =>
        older?.end('seat.replaced', 'This seat was opened in another window.'),
      )
      const seat = this.#company.seatOf(guest)
      if (seat !== undefined && this.#company.isBot(seat)) this.#decisions.setBot(seat, null)
      return this.#seated(guest, null, announce)
    })
  }

  sit(guest: Guest, seat: number | 'spectator', announce: Announce): Promise<Outcome> {
    return this.#runFor(guest, () => {
      if (this.phase !== 'gathering') return no('table.phase', 'The game has begun.')
      const problem =
        seat === 'spectator'
          ? whyNotWatch(this.#company, this.head, guest)
          : whyNotSit(this.#company, seat)
      if (problem !== undefined) return problem
      if (this.#company.digestOf(guest) === null && seat !== 'spectator') {
        return this.#settleIn(guest, seat, this.#around.secrets(TOKEN_BYTES), announce)
      }
      const from = this.#company.move(guest, seat)
      if (from !== undefined) this.#decisions.withdraw(from)
      return this.#seated(guest, null, announce)
    })
  }

  leave(guest: Guest): Promise<Outcome> {
    return this.#run(() => {
      if (!this.#company.has(guest)) return GONE
      if (this.#handover.isLoading) this.#handover.callOff()
      const seat = this.#company.seatOf(guest)
      const { person = null } = this.#company.seats[seat ?? -1] ?? {}
      this.#company.part(guest)
      this.#decisions.afterSomebodyWent(seat, person)
      return DONE
    }, ALWAYS)
  }

  /** The connection is lost, the seat is not. */
  lost(guest: Guest): Promise<Outcome> {
    return this.#run(() => {
      this.#company.lose(guest)
      if (this.#company.isAbandoned) this.#close()
      return DONE
    }, ALWAYS)
  }

  /** The guest has another name or marker now. */
  rename(guest: Guest): Promise<Outcome> {
    return this.#run(() => {
      this.#company.renameGuest(guest)
      return DONE
    })
  }

  /** Whoever has this name has another one, also in the games that were played here. */
  async renamePlayer(renaming: Renaming): Promise<void> {
    await this.#journal.alone(async (log) => {
      if (!this.#isClosed && !this.#handover.isLoading) {
        await log.rewrite((text) => renaming.inLog(text))
      }
    })
    await this.#run(() => {
      this.#company.rename(renaming)
      return DONE
    }, ['stopped'])
  }

  // What is decided together

  /** `guest` is undefined for the host, who may decide everything. */
  async propose(guest: Guest | undefined, what: Proposal): Promise<Outcome> {
    if (what.do === 'start' || what.do === 'rematch') await this.#starter.lookUp()
    return this.#run(() => this.#decisions.propose(guest, what), EVEN[what.do])
  }

  handOver(...args: Parameters<Handover['answer']>): ReturnType<Handover['answer']> {
    return this.#handover.answer(...args)
  }

  // The game

  seal(guest: Guest, message: ClientMessages['seal']): Promise<Outcome> {
    return this.#run(() => {
      const seat = this.#playingSeat(guest)
      return seat.ok ? this.#decisions.seal(seat.value, message, guest) : seat
    })
  }

  unseal(guest: Guest, { dealing, share }: ClientMessages['unseal']): Promise<Outcome> {
    return this.#run(() => {
      const seat = this.#playingSeat(guest)
      return seat.ok ? this.#games.unseal(seat.value, dealing, share) : seat
    })
  }

  act(guest: Guest, { id, number, rev, action }: ClientMessages['act']): Promise<Outcome> {
    return this.#run(() => {
      const seat = this.#playingSeat(guest)
      if (!seat.ok) return seat
      const done =
        number === this.#games.shown
          ? this.#games.act(seat.value, id, rev, action)
          : no('act.stale', 'That was another game.')
      // Perhaps decided on an old view: here is the one that counts.
      if (!done.ok) this.#telling.wholeTruth(guest)
      return done
    })
  }

  quiet(guest: Guest, until: ClientMessages['quiet']['until']): Promise<Outcome> {
    return this.#run(() => {
      const seat = this.#playingSeat(guest)
      if (!seat.ok) return seat
      this.#games.quiet(seat.value, until)
      this.#telling.wholeTruth(guest)
      return DONE
    })
  }

  coach(guest: Guest, what: 'advise' | 'review' | 'hindsight'): Promise<Outcome> {
    const seat = this.#company.seatOf(guest)
    return seat === undefined ? Promise.resolve(WATCHES) : this.#coach[what](seat, guest)
  }

  async show(
    guest: Guest,
    what: ClientMessages['show']['what'],
    read: ReadStich,
  ): Promise<Outcome> {
    const found = await this.#showing.find(guest, what, read)
    return found.ok ? this.#run(() => this.#showing.show(guest, what, found.value)) : found
  }

  resync(guest: Guest): Promise<Outcome> {
    return this.#runFor(guest, () => {
      this.#telling.wholeTruth(guest)
      return DONE
    })
  }

  chat(guest: Guest, text: string): Promise<Outcome> {
    return this.#runFor(guest, () => {
      this.#talk.say(guest, text)
      return DONE
    })
  }

  react(guest: Guest, reaction: ClientMessages['react']['reaction']): Promise<Outcome> {
    return this.#runFor(guest, () => {
      this.#talk.react(guest, reaction)
      return DONE
    })
  }

  /** Nobody is there: a game that goes on waits for its players in the history, anything else is over. */
  putAway(): Promise<Outcome> {
    return this.#run(
      () => {
        if (!this.#company.isEmpty) return no('table.phase', 'Somebody is there.')
        this.#close(this.#games.isUnfinished ? 'put-away' : 'closed')
        return DONE
        // Where there is no file any more, there is nothing left to wait for.
      },
      this.#isGone ? ['stopped'] : [],
    )
  }

  /** The host is being closed: what was decided is on disk, and the table waits for the next start. */
  async shutDown(): Promise<void> {
    this.#shut()
    await this.#journal.close()
  }

  // Inside

  /**
   * One piece of work, all that follows from it, and who is told. A table that cannot write stands
   * still: there only some work is done, and whatever is asked of it is another attempt to write. A table that is
   * on its way to another computer stays as it was sealed.
   */
  async #run<T>(work: () => Result<T>, even: Even = []): Promise<Result<T>> {
    try {
      const done = await this.#journal.run(() => {
        if (this.#isClosed) return CLOSED
        if (this.#journal.failed && !even.includes('stopped')) return STOPPED
        if (this.#handover.isLoading && !even.includes('moving')) return MOVING
        const result = work()
        this.#handover.look()
        this.#seats.look(this.#games)
        this.#prompter.look()
        this.#showing.look()
        this.#tell()
        return result
      })
      if (this.#isStopped) this.#goOn()
      return done
    } catch (error) {
      if (!(error instanceof LogFailure)) return this.#fail(error as Error)
      this.#isGone = error.cause instanceof LogGone
      if (this.#isNew) return this.#giveUp(String(error.cause), STOPPED)
      // Nothing is left in which it could be written that the table is closed.
      if (this.#isGone && this.#isClosed) return this.#giveUp(String(error.cause), CLOSED)
      this.#stop(error)
      return STOPPED
    }
  }

  /** For all who are here, also those without a seat; some may have gone while the work before was done. */
  #runFor(guest: Guest, work: () => Outcome): Promise<Outcome> {
    return this.#run(() => (this.#company.has(guest) ? work() : GONE))
  }

  #stop({ cause }: LogFailure): void {
    if (!this.#isStopped) this.#around.report(`${this.head.setup.name}: ${String(cause)}`)
    this.#isStopped = true
    this.#telling.atOnce()
  }

  /** A mistake of ours ends this table and no other. What was written before it can be taken up again. */
  #fail(error: Error): typeof FAILED {
    return this.#isClosed ? FAILED : this.#giveUp(error.stack ?? error.message, FAILED)
  }

  #giveUp(problem: string, why: typeof FAILED): typeof FAILED {
    this.#around.report(`${this.head.setup.name}: ${problem}`)
    this.#shut()
    this.#journal.discard()
    const { code, message } = why.refusal
    for (const guest of this.#company.guests) guest.dismiss(code as HostCode, message)
    this.#around.failed(this)
    return why
  }

  /** Everything is written after all: everybody is told that it goes on, and the bots think again. */
  #goOn(): void {
    this.#isStopped = false
    this.#run(() => DONE).catch(reported(this.#around.report))
  }

  get parts(): TableParts {
    return {
      head: this.head,
      phase: this.phase,
      company: this.#company,
      games: this.#games,
      votes: this.#decisions.votes,
      move: this.#handover.seat,
    }
  }

  /** Everybody is told of the table when something about it has changed, as long as it is there. */
  #tell(): void {
    if (!this.#isClosed && this.#telling.news()) this.#journal.later(() => this.#around.changed())
  }

  #settleIn(guest: Guest, seat: Viewer, token: string | null, announce: Announce): Outcome {
    const digest = token === null ? null : digestOf(token)
    this.#company.arrive(guest, digest)
    if (seat !== 'spectator') this.#company.seat(guest, seat)
    return this.#seated(guest, token, announce)
  }

  #seated(guest: Guest, token: string | null, announce: Announce): Outcome {
    const seat = this.#company.seatOf(guest) ?? 'spectator'
    this.#telling.newPage(guest, announce({ table: this, seat, token }))
    this.#telling.wholeTruth(guest)
    return DONE
  }

  /** The seat that a guest plays himself. */
  #playingSeat(guest: Guest): Result<number> {
    const seat = this.#company.seatOf(guest)
    if (seat === undefined) return WATCHES
    return this.#company.isBot(seat) ? no('seat.bot', 'A bot plays for you.') : accept(seat)
  }

  #close(how: 'closed' | 'put-away' = 'closed'): void {
    this.#journal.write({ at: how })
    this.#shut()
    for (const guest of this.#company.guests) {
      this.#dismiss(guest, 'table.closed', 'The table has been closed.')
    }
    this.#journal.later(() => this.#around.closed(this))
  }

  #shut(): void {
    this.#isClosed = true
    this.#handover.callOff()
    this.#prompter.stop()
    this.#company.stopWaiting()
  }

  #dismiss(guest: Guest, code: HostCode, message: string): void {
    this.#journal.later(() => guest.dismiss(code, message))
  }
}
