/** Keeps a table going: asks the bots whose turn it is, and moves for players whose time is up. */
import { seededRandom } from '../../engine/random'
import type { BotLevel } from '../../protocol/primitives'
import type { AnyAction, AnyView } from '../../engine/kernel'
import { answerHere, type Bots } from '../bot-pool'
import type { Roster } from './roster'
import type { Clock, Secrets } from '../ports'
import { reported } from '../reported'
import type { TableGames } from './games'
import { pauseFor, thinkingIn } from './pace'
import type { TableHead } from './records'
import { SUBSTITUTE } from './seating'

export interface TurnDriverDeps {
  readonly clock: Clock
  readonly secrets: Secrets
  readonly bots: Bots
  /**
   * The longest pause in milliseconds in which a bot seems to think, so that people can follow. 0: it answers when
   * it can.
   */
  readonly botPause: number
  readonly report: (problem: string) => void
  /** Applies a decision for this seat, made on the view of that revision. */
  readonly decide: (seat: number, rev: number, action: AnyAction) => Promise<boolean>
}

/** A decision to be made for a seat. */
interface Task {
  readonly seat: number
  readonly rev: number
  readonly view: AnyView
  readonly level: BotLevel
  readonly isWanted: () => boolean
}

const NO_ANSWER = Promise.resolve(undefined)

export class TurnDriver {
  readonly #deps: TurnDriverDeps
  readonly #roster: Roster
  readonly #games: TableGames
  readonly #table: string
  /** The task being thought about, so that it is asked once. */
  #thinking = ''
  #stopTimer: () => void = () => undefined

  constructor(
    roster: Roster,
    games: TableGames,
    { id }: Pick<TableHead, 'id'>,
    deps: TurnDriverDeps,
  ) {
    this.#roster = roster
    this.#games = games
    this.#table = id
    this.#deps = deps
  }

  /** Called after everything that happens at the table. */
  look(): void {
    // Bots rest while no one is there to play with.
    const asked = this.#roster.isEmpty ? [] : this.#games.asked
    this.#runClocks(asked)
    const bot = this.#botOf(asked)
    if (bot !== undefined) this.#ask(bot, this.#roster.seats[bot]?.bot ?? SUBSTITUTE)
  }

  /** In a lesson the line says whose turn comes first, where several seats are asked. */
  #botOf(asked: readonly number[]): number | undefined {
    const by = this.#games.play?.lineInput?.by
    const order = typeof by === 'number' && asked.includes(by) ? [by] : asked
    return order.find((seat) => this.#roster.isBot(seat))
  }

  stop(): void {
    this.#stopTimer()
    this.#thinking = 'stopped'
  }

  /** The clock of an absent player stands still: there the table's patience counts. */
  #runClocks(asked: readonly number[]): void {
    this.#stopTimer()
    this.#games.runClocks(
      asked.filter((seat) => !this.#roster.isBot(seat) && this.#roster.isPresent(seat)),
    )
    const first = this.#games.moves?.first(this.#deps.clock.now())
    if (first === undefined) return
    this.#stopTimer = this.#deps.clock.after(first.in, () => this.#ask(first.seat, SUBSTITUTE))
  }

  #ask(seat: number, level: BotLevel): void {
    const { rev, number, play } = this.#games
    const isBot = this.#roster.isBot(seat)
    const thought = `${number}/${rev}/${seat}/${isBot ? 'bot' : 'substitute'}`
    const view = this.#games.viewOf(seat)
    // Bots rest while no one is watching, and continue when a guest comes.
    if (view === undefined || this.#roster.isEmpty) return
    if (this.#thinking === thought || this.#thinking === 'stopped') return
    this.#thinking = thought
    const isWanted = () =>
      this.#thinking === thought &&
      this.#games.rev === rev &&
      // After a card was taken back, another revision has the same number.
      this.#games.play === play &&
      !this.#roster.isEmpty &&
      // The player may be back by now, and decides again.
      this.#roster.isBot(seat) === isBot
    this.#think({ seat, rev, view, level, isWanted })
      .then(async (action) => {
        if (this.#thinking !== thought) return
        const isToBeDone = isWanted()
        this.#thinking = ''
        if (action === undefined || !isToBeDone) this.look()
        else await this.#decide(seat, rev, action)
      })
      .catch(reported(this.#deps.report))
  }

  /** The action to play when the moment has come, with as much thought as there was time for. */
  async #think(task: Task): Promise<AnyAction | undefined> {
    const { botPause, clock } = this.#deps
    const pause = pauseFor(this.#situationOf(task.seat), botPause, this.#draw() / 2 ** 32)
    const set = this.#games.play?.lineInput
    if (set?.by === task.seat) {
      await this.#pause(pause)
      return set.action
    }
    const seed = this.#draw()
    const thought = this.#askThread(task, seed, clock.now() + thinkingIn(pause))
    await this.#pause(pause)
    const action = await (pause === 0 ? thought : Promise.race([thought, NO_ANSWER]))
    return action ?? this.#atAGlance(task, seed)
  }

  /** Undefined if the thread has failed, or had no time. */
  async #askThread({ view, level, isWanted }: Task, seed: number, end: number) {
    const { bots, botPause, clock, report } = this.#deps
    try {
      const action = await bots.ask(this.#table, (others) => {
        // When many tables wait, all bots think less, so that none is late.
        const ms = botPause === 0 ? thinkingIn(0) : (end - clock.now()) / (1 + others)
        return ms > 0 && isWanted() ? { ask: 'decide', level, view, seed, ms } : undefined
      })
      return action
    } catch (error) {
      report(`A bot gave up, and plays at a glance: ${(error as Error).message}`)
      return undefined
    }
  }

  #atAGlance({ seat, rev, view }: Task, seed: number): AnyAction | undefined {
    try {
      return answerHere({ ask: 'decide', level: 'greedy', view, seed, ms: 0 })
    } catch (error) {
      this.#deps.report(`A bot plays anything: ${(error as Error).message}`)
      return this.#games.rev === rev
        ? this.#games.play?.anyAction(seat, seededRandom(seed))
        : undefined
    }
  }

  /** As a spectator sees it. */
  #situationOf(seat: number) {
    const next = this.#games.play?.next
    const { handSizes } = this.#games.viewOf('spectator') as { handSizes: readonly number[] }
    return { window: next?.kind === 'seats' ? next.window : '', cards: handSizes[seat] ?? 0 }
  }

  async #decide(seat: number, rev: number, action: AnyAction): Promise<void> {
    if (await this.#deps.decide(seat, rev, action)) return
    // The action was refused, though it was the seat's turn: any card is better than a stuck table.
    if (this.#games.rev !== rev || !this.#games.asked.includes(seat)) return
    this.#deps.report(`A bot wanted to do what it may not: ${JSON.stringify(action)}`)
    const other = this.#games.play?.anyAction(seat, seededRandom(rev))
    if (other !== undefined) await this.#deps.decide(seat, rev, other)
  }

  /** From 0 to 2³² − 1. */
  #draw(): number {
    return Number.parseInt(this.#deps.secrets(4), 16)
  }

  #pause(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      this.#deps.clock.after(ms, resolve)
    })
  }
}
