/**
 * Tells a seat what its actions are likely to bring, and after the game what cost it most. It knows what the
 * seat's own views show, and no more; only `hindsight` looks at the cards, as by then everybody may.
 */
import { isSame } from '../../engine/fair/canonical'
import type { AnyAction, AnyView } from '../../engine/kernel'
import { MAX_ESTIMATES, MAX_MOMENTS, type Estimate, type Moment } from '../../protocol/coach'
import { writeHostMessage, type HostMessage } from '../../protocol/messages'
import type { BotLevel } from '../../protocol/primitives'
import type { AnyQuestion, Answer, Bots } from '../bot-pool'
import { DONE, no, type Outcome } from '../outcome'
import type { Guest, Secrets } from '../ports'
import type { Roster } from './roster'
import type { TableGames } from './games'
import { pastDecisions } from './past-decisions'
import type { TableHead } from './records'

/** A thread for each: advice during a game does not wait for reviews. */
export type Coaches = Readonly<Record<'advise' | 'review' | 'hindsight', Bots>>

export interface CoachDeps {
  readonly coaches: Coaches
  readonly secrets: Secrets
}

/** The seat that asked. */
interface Pupil {
  readonly isThere: () => boolean
  readonly tell: (message: HostMessage) => void
}

const OFF = no('coach.off', 'This table plays without a coach.')
const NOT_NOW = no('coach.moment', 'There is nothing to give advice on.')

/** A player waits for advice, but a review covers all decisions of a game. */
const STEPS = { advise: 150_000, review: 12_000 } as const

/** The level that stands in for people when a game is replayed without them. */
const PERSON_AS_BOT: BotLevel = 'club'

/** In standard errors: a difference that may be luck is no mistake. */
const CERTAIN = 2

export class Coach {
  readonly #roster: Roster
  readonly #games: TableGames
  readonly #head: TableHead
  readonly #deps: CoachDeps
  /** Seats whose question is being answered. */
  readonly #busy = new Set<number>()

  constructor(roster: Roster, games: TableGames, head: TableHead, deps: CoachDeps) {
    this.#roster = roster
    this.#games = games
    this.#head = head
    this.#deps = deps
  }

  advise(seat: number, guest: Guest): Promise<Outcome> {
    if (!this.#head.setup.coach) return Promise.resolve(OFF)
    const { rev, shown } = this.#games
    const view = this.#games.viewOf(seat)
    const decides = this.#games.asked.includes(seat) && !this.#roster.isBot(seat)
    if (view === undefined || !decides) return Promise.resolve(NOT_NOW)
    return this.#once(seat, guest, async ({ isThere, tell }) => {
      const isWanted = () => isThere() && this.#games.rev === rev
      const estimates = await this.#estimates('advise', view, isWanted)
      if (estimates !== undefined) tell({ type: 'advice', number: shown, rev, estimates })
    })
  }

  /** Also reports its progress, as it takes a while. */
  review(seat: number, guest: Guest): Promise<Outcome> {
    const { play, shown } = this.#games
    if (play?.isOver !== true) return Promise.resolve(NOT_NOW)
    const decisions = pastDecisions(play, seat)
    return this.#once(seat, guest, async ({ isThere, tell }) => {
      let moments: readonly Moment[] = []
      for (const [index, { view, action }] of decisions.entries()) {
        const estimates = await this.#estimates('review', view, isThere)
        if (estimates === undefined) return
        moments = worst([...moments, ...momentOf(view, action, estimates)])
        tell({ type: 'review', number: shown, seen: index + 1, all: decisions.length, moments })
      }
    })
  }

  hindsight(seat: number, guest: Guest): Promise<Outcome> {
    const { play, shown: number } = this.#games
    if (play?.isOver !== true) return Promise.resolve(NOT_NOW)
    const { game, config, ceremony } = play
    const past = { game: game.id, config, ceremony }
    const levels = this.#roster.seats.map(({ bot }) => bot ?? PERSON_AS_BOT)
    return this.#once(seat, guest, async ({ isThere, tell }) => {
      const question = { ask: 'hindsight', ...past, seat, levels, seed: this.#seed() } as const
      const seen = await this.#ask('hindsight', question, isThere)
      if (seen !== undefined) tell({ type: 'hindsight', number, seat, ...seen })
    })
  }

  /** A guest who has left since is told nothing. */
  async #once(seat: number, guest: Guest, work: (pupil: Pupil) => Promise<void>): Promise<Outcome> {
    if (this.#busy.has(seat)) return no('coach.busy', 'One question after the other.')
    this.#busy.add(seat)
    const isThere = () => this.#roster.seatOf(guest) === seat
    try {
      await work({
        isThere,
        tell: (message) => isThere() && guest.send(writeHostMessage(message)),
      })
      return DONE
    } finally {
      this.#busy.delete(seat)
    }
  }

  /** Nothing if no one is waiting for the answer any more when its turn comes. */
  #ask<Asked extends AnyQuestion>(
    whom: keyof Coaches,
    question: Asked,
    isWanted: () => boolean,
  ): Promise<Answer<Asked> | undefined> {
    return this.#deps.coaches[whom].ask(this.#head.id, () => (isWanted() ? question : undefined))
  }

  async #estimates(
    whom: 'advise' | 'review',
    view: AnyView,
    isWanted: () => boolean,
  ): Promise<readonly Estimate[] | undefined> {
    const question = { ask: 'advise', view, steps: STEPS[whom], seed: this.#seed() } as const
    const told = await this.#ask(whom, question, isWanted)
    return told?.slice(0, MAX_ESTIMATES).map(({ worlds: _, ...each }) => each)
  }

  #seed(): number {
    return Number.parseInt(this.#deps.secrets(4), 16)
  }
}

const lossOf = ({ done, better }: Moment): number => better.chance - done.chance

/** None if the action was as good as any other, as far as one can tell. */
function momentOf(view: AnyView, action: AnyAction, estimates: readonly Estimate[]): Moment[] {
  const [better] = estimates
  const done = estimates.find((each) => isSame(each.action, action))
  if (better === undefined || done === undefined || better === done) return []
  const moment = { view, done, better }
  const error = Math.hypot(better.chanceError, done.chanceError)
  return lossOf(moment) > CERTAIN * error ? [moment] : []
}

const worst = (moments: readonly Moment[]): readonly Moment[] =>
  [...moments].sort((a, b) => lossOf(b) - lossOf(a)).slice(0, MAX_MOMENTS)
