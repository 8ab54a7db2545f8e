import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Remembered } from '../../../src/engine/statistics/statistics'
import { calendarOf } from '../../../src/renderer/statistics/calendar'
import { scaleOf } from '../../../src/renderer/statistics/scale'
import { FIRST_WISHES, periodOf } from '../../../src/renderer/statistics/wishes'

/** At noon, where the test runs. */
const on = (day: string, isWon = false): Remembered => ({
  table: '00000000000000aa',
  number: 1,
  begun: new Date(`${day}T12:00:00`).toISOString(),
  game: 'ebbes',
  total: 0,
  place: isWon ? 1 : 2,
  isWon,
})
const told = (...games: readonly Remembered[]) => {
  const { unit, spans } = calendarOf(games)
  return { unit, spans: spans.map(({ day, won, other }) => [day, won, other]) }
}

describe('games over time', () => {
  it('are counted by day while that fits, with the days without a game', () => {
    expect(told(on('2026-02-27', true), on('2026-02-27'), on('2026-03-02', true))).toEqual({
      unit: 'day',
      spans: [
        ['2026-02-27', 1, 1],
        ['2026-02-28', 0, 0],
        ['2026-03-01', 0, 0],
        ['2026-03-02', 1, 0],
      ],
    })
  })

  it('then by month', () => {
    expect(told(on('2025-11-30'), on('2026-01-31', true))).toEqual({
      unit: 'month',
      spans: [
        ['2025-11-01', 0, 1],
        ['2025-12-01', 0, 0],
        ['2026-01-01', 1, 0],
      ],
    })
  })

  it('then by year', () => {
    expect(told(on('2020-06-15'), on('2023-07-01'), on('2023-08-01'))).toEqual({
      unit: 'year',
      spans: [
        ['2020-01-01', 0, 1],
        ['2021-01-01', 0, 0],
        ['2022-01-01', 0, 0],
        ['2023-01-01', 0, 2],
      ],
    })
  })

  it('are none if there is none, and none is lost', () => {
    expect(told().spans).toEqual([])
    const days = fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 30 })
    fc.assert(
      fc.property(days, (numbers) => {
        const games = numbers
          .toSorted((a, b) => a - b)
          .map((number) => {
            const date = new Date(2016, 0, 1 + number, 12)
            return { ...on('2016-01-01'), begun: date.toISOString() }
          })
        const { spans } = calendarOf(games)
        expect(spans.reduce((sum, { won, other }) => sum + won + other, 0)).toBe(games.length)
        expect(spans.length).toBeLessThanOrEqual(36)
      }),
    )
  })
})

describe('an axis', () => {
  it('has round numbers, and zero among them', () => {
    expect(scaleOf([3, 14])).toEqual({ least: 0, most: 15, ticks: [0, 5, 10, 15] })
    expect(scaleOf([-7, 39])).toEqual({ least: -10, most: 40, ticks: [-10, 0, 10, 20, 30, 40] })
    expect(scaleOf([])).toEqual({ least: 0, most: 1, ticks: [0, 1] })
  })

  it('holds every value in a few steps', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -4000, max: 4000 })), (values) => {
        const { least, most, ticks } = scaleOf(values)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks).toContain(0)
        expect(ticks.at(0)).toBe(least)
        expect(ticks.at(-1)).toBe(most)
        for (const value of values) expect(least <= value && value <= most).toBe(true)
      }),
    )
  })
})

describe('a period', () => {
  const today = new Date('2026-03-10T12:00:00')
  const of = (period: (typeof FIRST_WISHES)['period']) =>
    periodOf({ ...FIRST_WISHES, from: '2026-01-02', to: '2026-01-03', period }, today)

  it('is counted from today, or is what somebody chose', () => {
    expect(of('always')).toEqual({ from: '', to: '' })
    expect(of('year')).toEqual({ from: '2026-01-01', to: '' })
    expect(of('month')).toEqual({ from: '2026-02-08', to: '' })
    expect(of('own')).toEqual({ from: '2026-01-02', to: '2026-01-03' })
  })
})
