import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EbbesFacts } from '../../../src/engine/ebbes/facts'
import type { EbbesStatistics } from '../../../src/engine/ebbes/statistics'
import type { PowerId } from '../../../src/engine/eidex/characters'
import type { EidexFacts } from '../../../src/engine/eidex/facts'
import type { EidexStatistics } from '../../../src/engine/eidex/statistics'
import { keyOf, type PastGame, type PastTable } from '../../../src/engine/statistics/appearances'
import { shareOf } from '../../../src/engine/statistics/share'
import {
  gamesOf,
  statisticsOf,
  type PlayerStatistics,
  type Statistics,
} from '../../../src/engine/statistics/statistics'
import type { HistoryEntry } from '../../../src/protocol/history'

type Seat = string | { readonly bot: string }

/** Whoever has most wins. */
const bestOf = (totals: readonly number[]): number[] =>
  [...totals.keys()].filter((player) => totals[player] === Math.max(...totals))

const playersOf = (seats: readonly Seat[]): PastGame['players'] =>
  seats.map((seat) =>
    typeof seat === 'string' ? { name: seat, bot: null } : { name: null, bot: seat.bot },
  )

const ebbesFacts = (rounds: EbbesFacts['rounds'], players: number): EbbesFacts => ({
  game: 'ebbes',
  rounds,
  tricks: Array.from({ length: players }, () => [3, 1, 0, 2, 4]),
})

/** A game of ebbes on a day of May, by its rounds. */
function ebbesOn(
  day: number,
  seats: readonly Seat[],
  rounds: readonly (readonly number[])[],
  more: Partial<PastGame> = {},
): PastGame {
  const scored = rounds[0]?.length ?? seats.length
  const totals = Array.from({ length: scored }, (_, player) =>
    rounds.reduce((sum, round) => sum + (round[player] ?? 0), 0),
  )
  return {
    number: 1,
    begun: `2026-05-${String(day).padStart(2, '0')}T20:00:00.000Z`,
    players: playersOf(seats),
    isOver: true,
    isAgain: false,
    totals,
    winners: bestOf(totals),
    facts: ebbesFacts(rounds, totals.length),
    ...more,
  }
}

/** A tournament of Eidex, by its single games: points and what they brought. */
function eidexOn(
  day: number,
  seats: readonly Seat[],
  characters: readonly (PowerId | null)[],
  games: readonly { points: readonly number[]; awarded: readonly number[] }[],
): PastGame {
  const { facts: _, ...rest } = ebbesOn(
    day,
    seats,
    games.map(({ awarded }) => awarded),
  )
  const facts: EidexFacts = { game: 'eidex', characters, games }
  return { ...rest, facts }
}

const at = (...games: readonly PastGame[]): PastTable => ({
  table: '00000000000000aa',
  state: 'closed',
  games,
})

const of = (statistics: Statistics, name: string) => {
  const found = statistics.players.find(({ who }) => who.kind === 'person' && who.name === name)
  if (found === undefined) throw new Error(`There is no ${name}.`)
  return found
}

const ebbesOf = ({ byGame }: PlayerStatistics) => byGame['ebbes'] as EbbesStatistics | undefined
const eidexOf = ({ byGame }: PlayerStatistics) => byGame['eidex'] as EidexStatistics | undefined

const people = { withBots: false }

