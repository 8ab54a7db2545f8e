/** A table: people, bots and spectators around a series of games. Puts its parts together. */
import type { HostCode } from '../../protocol/codes'
import type { Phase, Proposal, TableSummary } from '../../protocol/table'
import { Arrivals } from '../moving/arrivals'
import { Handover } from '../moving/handover'
import { DONE, no, type Outcome } from '../outcome'
import type { Guest, TableLog } from '../ports'
import { reported } from '../reported'
import { Coach } from './coach'
import { ReadyCheck } from './ready-check'
import { Roster } from './roster'
import { Decisions } from './decisions'
import { ALLOWED_WHILE } from './allowed-while'
import { FirstStarter } from './first-starter'
import { TableGames } from './games'
import { gamesSetup } from './games-setup'
import { summaryOf, type TableParts } from './info'
import { Journal } from './journal'
import { offersTo } from './offers'
import { Post } from './post'
import { TurnDriver } from './turn-driver'
import type { Recovered, TableHead } from './records'
import { SeatsBook } from './seats-book'
import { SharedReplay } from './shared-replay'
import type { TableDeps } from './table-deps'
import type { Tally } from './tally'
import { TableDoor } from './table-door'
import { TablePlay } from './table-play'
import { TableWork } from './table-work'
import { Talk } from './talk'
import { Telling } from './telling'

export class Table {
  readonly head: TableHead
  readonly #deps: TableDeps
  readonly #journal: Journal
  readonly #roster: Roster
  readonly #readyCheck: ReadyCheck
  readonly #games: TableGames
  readonly #tally: Tally
  readonly #decisions: Decisions
  readonly #turnDriver: TurnDriver
  readonly #starter: FirstStarter
  readonly #sharedReplay: SharedReplay
  readonly #telling: Telling
  readonly #seats: SeatsBook
  readonly #handover: Handover
  readonly #work: TableWork
  /** For joining and leaving. */
  readonly door: TableDoor
  /** For what people do at the table. */
  readonly play: TablePlay

