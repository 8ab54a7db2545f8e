import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fight, type Bout } from '../../../scripts/arena/bout'
import { NAMES } from '../../../scripts/arena/contestants'
import { playLeague, ratingsOf, type League } from '../../../scripts/arena/league'
import { leagueReport, leagueTable, reportOf, tableOf } from '../../../scripts/arena/report'
import { percentile, ratioOf } from '../../../scripts/arena/statistics'
import { ROOT } from '../../../scripts/lib/paths.js'
import { bundleForNode, type Bundle } from '../../harness/bundle'

const BOUT: Bout = {
  game: 'ebbes',
  a: 'greedy',
  b: 'random',
  options: { seats: 3 },
  seats: 3,
  seed: 1,
  tournament: false,
  draws: false,
  allowance: { time: 1000, steps: 1 },
}

describe('a bout', () => {
  it('gives equals an equal share, for everybody has held every hand', () => {
    // Two greedy ones that get the same cards and the same dice make the same choices.
    const { won, sittings } = fight({ ...BOUT, a: 'greedy', b: 'greedy' }, 1)
    expect(won / sittings).toBeCloseTo(1 / 3)
  })

  it('is the same for the same seed, and another for another', () => {
    const { won, gained, outOf } = fight(BOUT, 3)
    expect(fight(BOUT, 3)).toMatchObject({ won, gained, outOf })
    const deals = [4, 5, 6, 7].map((deal) => fight(BOUT, deal).gained)
    expect(new Set(deals).size).toBeGreaterThan(1)
  })

  it.each(NAMES)('can be fought by %s, in both games', (a) => {
    const allowance = { time: 1, steps: 1 }
    const ebbes = { ...BOUT, a, options: { seats: 2 }, seats: 2, allowance }
    expect(fight(ebbes, 1)).toMatchObject({ sittings: 2, illegal: 0 })
    const options = { mode: 'cosmic' }
    const cosmic: Bout = { ...BOUT, a, game: 'eidex', options, draws: true, allowance }
    expect(fight(cosmic, 1)).toMatchObject({ sittings: 3, illegal: 0 })
  })

  it('of Eidex is one game each, or a whole tournament', () => {
    const single: Bout = { ...BOUT, game: 'eidex', options: {} }
    expect(fight(single, 1).outOf).toBeLessThanOrEqual(6)
    const whole = fight({ ...single, tournament: true }, 1)
    expect(whole.outOf).toBeGreaterThanOrEqual(21)
    expect(reportOf(single, [fight(single, 1)]).won).toBeNull()
  })

  it('tells in a short table what came of it', () => {
    const table = tableOf(reportOf(BOUT, [fight(BOUT, 1), fight(BOUT, 2)]))
    expect(table).toContain('ebbes: one greedy against 2 random')
    expect(table).toContain('2, 6 sittings; 33.3 % would be equal')
    expect(table).toMatch(/illegal, overruns +0, 0/)
  })
})

describe('a league', () => {
  const LEAGUE: League = {
    ...{ game: 'ebbes', names: ['greedy', 'random'], options: { seats: 3 }, seats: 3 },
    ...{ seed: 1, draws: false, allowance: { time: 1000, steps: 1 } },
  }

  it('lets all play the same cards from every seat, and rates the better one higher', () => {
    const deals = [1, 2, 3, 4].map((deal) => playLeague(LEAGUE, deal))
    expect(playLeague(LEAGUE, 1)).toEqual(deals[0])
    expect(deals[0]?.duels.length).toBe(6)
    const [first, second] = ratingsOf(LEAGUE.names, deals)
    expect(first?.name).toBe('greedy')
    expect(first?.low).toBeGreaterThan(second?.high ?? 0)
    const table = leagueTable(leagueReport(LEAGUE, deals))
    expect(table).toMatch(/ebbes: 4 deals, 1000 ms a decision\n {2}greedy +\d+ {2}\(\d+ to \d+\)/)
  })

  it('finds the ratings that were behind the results', () => {
    // 200 points apart, the better one is ahead in 76 of 100.
    const deals = Array.from({ length: 400 }, (_, deal) => ({
      duels: [{ a: 'club', b: 'greedy', ahead: deal % 100 < 76 ? 1 : 0, of: 1 } as const],
      illegal: 0,
      overruns: 0,
    }))
    const [club, greedy] = ratingsOf(['club', 'greedy'], deals)
    expect((club?.elo ?? 0) - (greedy?.elo ?? 0)).toBeGreaterThan(190)
    expect((club?.elo ?? 0) - (greedy?.elo ?? 0)).toBeLessThan(210)
    expect(club?.low).toBeLessThan(club?.elo ?? 0)
  })
})

describe('figures', () => {
  it('count a deal as one observation, however often it was played', () => {
    const half = ratioOf([
      [3, 3],
      [0, 3],
      [3, 3],
      [0, 3],
    ])
    expect(half.value).toBe(0.5)
    // The standard error of four throws of a coin.
    expect(half.high - half.value).toBeCloseTo(1.96 * Math.sqrt(0.25 / 3))
    const sure = ratioOf([
      [1, 2],
      [2, 4],
    ])
    expect(sure).toEqual({ value: 0.5, low: 0.5, high: 0.5 })
    expect(ratioOf([])).toEqual({ value: 0, low: 0, high: 0 })
  })

  it('find the time below which most lie', () => {
    expect(percentile([1, 2, 3, 4], 0.5)).toBe(3)
    expect(percentile([1, 2, 3, 4], 0.99)).toBe(4)
    expect(percentile([], 0.5)).toBe(0)
  })
})

describe('npm run arena', () => {
  let bundle: Bundle
  beforeAll(async () => {
    bundle = await bundleForNode('scripts/commands/arena.ts')
  })
  afterAll(() => bundle.remove())

  const node = (...args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  const arena = (...flags: readonly string[]) => node(bundle.file, ...flags)

  it('gives the same figures with helpers as without', () => {
    const flags = ['--a', 'greedy', '--b', 'random', '--deals', '3', '--seed', '7', '--json']
    const alone = JSON.parse(arena(...flags).stdout) as Record<string, unknown>
    const helped = JSON.parse(
      node('scripts/run.js', 'arena', ...flags, '--jobs', '2').stdout,
    ) as Record<string, unknown>
    expect(alone).toMatchObject({ game: 'ebbes', deals: 3, sittings: 9, illegal: 0, overruns: 0 })
    expect({ ...helped, times: 0 }).toEqual({ ...alone, times: 0 })
  })

  it.each([
    [['--deals', '0'], '--deals takes a whole number from 1 on, not “0”.'],
    [['--a', 'grandmaster'], '--a is one of random, greedy'],
    [['--league', '--names', 'master'], '--names takes two names or more.'],
    [['--league', '--names', 'master,grandmaster'], '--names is one of random, greedy'],
    [['--game', 'skat'], 'there is no game “skat”.'],
    [['--players', '7'], 'ebbes.setup: ebbes is for 2 to 5 seats.'],
    [['--game', 'eidex', '--characters', 'dealer,ultimo'], 'eidex.setup: Characters are three'],
    [['--deal', '3'], "Unknown option '--deal'."],
  ])('%j: one sentence, and 2', (flags, sentence) => {
    const { status, stdout, stderr } = arena(...flags)
    expect(stderr).toContain(`arena: ${sentence}`)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })
})