describe('three games of ebbes', () => {
  const statistics = statisticsOf(
    [
      at(
        // Anna 9, Bea 5, Cem 5
        ebbesOn(
          1,
          ['Anna', 'Bea', 'Cem'],
          [
            [6, 5, -2],
            [3, 0, 7],
          ],
        ),
        // Anna 4, Bea 4
        ebbesOn(2, ['Anna', 'Bea'], [[4, 4]]),
        // Bea −3, Cem 8
        ebbesOn(3, ['Bea', 'Cem'], [[-3, 8]]),
      ),
    ],
    people,
  )

  it('count games and wins; a shared win is a win', () => {
    expect(statistics.players.map(({ who, games, wins }) => [keyOf(who), games, wins])).toEqual([
      ['person Bea', 3, 1],
      ['person Anna', 2, 2],
      ['person Cem', 2, 1],
    ])
    expect(statistics.games).toBe(3)
  })

  it('know how many wins luck alone would bring', () => {
    expect(of(statistics, 'Anna').byLuck).toBeCloseTo((1 / 3 + 1 / 2) / 2)
    expect(of(statistics, 'Cem').byLuck).toBeCloseTo((1 / 3 + 1 / 2) / 2)
  })

  it('add up points and rounds, and remember the best and the worst round with its day', () => {
    expect(ebbesOf(of(statistics, 'Bea'))).toEqual({
      games: 3,
      points: 6,
      rounds: 4,
      best: {
        points: 5,
        round: 1,
        begun: '2026-05-01T20:00:00.000Z',
        table: '00000000000000aa',
        number: 1,
      },
      worst: {
        points: -3,
        round: 1,
        begun: '2026-05-03T20:00:00.000Z',
        table: '00000000000000aa',
        number: 1,
      },
      tricks: [9, 3, 0, 6, 12],
    })
    expect(eidexOf(of(statistics, 'Bea'))).toBeUndefined()
  })

  it('tell who finished before whom', () => {
    const told = (name: string) =>
      of(statistics, name).duels.map(({ against, before, level, after }) => [
        keyOf(against),
        before,
        level,
        after,
      ])
    expect(told('Bea')).toEqual([
      ['person Anna', 0, 1, 1],
      ['person Cem', 0, 1, 1],
    ])
    expect(told('Anna')).toEqual([
      ['person Bea', 1, 1, 0],
      ['person Cem', 1, 0, 0],
    ])
  })

  it('are remembered in the order of time, with everybody’s place', () => {
    expect(
      of(statistics, 'Cem').remembered.map(({ begun, total, place, isWon }) => [
        begun.slice(0, 10),
        total,
        place,
        isWon,
      ]),
    ).toEqual([
      ['2026-05-01', 5, 2, false],
      ['2026-05-03', 8, 1, true],
    ])
  })
})

describe('streaks', () => {
  const won = (day: number) => ebbesOn(day, ['Anna', 'Bea'], [[1, 0]])
  const lost = (day: number) => ebbesOn(day, ['Anna', 'Bea'], [[0, 1]])
  const streakOf = (...games: PastGame[]) => of(statisticsOf([at(...games)], people), 'Anna').streak

  it('are games won in a row: the longest, and the one that lasts', () => {
    expect(streakOf(won(1), won(2), won(3), lost(4), won(5))).toEqual({ now: 1, longest: 3 })
    expect(streakOf(won(1), lost(2))).toEqual({ now: 0, longest: 1 })
    expect(streakOf(lost(1))).toEqual({ now: 0, longest: 0 })
  })

  it('follow the time, not the order in the list', () => {
    expect(streakOf(won(5), lost(4), won(3), won(2))).toEqual({ now: 1, longest: 2 })
  })
})

describe('a tournament of Eidex', () => {
  const seats = ['Anna', 'Bea', { bot: 'club' }]
  const statistics = statisticsOf(
    [
      at(
        eidexOn(
          1,
          seats,
          ['sphinx', 'zombie', 'laser'],
          [
            { points: [90, 20, 47], awarded: [1, 1, 0] },
            { points: [100, 50, 7], awarded: [1, 0, 1] },
          ],
        ),
        eidexOn(
          2,
          seats,
          ['zombie', 'sphinx', 'laser'],
          [{ points: [30, 20, 107], awarded: [0, 1, 1] }],
        ),
        eidexOn(3, seats, [null, null, null], [{ points: [0, 57, 100], awarded: [2, 0, 0] }]),
      ),
    ],
    people,
  )

  it('adds up single games, points and victory points', () => {
    expect(eidexOf(of(statistics, 'Anna'))).toMatchObject({
      games: 3,
      wins: 2,
      deals: 4,
      points: 220,
      victoryPoints: 4,
    })
  })

  it('tells how each character did, and the basic game apart', () => {
    expect(eidexOf(of(statistics, 'Anna'))?.characters).toEqual([
      { character: 'sphinx', games: 1, wins: 1, victoryPoints: 2 },
      { character: null, games: 1, wins: 1, victoryPoints: 2 },
      { character: 'zombie', games: 1, wins: 0, victoryPoints: 0 },
    ])
    expect(ebbesOf(of(statistics, 'Anna'))).toBeUndefined()
  })
})

