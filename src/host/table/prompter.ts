/** Sees to it that a table goes on: asks the bots whose turn it is, and moves for those whose time is up. */
import { seededRandom } from '../../engine/random'
import type { BotLevel } from '../../protocol/words'
import type { AnyAction } from './authority'
import type { Bots } from '../bot-pool'
import type { Company } from './company'
import type { Clock, Secrets } from '../ports'
import type { TableGames } from './games'
import { SUBSTITUTE } from './seating'

export interface PrompterSurroundings {
  readonly clock: Clock
  readonly secrets: Secrets
  readonly bots: Bots
  /** Milliseconds that a bot seems to think about the hardest of choices, so that people can follow. */
  readonly botPause: number
  readonly report: (problem: string) => void
  /** Somebody has decided for this seat, on the view of that revision. */
  readonly decide: (seat: number, rev: number, action: AnyAction) => Promise<boolean>
}

/** Of the longest pause: what even an easy choice takes. Where there is none, nobody pretends to think. */
const SHORTEST = 0.15

const shareOf = (difficulty: number): number =>
  difficulty === 0 ? 0 : SHORTEST + (1 - SHORTEST) * difficulty

export class Prompter {
  readonly #around: PrompterSurroundings
  readonly #company: Company
  readonly #games: TableGames
  /** What is being thought about, so that it is asked once. */
  #thinking = ''
  #stopTimer: () => void = () => undefined

  constructor(company: Company, games: TableGames, around: PrompterSurroundings) {
    this.#company = company
    this.#games = games
    this.#around = around
  }

  /** After everything that happened at the table. */
  look(): void {
    // Bots rest where nobody is there to play with.
    const asked = this.#company.isEmpty ? [] : this.#games.asked
    this.#runClocks(asked)
    const bot = asked.find((seat) => this.#company.isBot(seat))
    if (bot !== undefined) this.#ask(bot, this.#company.seats[bot]?.bot ?? SUBSTITUTE)
  }

  stop(): void {
    this.#stopTimer()
    this.#thinking = 'stopped'
  }

  /** A clock stands still for an absent person: there the table's patience counts. */
  #runClocks(asked: readonly number[]): void {
    this.#stopTimer()
    this.#games.runClocks(
      asked.filter((seat) => !this.#company.isBot(seat) && this.#company.isPresent(seat)),
    )
    const first = this.#games.moves?.first(this.#around.clock.now())
    if (first === undefined) return
    this.#stopTimer = this.#around.clock.after(first.in, () => this.#ask(first.seat, SUBSTITUTE))
  }

  #ask(seat: number, level: BotLevel): void {
    const { rev, number } = this.#games
    const isBot = this.#company.isBot(seat)
    const thought = `${number}/${rev}/${seat}/${isBot ? 'bot' : 'substitute'}`
    const view = this.#games.viewOf(seat)
    if (view === undefined || this.#thinking === thought || this.#thinking === 'stopped') return
    this.#thinking = thought
    void this.#think(seat, rev, view, level).then((action) => {
      if (this.#thinking !== thought) return
      this.#thinking = ''
      // The person may be back by now, and decides again.
      const isWanted = this.#games.rev === rev && this.#company.isBot(seat) === isBot
      if (action === undefined || !isWanted) this.look()
      else void this.#decide(seat, rev, action)
    })
  }

  async #think(
    seat: number,
    rev: number,
    view: object,
    level: BotLevel,
  ): Promise<AnyAction | undefined> {
    const { bots, botPause, clock, secrets, report } = this.#around
    const seed = Number.parseInt(secrets(4), 16)
    try {
      const since = clock.now()
      const { action, difficulty } = await bots.ask({ ask: 'decide', level, view, seed })
      await this.#pause(botPause * shareOf(difficulty) - (clock.now() - since))
      return action as AnyAction
    } catch (error) {
      report(`A bot gave up, and plays anything: ${(error as Error).message}`)
      return this.#games.rev === rev ? this.#games.anyAction(seat, seededRandom(seed)) : undefined
    }
  }

  async #decide(seat: number, rev: number, action: AnyAction): Promise<void> {
    if (await this.#around.decide(seat, rev, action)) return
    // Refused, though it was its turn: any card is better than a table that stands still.
    if (this.#games.rev !== rev || !this.#games.asked.includes(seat)) return
    this.#around.report(`A bot wanted to do what it may not: ${JSON.stringify(action)}`)
    const other = this.#games.anyAction(seat, seededRandom(rev))
    if (other !== undefined) await this.#around.decide(seat, rev, other)
  }

  #pause(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      this.#around.clock.after(ms, resolve)
    })
  }
}
