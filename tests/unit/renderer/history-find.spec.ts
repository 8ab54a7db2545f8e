import { describe, expect, it } from 'vitest'
import type { HistoryEntry, PlayedGame } from '../../../src/protocol/history'
import { dayWords } from '../../../src/renderer/history/dates'
import {
  ANYTHING,
  byDay,
  conditionOf,
  everybody,
  findGames,
  gamesWith,
  prepare,
  within,
  type Wish,
} from '../../../src/renderer/history/find'

const noon = (day: string) => new Date(`${day}T12:00:00`).toISOString()

const game = (day: string, names: readonly (string | null)[], isOver = true): PlayedGame => ({
  number: 1,
  begun: noon(day),
  players: names.map((name) => ({ name, bot: name === null ? 'club' : null })),
  isOver,
  isAgain: false,
  totals: names.map(() => 0),
  winners: [0],
  facts: { game: 'ebbes' },
})

const table = (name: string, day: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  table: '00000000000000aa',
  name,
  game: 'ebbes',
  opened: noon(day),
  host: null,
  state: 'closed',
  games: [],
  ...more,
})

const ENTRIES = [
  table('Küche', '2026-03-01', { games: [game('2026-03-01', ['Bärbel', 'Cem'])] }),
  table('Weinstube', '2026-05-09', {
    // It went on after midnight, and another day.
    games: [game('2026-05-09', ['Anna', 'Cem']), game('2026-05-10', ['Anna', null], false)],
  }),
  table('Sommerfest', '2026-07-20', {
    game: 'eidex',
    state: 'running',
    games: [game('2026-07-20', ['Anna', 'Zoë', 'O’Neill'])],
  }),
  table('Von Jörg', '2025-12-24', {
    state: 'imported',
    games: [game('2025-12-24', ['Jörg Strauß', 'Anna'])],
  }),
]

const describeIt = ({ name, game, games }: HistoryEntry) =>
  [name, game, ...games.flatMap(({ players }) => players.map((player) => player.name ?? ''))].join(
    ' ',
  )
const ALL = prepare(ENTRIES, describeIt)
const found = (wish: Partial<Wish>) =>
  findGames(ALL, { ...ANYTHING, ...wish }).map(({ entry }) => entry.name)

describe('the history', () => {
  it('comes newest first', () => {
    expect(found({})).toEqual(['Sommerfest', 'Weinstube', 'Küche', 'Von Jörg'])
  })

  it.each([
    ['barbel', ['Küche']],
    ['BÄRBEL', ['Küche']],
    ['Ba\u0308rbel', ['Küche']],
    ['strauss jorg', ['Von Jörg']],
    ["o'neill", ['Sommerfest']],
    ['cem anna', ['Weinstube']],
    ['  anna   ', ['Sommerfest', 'Weinstube', 'Von Jörg']],
    ['eidex', ['Sommerfest']],
    ['nobody', []],
    ['', ['Sommerfest', 'Weinstube', 'Küche', 'Von Jörg']],
  ])('finds by the words “%s”', (text, names) => {
    expect(found({ text })).toEqual(names)
  })

  it('finds by game, player and condition, all at once', () => {
    expect(found({ game: 'eidex' })).toEqual(['Sommerfest'])
    expect(found({ player: 'Cem' })).toEqual(['Weinstube', 'Küche'])
    // A filter means this very person, not the letters.
    expect(found({ player: 'cem' })).toEqual([])
    expect(found({ condition: 'unfinished' })).toEqual(['Weinstube'])
    expect(found({ condition: 'finished' })).toEqual(['Küche'])
    expect(found({ player: 'Anna', game: 'ebbes', condition: 'imported' })).toEqual(['Von Jörg'])
    expect(found({ player: 'Cem', text: 'küche', condition: 'running' })).toEqual([])
  })

  it('finds by day, the first and the last included, on whichever day of an evening it falls', () => {
    expect(found({ from: '2026-05-10' })).toEqual(['Sommerfest', 'Weinstube'])
    expect(found({ from: '2026-05-10', to: '2026-05-10' })).toEqual(['Weinstube'])
    expect(found({ from: '2026-05-11', to: '2026-07-19' })).toEqual([])
    expect(found({ to: '2026-03-01' })).toEqual(['Küche', 'Von Jörg'])
  })

  it('puts the tables of one day together', () => {
    const more = prepare([...ENTRIES, table('Keller', '2026-05-09')], describeIt)
    expect(byDay(more).map((day) => day.map(({ entry }) => entry.name))).toEqual([
      ['Sommerfest'],
      ['Weinstube', 'Keller'],
      ['Küche'],
      ['Von Jörg'],
    ])
  })

  it('knows everybody once, in the order of the alphabet', () => {
    expect(everybody(ALL, 'de')).toEqual(['Anna', 'Bärbel', 'Cem', 'Jörg Strauß', 'O’Neill', 'Zoë'])
  })

  it('counts the games of a name', () => {
    expect(gamesWith(ALL, 'Anna')).toBe(4)
    expect(gamesWith(ALL, 'Nobody')).toBe(0)
  })
})

describe('the words of a day', () => {
  it('are those that people use', () => {
    expect(dayWords('2026-05-09')).toBe('Saturday 9. May 09.05.2026 09/05/2026')
    expect(dayWords('2024-02-29')).toBe('Thursday 29. February 29.02.2024 29/02/2024')
  })
})

describe('a condition', () => {
  it('is what somebody can do with it', () => {
    const over = game('2026-01-01', ['Anna', 'Bea'])
    const broken = { ...over, isOver: false }
    expect(conditionOf(table('', '2026-01-01', { games: [over] }))).toBe('finished')
    expect(conditionOf(table('', '2026-01-01', { games: [over, broken] }))).toBe('unfinished')
    expect(conditionOf(table('', '2026-01-01', { games: [broken], state: 'running' }))).toBe(
      'running',
    )
    expect(conditionOf(table('', '2026-01-01', { games: [broken], state: 'imported' }))).toBe(
      'imported',
    )
  })
})

describe('a period', () => {
  it('keeps the games that were begun in it, also of one evening', () => {
    const wish = { from: '2026-05-10', to: '', game: null }
    expect(within(ENTRIES, wish).map(({ games }) => games.length)).toEqual([0, 1, 1, 0])
    expect(within(ENTRIES, { ...wish, game: 'ebbes' }).map(({ games }) => games.length)).toEqual([
      0, 1, 0,
    ])
  })
})