describe('who counts', () => {
  const withBots = { withBots: true }

  it('leaves the virtual player of two people out: it scores, but it is nobody', () => {
    const game = ebbesOn(1, ['Anna', 'Bea'], [[2, 1, 9]])
    const statistics = statisticsOf([at(game)], withBots)
    expect(statistics.players.map(({ who }) => keyOf(who))).toEqual(['person Anna', 'person Bea'])
    // It has won all the same, and who sits beside it has one chance in three.
    expect(of(statistics, 'Anna')).toMatchObject({ wins: 0, byLuck: 1 / 3 })
    expect(of(statistics, 'Anna').remembered[0]?.place).toBe(2)
  })

  it('takes the bots of a level together, if they are wanted', () => {
    const seats = ['Anna', { bot: 'club' }, { bot: 'club' }, { bot: 'master' }]
    const game = ebbesOn(1, seats, [[5, 6, 4, 1]])
    expect(statisticsOf([at(game)], people).players).toHaveLength(1)
    const statistics = statisticsOf([at(game)], withBots)
    expect(statistics.players.map(({ who, games, wins }) => [keyOf(who), games, wins])).toEqual([
      ['bot club', 2, 1],
      ['bot master', 1, 0],
      ['person Anna', 1, 0],
    ])
    expect(of(statistics, 'Anna').duels).toEqual([
      { against: { kind: 'bot', level: 'club' }, before: 1, level: 0, after: 1 },
      { against: { kind: 'bot', level: 'master' }, before: 1, level: 0, after: 0 },
    ])
  })

  it('counts a game for the person for whom a bot played', () => {
    const game = ebbesOn(1, ['Anna', 'Bea'], [[2, 1]], {
      players: [
        { name: 'Anna', bot: 'club' },
        { name: 'Bea', bot: null },
      ],
    })
    expect(of(statisticsOf([at(game)], people), 'Anna').wins).toBe(1)
  })

  it('knows nobody at a free seat', () => {
    const players = [
      { name: 'Anna', bot: null },
      { name: null, bot: null },
    ]
    const game = ebbesOn(1, ['Anna', 'Bea'], [[2, 1]], { players })
    expect(statisticsOf([at(game)], withBots).players).toHaveLength(1)
  })
})

describe('what does not count', () => {
  const game = ebbesOn(1, ['Anna', 'Bea'], [[2, 1]])

  it('is a game from a file, one that is not over, and the same cards again', () => {
    const { games, leftOut, players } = statisticsOf(
      [
        { ...at(game, { ...game, isOver: false }), state: 'imported' },
        { ...at({ ...game, isAgain: true }), state: 'running' },
        at({ ...game, isOver: false, isAgain: true }),
      ],
      people,
    )
    expect({ games, leftOut, players }).toEqual({
      games: 0,
      leftOut: { imported: 2, again: 1, unfinished: 1 },
      players: [],
    })
  })

  it('is nothing else: a game that is over at a table that is open counts', () => {
    expect(statisticsOf([{ ...at(game), state: 'running' }], people).games).toBe(1)
  })
})

describe('a share', () => {
  it('is surer with more games', () => {
    expect(shareOf(5, 10)).toMatchObject({ value: 0.5 })
    expect(shareOf(5, 10).low).toBeCloseTo(0.237, 3)
    expect(shareOf(5, 10).high).toBeCloseTo(0.763, 3)
    expect(shareOf(50, 100).low).toBeCloseTo(0.404, 3)
  })

  it('says next to nothing after one game, and nothing after none', () => {
    expect(shareOf(1, 1).low).toBeCloseTo(0.207, 3)
    expect(shareOf(1, 1).high).toBe(1)
    expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1 })
  })

  it('lies between its bounds, whatever was won', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (a, b) => {
        const { value, low, high } = shareOf(Math.min(a, b), Math.max(a, b))
        expect(0 <= low && low <= value && value <= high && high <= 1).toBe(true)
      }),
    )
  })
})

/** Any history of a few people and bots, with two games. */
const NAMES = ['Anna', 'Bea', 'Cem', 'Dora']
const seat: fc.Arbitrary<Seat> = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.constantFrom('club', 'master').map((bot) => ({ bot })),
)
const anyGame = fc
  .record({
    day: fc.integer({ min: 1, max: 28 }),
    seats: fc.array(seat, { minLength: 2, maxLength: 5 }),
    points: fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 5, maxLength: 5 }), {
      minLength: 1,
      maxLength: 5,
    }),
    isOver: fc.boolean(),
    isAgain: fc.boolean(),
  })
  .map(({ day, seats, points, isOver, isAgain }) =>
    ebbesOn(
      day,
      seats,
      // Two people are scored with the virtual player.
      points.map((round) => round.slice(0, Math.max(3, seats.length))),
      { isOver, isAgain },
    ),
  )
