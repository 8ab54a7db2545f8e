/**
 * Some games begin with the player who played most recently: if the table has not chosen a starting player, the
 * history knows.
 */
import type { GameRules } from '../../engine/game-rules'
import { knownGame } from '../../engine/known-game'
import { firstStarter, type LastPlayed } from '../history/starter'
import type { Clock } from '../ports'
import type { Roster } from './roster'
import type { TableHead } from './records'

/** If the history takes longer than this, the starting player is drawn instead. */
const PATIENCE_MS = 1000

export interface FirstStarterDeps {
  readonly clock: Clock
  readonly lastPlayed: (game: string) => Promise<LastPlayed>
  readonly played: (game: string, people: readonly string[], begun: string) => void
  readonly report: (problem: string) => void
}

export class FirstStarter {
  readonly #deps: FirstStarterDeps
  readonly #game: string
  /** Whether it matters in this game. */
  readonly #isAsked: boolean
  /** Undefined where it does not, or where the table has chosen. */
  readonly #rule: GameRules['lastPlayerBegins']
  #last: LastPlayed = new Map()

  constructor({ setup }: TableHead, deps: FirstStarterDeps) {
    const rule = knownGame(setup.game).lastPlayerBegins
    this.#deps = deps
    this.#game = setup.game
    this.#isAsked = rule !== undefined
    this.#rule = rule?.isOpen(setup.options) === true ? rule : undefined
  }

  /** Called before a game is dealt. */
  async lookUp(): Promise<void> {
    if (this.#rule === undefined) return
    const { clock, lastPlayed, report } = this.#deps
    this.#last = await new Promise<LastPlayed>((resolve) => {
      const stop = clock.after(PATIENCE_MS, () => resolve(new Map()))
      const answer = (last: LastPlayed) => {
        stop()
        resolve(last)
      }
      lastPlayed(this.#game).then(answer, (error: unknown) => {
        report(`The history: ${String(error)}`)
        answer(new Map())
      })
    })
  }

  /** Notes the people who have finished the game themselves. */
  note({ seats }: Roster, begun: string): void {
    if (!this.#isAsked) return
    const people = seats.flatMap(({ person, bot }) => (bot === null ? (person?.name ?? []) : []))
    this.#deps.played(this.#game, people, begun)
  }

  /** The options that follow from who is at the table; none if it is left to the dice. */
  for({ seats }: Roster): object {
    const people = seats.map(({ person, bot }) => (bot === null ? (person?.name ?? null) : null))
    const starter = firstStarter(people, this.#last)
    return starter === undefined ? {} : (this.#rule?.with(starter) ?? {})
  }
}
