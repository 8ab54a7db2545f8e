/** Games over time: by day, month or year, whichever can be read at a glance. */
import type { Remembered } from '../../engine/statistics/statistics'
import { dayOf } from '../history/find'

/** How many characters of a day in calendar form name its day, month or year. */
const LENGTHS = { day: 10, month: 7, year: 4 } as const
type Unit = keyof typeof LENGTHS

export interface Span {
  /** Its first day. */
  readonly day: string
  readonly won: number
  readonly other: number
}

export interface Calendar {
  readonly unit: Unit
  /** Without gaps: times without games are shown, too. */
  readonly spans: readonly Span[]
}

/** More would be too narrow to read. */
const MAX_SPANS = 36

const firstDay = (key: string): string => `${key}-01-01`.slice(0, LENGTHS.day)

/** The first day of the next span. */
function after(day: string, unit: Unit): string {
  const date = new Date(`${day}T12:00:00`)
  if (unit === 'day') date.setDate(date.getDate() + 1)
  else if (unit === 'month') date.setMonth(date.getMonth() + 1)
  else date.setFullYear(date.getFullYear() + 1)
  return dayOf(date.toISOString())
}

function spansOf(games: readonly Remembered[], unit: Unit): readonly Span[] {
  const starts = games.map(({ begun }) => firstDay(dayOf(begun).slice(0, LENGTHS[unit])))
  const spans: Span[] = []
  const last = starts.at(-1) ?? ''
  for (let day = starts[0] ?? '9999'; day <= last; day = after(day, unit)) {
    const within = games.filter((_, index) => starts[index] === day)
    const won = within.filter(({ isWon }) => isWon).length
    spans.push({ day, won, other: within.length - won })
    if (unit !== 'year' && spans.length > MAX_SPANS) break
  }
  return spans
}

/** For games in chronological order. */
export function calendarOf(games: readonly Remembered[]): Calendar {
  for (const unit of ['day', 'month'] as const) {
    const spans = spansOf(games, unit)
    if (spans.length <= MAX_SPANS) return { unit, spans }
  }
  return { unit: 'year', spans: spansOf(games, 'year') }
}
