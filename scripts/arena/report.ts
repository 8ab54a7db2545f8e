/** The results of all deals, as data and as a short table. */
import { knownTools } from '../games'
import type { Bout, Score } from './bout'
import { ratingsOf, type League, type LeagueDeal, type Rating } from './league'
import { percentile, ratioOf, type Interval } from './statistics'

export interface Report {
  readonly game: string
  readonly a: string
  readonly b: string
  readonly options: object
  readonly seats: number
  readonly seed: number
  readonly deals: number
  readonly sittings: number
  /** Share of games or tournaments won; none for single games of a tournament. */
  readonly won: Interval | null
  /** As the game counts it. */
  readonly gained: Interval
  readonly decisions: number
  /** CPU milliseconds for a decision of `a` where it had a choice. */
  readonly times: {
    readonly p50: number
    readonly p95: number
    readonly p99: number
    readonly max: number
  }
  readonly illegal: number
  readonly overruns: number
}

const round = (number: number): number => Math.round(number * 10_000) / 10_000
const rounded = ({ value, low, high }: Interval): Interval => ({
  value: round(value),
  low: round(low),
  high: round(high),
})

export function reportOf(bout: Bout, scores: readonly Score[]): Report {
  const { game, a, b, options, seats, seed } = bout
  const total = (of: (score: Score) => number): number =>
    scores.reduce((sum, score) => sum + of(score), 0)
  const times = scores.flatMap((score) => score.times).sort((x, y) => x - y)
  const at = (share: number): number => round(percentile(times, share))
  const { arena } = knownTools(game)
  const hasWinner = arena.isSingleOver === undefined || bout.tournament
  return {
    game,
    a,
    b,
    options: bout.draws ? { ...options, ...arena.draw?.reported } : options,
    seats,
    seed,
    deals: scores.length,
    sittings: total(({ sittings }) => sittings),
    won: hasWinner ? rounded(ratioOf(scores.map(({ won, sittings }) => [won, sittings]))) : null,
    gained: rounded(ratioOf(scores.map(({ gained, outOf }) => [gained, outOf]))),
    decisions: times.length,
    times: { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: round(times.at(-1) ?? 0) },
    illegal: total(({ illegal }) => illegal),
    overruns: total(({ overruns }) => overruns),
  }
}

const percent = ({ value, low, high }: Interval): string =>
  `${(value * 100).toFixed(1)} %  (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`
const number = ({ value, low, high }: Interval): string =>
  `${value.toFixed(2)}  (${low.toFixed(2)} to ${high.toFixed(2)})`

export function tableOf(report: Report): string {
  const { game, a, b, seats, deals, sittings, won, gained, times, decisions } = report
  const rows: [string, string][] = [
    ['deals', `${deals}, ${sittings} sittings; ${(100 / seats).toFixed(1)} % would be equal`],
  ]
  const { wins, gains } = knownTools(game).arena
  if (won !== null) rows.push([wins, percent(won)])
  rows.push([gains.name, gains.as === 'number' ? number(gained) : percent(gained)])
  const { p50, p95, p99, max } = times
  rows.push(
    ['decisions', String(decisions)],
    ['ms each', `p50 ${p50}, p95 ${p95}, p99 ${p99}, longest ${max}`],
    ['illegal, overruns', `${report.illegal}, ${report.overruns}`],
  )
  const width = Math.max(...rows.map(([name]) => name.length))
  return [
    `${game}: one ${a} against ${seats - 1} ${b}`,
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
  ].join('\n')
}

export interface LeagueReport {
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly seed: number
  readonly deals: number
  /** CPU milliseconds for a decision. */
  readonly time: number
  readonly ratings: readonly Rating[]
  readonly illegal: number
  readonly overruns: number
}

export function leagueReport(league: League, deals: readonly LeagueDeal[]): LeagueReport {
  const { game, options, seats, seed, names, allowance } = league
  return {
    ...{ game, seats, seed, deals: deals.length, time: allowance.time },
    options: league.draws ? { ...options, ...knownTools(game).arena.draw?.reported } : options,
    ratings: ratingsOf(names, deals),
    illegal: deals.reduce((sum, { illegal }) => sum + illegal, 0),
    overruns: deals.reduce((sum, { overruns }) => sum + overruns, 0),
  }
}

export function leagueTable({ game, deals, time, ratings, ...report }: LeagueReport): string {
  const width = Math.max(...ratings.map(({ name }) => name.length))
  return [
    `${game}: ${deals} deals, ${time} ms a decision`,
    ...ratings.map(
      ({ name, elo, low, high }) => `  ${name.padEnd(width)}  ${elo}  (${low} to ${high})`,
    ),
    `  illegal, overruns: ${report.illegal}, ${report.overruns}`,
  ].join('\n')
}