const anyTables = fc.array(
  fc.record({
    table: fc.constant('00000000000000aa'),
    state: fc.constantFrom('running', 'closed', 'imported'),
    games: fc.array(anyGame, { maxLength: 4 }),
  }),
  { maxLength: 6 },
)

describe('in any history', () => {
  it('nobody wins more often than they play, and everything adds up', () => {
    fc.assert(
      fc.property(anyTables, fc.boolean(), (tables, withBots) => {
        for (const player of statisticsOf(tables, { withBots }).players) {
          const { games, wins, streak, remembered } = player
          const [ebbes, eidex] = [ebbesOf(player), eidexOf(player)]
          expect(wins).toBeLessThanOrEqual(games)
          expect(remembered).toHaveLength(games)
          expect((ebbes?.games ?? 0) + (eidex?.games ?? 0)).toBe(games)
          expect(streak.now).toBeLessThanOrEqual(streak.longest)
          expect(streak.longest).toBeLessThanOrEqual(wins)
          expect(ebbes?.worst?.points).toBeLessThanOrEqual(ebbes?.best?.points ?? NaN)
        }
      }),
    )
  })

  it('whoever was before somebody, that one was behind them', () => {
    fc.assert(
      fc.property(anyTables, (tables) => {
        const { players } = statisticsOf(tables, { withBots: true })
        const duel = (from: string, to: string) =>
          players
            .find(({ who }) => keyOf(who) === from)
            ?.duels.find(({ against }) => keyOf(against) === to)
        for (const { who, duels } of players) {
          for (const { against, before, level, after } of duels) {
            const back = duel(keyOf(against), keyOf(who))
            expect(back).toMatchObject({ before: after, level, after: before })
          }
        }
      }),
    )
  })

  it('another name changes nothing but the name, and two that become one are added up', () => {
    const renamed = (tables: readonly PastTable[], from: string, to: string): PastTable[] =>
      tables.map((table) => ({
        ...table,
        games: table.games.map((game) => ({
          ...game,
          players: game.players.map(({ name, bot }) => ({ name: name === from ? to : name, bot })),
        })),
      }))
    const sums = (tables: readonly PastTable[], ...names: readonly string[]) =>
      statisticsOf(tables, people)
        .players.filter(({ who }) => who.kind === 'person' && names.includes(who.name))
        .reduce<[number, number, number, number]>(
          ([games, wins, points, rounds], player) => [
            games + player.games,
            wins + player.wins,
            points + (ebbesOf(player)?.points ?? 0),
            rounds + (ebbesOf(player)?.rounds ?? 0),
          ],
          [0, 0, 0, 0],
        )
    fc.assert(
      fc.property(anyTables, (tables) => {
        expect(sums(renamed(tables, 'Anna', 'Zoë'), 'Zoë')).toEqual(sums(tables, 'Anna'))
        expect(sums(renamed(tables, 'Anna', 'Bea'), 'Bea')).toEqual(sums(tables, 'Anna', 'Bea'))
        const { players } = statisticsOf(renamed(tables, 'Anna', 'Bea'), people)
        const met = statisticsOf(tables, people).players.find(
          ({ who }) => who.kind === 'person' && who.name === 'Cem',
        )
        const all = (met?.duels ?? []).filter(
          ({ against }) => against.kind === 'person' && ['Anna', 'Bea'].includes(against.name),
        )
        const one = players
          .find(({ who }) => who.kind === 'person' && who.name === 'Cem')
          ?.duels.find(({ against }) => against.kind === 'person' && against.name === 'Bea')
        expect(one === undefined ? 0 : gamesOf(one)).toBe(
          all.reduce((sum, duel) => sum + gamesOf(duel), 0),
        )
      }),
    )
  })
})

it('what the host lists can be counted as it is', () => {
  const entries: readonly HistoryEntry[] = []
  expect(statisticsOf(entries, people).games).toBe(0)
})
