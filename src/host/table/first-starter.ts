/** ebbes.starter at a table: what nobody has chosen, the host knows from its history. */
import { firstStarter, type LastPlayed } from '../history/starter'
import type { Clock } from '../ports'
import type { Company } from './company'
import type { TableHead } from './records'

/** A history that is not to be had in time makes nobody wait: the starting player is drawn then. */
const PATIENCE_MS = 1000

export interface FirstStarterSurroundings {
  readonly clock: Clock
  readonly lastPlayed: () => Promise<LastPlayed>
  readonly played: (people: readonly string[], begun: string) => void
  readonly report: (problem: string) => void
}

export class FirstStarter {
  readonly #around: FirstStarterSurroundings
  /** Whether it matters in this game, and whether this table leaves it open. */
  readonly #isAsked: boolean
  readonly #isWanted: boolean
  #last: LastPlayed = new Map()

  constructor({ setup }: TableHead, around: FirstStarterSurroundings) {
    const { starter = 'random' } = setup.options as { readonly starter?: unknown }
    this.#around = around
    this.#isAsked = setup.game === 'ebbes'
    this.#isWanted = this.#isAsked && starter === 'random'
  }

  /** Before a game is dealt. */
  async lookUp(): Promise<void> {
    if (!this.#isWanted) return
    const { clock, lastPlayed, report } = this.#around
    this.#last = await new Promise<LastPlayed>((resolve) => {
      const stop = clock.after(PATIENCE_MS, () => resolve(new Map()))
      const answer = (last: LastPlayed) => {
        stop()
        resolve(last)
      }
      lastPlayed().then(answer, (error: unknown) => {
        report(`The history: ${String(error)}`)
        answer(new Map())
      })
    })
  }

  /** Those who have played the game to its end themselves. */
  note({ seats }: Company, begun: string): void {
    if (!this.#isAsked) return
    const people = seats.flatMap(({ person, bot }) => (bot === null ? (person?.name ?? []) : []))
    this.#around.played(people, begun)
  }

  /** The option, as those who sit there now make it; none if it is left to the dice. */
  for({ seats }: Company): { readonly starter?: number } {
    const people = seats.map(({ person, bot }) => (bot === null ? (person?.name ?? null) : null))
    const starter = this.#isWanted ? firstStarter(people, this.#last) : undefined
    return starter === undefined ? {} : { starter }
  }
}
