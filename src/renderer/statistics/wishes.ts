/** Which games the user wants to see added up. */
import { ALWAYS, dayOf, type Period } from '../history/find'

export const PERIODS = ['always', 'year', 'month', 'own'] as const
export type PeriodName = (typeof PERIODS)[number]

export interface Wishes extends Period {
  readonly game: string | null
  readonly period: PeriodName
  readonly withBots: boolean
}

export const FIRST_WISHES: Wishes = { ...ALWAYS, game: null, period: 'always', withBots: false }

const MONTH_DAYS = 30

/** The days of a period, as of today. */
export function periodOf({ period, from, to }: Wishes, today: Date): Period {
  const day = dayOf(today.toISOString())
  switch (period) {
    case 'always':
      return ALWAYS
    case 'year':
      return { from: `${day.slice(0, 4)}-01-01`, to: '' }
    case 'month': {
      const start = new Date(today)
      start.setDate(start.getDate() - MONTH_DAYS)
      return { from: dayOf(start.toISOString()), to: '' }
    }
    case 'own':
      return { from, to }
  }
}
