/**
 * A league of bots: for each deal some are drawn, sit down, and play the same cards from every seat. Who is ahead of
 * whom at the end makes their ratings (Bradley and Terry, as Elo points).
 */
import { knownGame } from '../../src/engine/known-game'
import { seededRandom, shuffle } from '../../src/engine/random'
import { knownTools } from '../games'
import { now } from './clock'
import { HARD_LIMIT } from './bout'
import { contestant, type Allowance, type Name } from './contestants'
import { sit } from './sitting'

export interface League {
  readonly game: string
  readonly names: readonly Name[]
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  readonly seed: number
  readonly draws: boolean
  readonly allowance: Allowance
}

/** How often one was ahead of another over the sittings of a deal; level counts half. */
export interface Duel {
  readonly a: Name
  readonly b: Name
  readonly ahead: number
  readonly of: number
}

export interface LeagueDeal {
  readonly duels: readonly Duel[]
  readonly illegal: number
  readonly overruns: number
}

export function playLeague(league: League, deal: number): LeagueDeal {
  const { game, names, options, seats, allowance } = league
  const seed = league.seed * 100_003 + deal
  const drawn = shuffle(names, seededRandom(seed))
  const { arena } = knownTools(game)
  const table = { ...options, ...(league.draws && arena.draw?.options(seed)) }
  const duels: Duel[] = []
  let illegal = 0
  let overruns = 0
  for (let turn = 0; turn < seats; turn++) {
    const sitting = Array.from(
      { length: seats },
      (_, seat) => drawn[((seat + turn) % seats) % drawn.length] as Name,
    )
    const sat = sit({
      game: knownGame(game),
      options: table,
      seats: sitting.map((name) => contestant(name, game, allowance, now)),
      seed,
      isOver: (state) => arena.isSingleOver?.(state) === true,
      now,
    })
    illegal += sat.illegal.reduce((sum, each) => sum + each, 0)
    overruns += sat.times.flat().filter((time) => time > HARD_LIMIT).length
    const gained = sitting.map((_, seat) => arena.shareOf(sat.state, seat).gained)
    for (const [x, a] of sitting.entries()) {
      for (const [y, b] of sitting.entries()) {
        if (x >= y || a === b) continue
        const difference = (gained[x] as number) - (gained[y] as number)
        duels.push({ a, b, ahead: difference > 0 ? 1 : difference === 0 ? 0.5 : 0, of: 1 })
      }
    }
  }
  return { duels, illegal, overruns }
}

export interface Rating {
  readonly name: Name
  readonly elo: number
  readonly low: number
  readonly high: number
}

/** What the mean of all ratings is. */
const MEAN = 1500
/** The interval holds 95 % of ratings made from deals drawn with replacement. */
const DRAWS = 400
const TAIL = 0.025

/** Best first. */
export function ratingsOf(names: readonly Name[], deals: readonly LeagueDeal[]): Rating[] {
  const elo = fit(names, deals)
  const random = seededRandom(deals.length)
  const drawn = Array.from({ length: DRAWS }, () =>
    fit(
      names,
      deals.map(() => deals[random(deals.length)] as LeagueDeal),
    ),
  )
  return names
    .map((name, place): Rating => {
      const all = drawn.map((ratings) => ratings[place] as number).sort((a, b) => a - b)
      const at = (share: number): number => all[Math.floor(share * (all.length - 1))] as number
      return { name, elo: elo[place] as number, low: at(TAIL), high: at(1 - TAIL) }
    })
    .sort((a, b) => b.elo - a.elo)
}

/** Half a game against everybody, so that no rating is infinite. */
const PRIOR = 0.25
const ROUNDS = 60

/** By name: the ratings under which the results are likeliest (found by minorisation and maximisation). */
function fit(names: readonly Name[], deals: readonly LeagueDeal[]): number[] {
  const size = names.length
  const ahead = names.map(() => names.map(() => PRIOR))
  for (const { a, b, ahead: won, of } of deals.flatMap(({ duels }) => duels)) {
    const [x, y] = [names.indexOf(a), names.indexOf(b)]
    add(ahead, x, y, won)
    add(ahead, y, x, of - won)
  }
  let strengths = names.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    strengths = strengths.map((own, x) => {
      let wins = 0
      let chances = 0
      for (let y = 0; y < size; y++) {
        if (y === x) continue
        const won = ahead[x]?.[y] as number
        wins += won
        chances += (won + (ahead[y]?.[x] as number)) / (own + (strengths[y] as number))
      }
      return wins / chances
    })
  }
  const logs = strengths.map((strength) => (400 * Math.log(strength)) / Math.LN10)
  const mean = logs.reduce((sum, each) => sum + each, 0) / size
  return logs.map((log) => Math.round(MEAN + log - mean))
}

const add = (table: number[][], x: number, y: number, more: number): void => {
  const row = table[x] as number[]
  row[y] = (row[y] as number) + more
}
