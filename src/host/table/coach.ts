/**
 * Tells a seat what its actions can be expected to bring, and after the game what cost it most. It
 * knows what the seat's own views show, and no more; only `hindsight` looks at the cards, as by then
 * everybody may.
 */
import { isSame } from '../../engine/fair/canonical'
import { accept, refuse, type Result } from '../../engine/kernel'
import { MOST_ESTIMATES, MOST_MOMENTS, type Estimate, type Moment } from '../../protocol/coach'
import type { HostCode } from '../../protocol/codes'
import type { HostMessage } from '../../protocol/messages'
import type { BotLevel } from '../../protocol/words'
import type { Bots } from '../bot-pool'
import type { Secrets } from '../ports'
import type { AnyAction } from './authority'
import type { Company } from './company'
import type { TableGames } from './games'

export interface CoachSurroundings {
  readonly coaches: Bots
  readonly secrets: Secrets
  /** Whether the table has agreed to advice while a game is going on. */
  readonly allowed: boolean
}

type Tell = (message: HostMessage) => void
type Outcome = Promise<Result<undefined>>
const no = (code: HostCode, message: string) => refuse(code, message)
const DONE = accept(undefined)
const OFF = no('coach.off', 'This table plays without a coach.')
const NOT_NOW = no('coach.moment', 'There is nothing to give advice on.')

/** A person waits for advice, but a review is made of all decisions of a game. */
const STEPS = { advice: 150_000, review: 12_000 } as const

/** Who stands in for people when a game is played once more without them. */
const PERSON_AS_BOT: BotLevel = 'club'

/** A difference that may be luck is no mistake: so many standard errors. */
const CERTAIN = 2

export class Coach {
  readonly #company: Company
  readonly #games: TableGames
  readonly #around: CoachSurroundings
  /** Seats that are being answered. */
  readonly #busy = new Set<number>()

  constructor(company: Company, games: TableGames, around: CoachSurroundings) {
    this.#company = company
    this.#games = games
    this.#around = around
  }

  advise(seat: number, tell: Tell): Outcome {
    if (!this.#around.allowed) return Promise.resolve(OFF)
    const { rev, shown } = this.#games
    const view = this.#games.viewOf(seat)
    const decides = this.#games.asked.includes(seat) && !this.#company.isBot(seat)
    if (view === undefined || !decides) return Promise.resolve(NOT_NOW)
    return this.#once(seat, async () => {
      const estimates = await this.#estimates(view, STEPS.advice)
      tell({ type: 'advice', number: shown, rev, estimates })
    })
  }

  /** Tells how far it has got, too: it takes a while. */
  review(seat: number, tell: Tell): Outcome {
    const { play, shown } = this.#games
    if (play?.isOver !== true) return Promise.resolve(NOT_NOW)
    const decisions = play.decisionsOf(seat)
    return this.#once(seat, async () => {
      let moments: readonly Moment[] = []
      for (const [index, { view, action }] of decisions.entries()) {
        const found = momentOf(view, action, await this.#estimates(view, STEPS.review))
        moments = worst([...moments, ...found])
        tell({ type: 'review', number: shown, seen: index + 1, all: decisions.length, moments })
      }
    })
  }

  hindsight(seat: number, tell: Tell): Outcome {
    const { play, shown: number } = this.#games
    if (play?.isOver !== true) return Promise.resolve(NOT_NOW)
    const { game, config } = play.authority
    const past = { game: game.id as 'ebbes' | 'eidex', config, ceremony: play.ceremony }
    const levels = this.#company.seats.map(({ bot }) => bot ?? PERSON_AS_BOT)
    return this.#once(seat, async () => {
      const seed = this.#seed()
      const seen = await this.#around.coaches.ask({ ask: 'hindsight', ...past, seat, levels, seed })
      tell({ type: 'hindsight', number, seat, ...seen })
    })
  }

  async #once(seat: number, work: () => Promise<void>): Outcome {
    if (this.#busy.has(seat)) return no('coach.busy', 'One question after the other.')
    this.#busy.add(seat)
    try {
      await work()
      return DONE
    } finally {
      this.#busy.delete(seat)
    }
  }

  async #estimates(view: object, steps: number): Promise<readonly Estimate[]> {
    const told = await this.#around.coaches.ask({ ask: 'advise', view, steps, seed: this.#seed() })
    // The schemas hold the actions to the game's own types before they leave.
    return told.slice(0, MOST_ESTIMATES).map(({ worlds: _, ...each }) => each as Estimate)
  }

  #seed(): number {
    return Number.parseInt(this.#around.secrets(4), 16)
  }
}

const lossOf = ({ done, better }: Moment): number => better.chance - done.chance

/** None if what was done is as good as anything, as far as one can tell. */
function momentOf(view: object, action: AnyAction, estimates: readonly Estimate[]): Moment[] {
  const [better] = estimates
  const done = estimates.find((each) => isSame(each.action, action))
  if (better === undefined || done === undefined || better === done) return []
  const moment = { view: view as Moment['view'], done, better }
  const error = Math.hypot(better.chanceError, done.chanceError)
  return lossOf(moment) > CERTAIN * error ? [moment] : []
}

const worst = (moments: readonly Moment[]): readonly Moment[] =>
  [...moments].sort((a, b) => lossOf(b) - lossOf(a)).slice(0, MOST_MOMENTS)
