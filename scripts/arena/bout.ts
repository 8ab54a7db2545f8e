/** One deal of the arena, played once from every seat, so that luck with the cards cancels out. */
import { winners } from '../../src/engine/ebbes/score'
import type { State as EbbesState } from '../../src/engine/ebbes/state'
import { POWER_IDS } from '../../src/engine/eidex/characters'
import type { State as EidexState } from '../../src/engine/eidex/state'
import { knownGame } from '../../src/engine/known-game'
import type { Seat } from '../../src/engine/kernel'
import { seededRandom, shuffle } from '../../src/engine/random'
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
  /** Eidex: whole tournaments, otherwise single games. */
  readonly tournament: boolean
  readonly drawsCharacters: boolean
  readonly allowance: Allowance
}

/** Summed over all seats of one deal. */
export interface Score {
  readonly sittings: number
  /** Games of ebbes or tournaments of Eidex that `a` has won; a shared win counts in part. */
  readonly won: number
  /** The share of `a`: points and rounds in ebbes, victory points in Eidex. */
  readonly gained: number
  readonly outOf: number
  /** Milliseconds for each choice of `a`. */
  readonly times: readonly number[]
  readonly illegal: number
  readonly overruns: number
}

/** No decision may take longer, however little time it was given. */
const HARD_LIMIT = 1000

/** The CPU time of this process, in milliseconds. */
const now = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function fight(bout: Bout, deal: number): Score {
  const seed = bout.seed * 100_003 + deal
  const total = { won: 0, gained: 0, outOf: 0, illegal: 0, overruns: 0 }
  const times: number[] = []
  for (let mine = 0; mine < bout.seats; mine++) {
    const sat = sit({
      game: knownGame(bout.game),
      options: optionsFor(bout, seed),
      seats: Array.from({ length: bout.seats }, (_, seat) =>
        contestant(seat === mine ? bout.a : bout.b, bout.game, bout.allowance, now),
      ),
      seed,
      isOver: (state) => !bout.tournament && isGameOver(bout.game, state),
      now,
    })
    const { won, gained, outOf } = resultOf(bout.game, sat.state, mine)
    total.won += won
    total.gained += gained
    total.outOf += outOf
    total.illegal += sat.illegal.reduce((sum, each) => sum + each, 0)
    total.overruns += sat.times.flat().filter((time) => time > HARD_LIMIT).length
    times.push(...(sat.times[mine] ?? []))
  }
  return { sittings: bout.seats, times, ...total }
}

function optionsFor({ options, drawsCharacters }: Bout, seed: number): object {
  if (!drawsCharacters) return options
  return { ...options, characters: shuffle(POWER_IDS, seededRandom(seed)).slice(0, 3) }
}

const isGameOver = (game: string, state: object): boolean =>
  game === 'eidex' && (state as EidexState).games > 0 && (state as EidexState).stage === 'deal'

type Result = Pick<Score, 'won' | 'gained' | 'outOf'>

const resultOf = (game: string, state: object, mine: Seat): Result =>
  game === 'ebbes'
    ? resultOfEbbes(state as EbbesState, mine)
    : resultOfEidex(state as EidexState, mine)

function resultOfEbbes({ scores, round }: EbbesState, mine: Seat): Result {
  const first = winners(scores)
  const won = first.includes(mine) ? 1 / first.length : 0
  return { won, gained: scores[mine] as number, outOf: round }
}

function resultOfEidex({ victoryPoints, winner }: EidexState, mine: Seat): Result {
  return {
    won: winner === mine ? 1 : 0,
    gained: victoryPoints[mine] as number,
    outOf: victoryPoints.reduce((sum, each) => sum + each, 0),
  }
}