  constructor(table: Recovered, log: TableLog, deps: TableDeps) {
    this.head = table.head
    this.#deps = deps
    this.#journal = new Journal(log)
    this.#work = new TableWork(this.#journal, {
      report: deps.report,
      name: table.head.setup.name,
      isMoving: () => this.#handover.isLoading,
      follow: () => this.#follow(),
      stopped: () => this.#telling.atOnce(),
      shut: () => this.#shut(),
      gaveUp: (code, message) => {
        this.#roster.guests.forEach((guest) => guest.dismiss(code, message))
        deps.failed()
      },
    })
    const lookAgain = () => {
      this.#work.run(() => DONE).catch(reported(deps.report))
    }
    this.#roster = new Roster(deps.clock, table, lookAgain)
    this.#readyCheck = new ReadyCheck(deps.clock, lookAgain)
    const post = new Post(this.#roster, this.#journal)
    this.#seats = new SeatsBook(this.#roster, this.#journal)
    this.#tally = table.tally
    this.#games = new TableGames(
      gamesSetup(table.head, table.seats.length, deps.practice),
      {
        ...deps,
        write: (record) => {
          // The record of who plays which seat goes before that of the game.
          if (record.at === 'game') this.#seats.look(this.#games)
          if (record.at === 'taken-back') this.#tally.takeBack(this.#games.number)
          this.#journal.write(record)
        },
        over: (begun, play) => {
          this.#tally.note(this.#games.number, play, this.#roster.seats)
          this.#starter.note(this.#roster, begun)
        },
        show: (viewer, message) => post.toThose(viewer, message),
        offers: (seat, view) => offersTo(this.#roster, this.#games, seat, view),
      },
      table,
    )
    this.#decisions = new Decisions(this.#roster, this.#games, {
      phase: () => this.phase,
      readyCheck: this.#readyCheck,
      dismiss: (guest, code, message) => this.#dismiss(guest, code, message),
      moved: () => this.#telling.seats(),
      close: (by) => this.#close('closed', by),
      move: (seat) => this.#handover.ask(seat),
      asked: () => this.#handover.seat,
      decided: () => this.#starter.for(this.#roster),
    })
    this.#handover = new Handover(table, this.#roster, this.#games, this.#journal, post, {
      ...deps,
      run: (work) => this.#work.run(work, ['moving']),
      gone: () => this.#shut(),
      later: deps.closed,
    })
    this.#starter = new FirstStarter(this.head, deps)
    this.#turnDriver = new TurnDriver(this.#roster, this.#games, this.head, {
      ...deps,
      // If the table stands still, that is not the bot's fault.
      decide: async (seat, rev, action) =>
        (
          await this.#work.run(() =>
            this.play.decide(seat, { number: this.#games.shown, rev, action }),
          )
        ).ok || this.#journal.failed,
    })
    this.#sharedReplay = new SharedReplay(this.#roster, {
      clock: deps.clock,
      phase: () => this.phase,
      tell: (message) => post.toAll(message),
    })
    const talk = new Talk(this.#roster, (message) => post.toAll(message))
    this.#telling = new Telling(post, talk, this.#sharedReplay, {
      clock: deps.clock,
      parts: () => this.parts,
    })
    const parts = {
      work: this.#work,
      roster: this.#roster,
      games: this.#games,
      decisions: this.#decisions,
      telling: this.#telling,
    }
    this.play = new TablePlay({
      ...parts,
      sharedReplay: this.#sharedReplay,
      talk,
      coach: new Coach(this.#roster, this.#games, this.head, deps),
    })
    this.door = new TableDoor({
      ...parts,
      head: this.head,
      journal: this.#journal,
      handover: this.#handover,
      book: this.#seats,
      arrivals: new Arrivals(table.arrivals, this.#roster, this.#seats, deps.clock),
      secrets: deps.secrets,
      opened: deps.opened,
      tell: () => this.#tell(),
      close: () => this.#close(),
    })
  }

  get phase(): Phase {
    return this.#journal.failed ? 'stopped' : this.#games.phase
  }

  get summary(): TableSummary {
    return summaryOf(this.parts)
  }

  /** On the clock; undefined while anyone is connected. */
  get desertedSince(): number | undefined {
    return this.#roster.emptySince
  }

  /** Whether the file is worth keeping: a game was started, or players must be told where the table has gone. */
  get isKept(): boolean {
    return this.#games.play !== undefined || this.#handover.hasGone
  }

  /** After a restart: rolls outstanding dice, and starts waiting for absent players. */
  resume(): Promise<Outcome> {
    return this.#work.run(() => {
      this.#roster.waitForEverybody()
      this.#games.settle()
      return DONE
    })
  }

  /** Made for a lesson: nothing that is played here is kept, counted or told of. */
  get isPractice(): boolean {
    return this.#deps.practice !== undefined
  }

  /** `guest` is undefined for the host, who may decide everything. */
  async propose(guest: Guest | undefined, what: Proposal): Promise<Outcome> {
    if (what.do === 'move' && this.isPractice) return no('table.phase', 'A lesson stays here.')
    if (what.do === 'start' || what.do === 'rematch') await this.#starter.lookUp()
    return this.#work.run(() => this.#decisions.propose(guest, what), ALLOWED_WHILE[what.do])
  }

  handOver(...args: Parameters<Handover['answer']>): ReturnType<Handover['answer']> {
    return this.#handover.answer(...args)
  }

  /** No one is there: an unfinished game waits for its players in the history, anything else is over. */
  putAway(): Promise<Outcome> {
    return this.#work.run(
      () => {
        if (!this.#roster.isEmpty) return no('table.phase', 'Somebody is there.')
        this.#close(this.#games.isUnfinished ? 'put-away' : 'closed')
        return DONE
        // If the file is gone, there is nothing left to wait for.
      },
      this.#work.isGone ? ['stopped'] : [],
    )
  }

  /** The host is closing: decisions are on disk, and the table waits for the next start. */
  async shutDown(): Promise<void> {
    this.#shut()
    await this.#journal.close()
  }

  get parts(): TableParts {
    return {
      head: this.head,
      isPractice: this.isPractice,
      phase: this.phase,
      roster: this.#roster,
      games: this.#games,
      tally: this.#tally,
      votes: this.#decisions.votes,
      readyCheck: this.#readyCheck,
      move: this.#handover.seat,
    }
  }

  /** Everything that follows from any work. */
  #follow(): void {
    this.#handover.look()
    if (!this.#work.isClosed) this.#decisions.look()
    this.#seats.look(this.#games)
    this.#turnDriver.look()
    this.#sharedReplay.look()
    this.#tell()
  }

  /** Tells everybody about the table when it has changed, as long as it is open. */
  #tell(): void {
    const isNews = !this.#work.isClosed && this.#telling.news()
    if (isNews) this.#journal.later(() => this.#deps.changed())
  }

  #close(how: 'closed' | 'put-away' = 'closed', by?: string): void {
    this.#journal.write({ at: how })
    this.#shut()
    for (const guest of this.#roster.guests) {
      this.#dismiss(guest, 'table.closed', 'The table has been closed.', by)
    }
    this.#journal.later(this.#deps.closed)
  }

  #shut(): void {
    this.#work.isClosed = true
    this.#handover.callOff()
    this.#turnDriver.stop()
    this.#roster.stopWaiting()
    this.#readyCheck.stop()
  }

  #dismiss(guest: Guest, code: HostCode, message: string, by?: string): void {
    this.#journal.later(() => guest.dismiss(code, message, by))
  }
}
