/** One deal of the arena, played once from every seat, so that luck with the cards cancels out. */
import { knownGame } from '../../src/engine/known-game'
import { knownTools } from '../games'
import { now } from './clock'
import { contestant, type Allowance, type Name } from './contestants'
import { sit } from './sitting'

export interface Bout {
  readonly game: string
  /** One `a` sits among as many `b` as the table has room for. */
  readonly a: Name
  readonly b: Name
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  readonly seed: number
  /** Whole tournaments, in a game that is played in them; otherwise single games. */
  readonly tournament: boolean
  /** Whether some of the options are drawn for every deal. */
  readonly draws: boolean
  readonly allowance: Allowance
}

/** Summed over all seats of one deal. */
export interface Score {
  readonly sittings: number
  /** Games or tournaments that `a` has won; a shared win counts in part. */
  readonly won: number
  /** The share of `a`, as the game counts it. */
  readonly gained: number
  readonly outOf: number
  /** Milliseconds for each choice of `a`. */
  readonly times: readonly number[]
  readonly illegal: number
  readonly overruns: number
}

/** No decision may take longer, however little time it was given. */
export const HARD_LIMIT = 1000

export function fight(bout: Bout, deal: number): Score {
  const seed = bout.seed * 100_003 + deal
  const total = { won: 0, gained: 0, outOf: 0, illegal: 0, overruns: 0 }
  const times: number[] = []
  const { arena } = knownTools(bout.game)
  const options = { ...bout.options, ...(bout.draws && arena.draw?.options(seed)) }
  for (let mine = 0; mine < bout.seats; mine++) {
    const sat = sit({
      game: knownGame(bout.game),
      options,
      seats: Array.from({ length: bout.seats }, (_, seat) =>
        contestant(seat === mine ? bout.a : bout.b, bout.game, bout.allowance, now),
      ),
      seed,
      isOver: (state) => !bout.tournament && arena.isSingleOver?.(state) === true,
      now,
    })
    const { won, gained, outOf } = arena.shareOf(sat.state, mine)
    total.won += won
    total.gained += gained
    total.outOf += outOf
    total.illegal += sat.illegal.reduce((sum, each) => sum + each, 0)
    total.overruns += sat.times.flat().filter((time) => time > HARD_LIMIT).length
    times.push(...(sat.times[mine] ?? []))
  }
  return { sittings: bout.seats, times, ...total }
}
