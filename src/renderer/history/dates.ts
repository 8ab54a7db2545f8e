/** Days and times as people write them, in the reader's time zone. */
import { texts } from '../i18n/texts.svelte'

const STYLES = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  brief: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
  year: { year: 'numeric' },
  monthName: { month: 'long' },
  weekday: { weekday: 'long' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/** Making a format takes longer than using it, and a long history has thousands of days. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function momentText(moment: string, style: keyof typeof STYLES): string {
  // On a score sheet and in a search, the day comes before the month in all our languages.
  const language = texts.language === 'en' ? 'en-GB' : texts.language
  const key = `${language} ${style}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, STYLES[style])
  formats.set(key, format)
  return format.format(new Date(moment))
}

/** The names of months and weekdays, which a long history needs thousands of times. */
const NAMES = new Map<string, { months: readonly string[]; weekdays: readonly string[] }>()
function names() {
  const known = NAMES.get(texts.language)
  if (known !== undefined) return known
  const made = {
    months: Array.from({ length: 12 }, (_, month) =>
      momentText(new Date(2026, month, 1, 12).toISOString(), 'monthName'),
    ),
    // The first of February 2026 is a Sunday.
    weekdays: Array.from({ length: 7 }, (_, day) =>
      momentText(new Date(2026, 1, 1 + day, 12).toISOString(), 'weekday'),
    ),
  }
  NAMES.set(texts.language, made)
  return made
}

/** All words by which a user may search for a day, given in calendar form. */
export function dayWords(day: string): string {
  const { months, weekdays } = names()
  const [year = '', month = '', date = ''] = day.split('-')
  const weekday = weekdays[new Date(`${day}T12:00:00`).getDay()] ?? ''
  const monthName = months[Number(month) - 1] ?? ''
  return `${weekday} ${Number(date)}. ${monthName} ${date}.${month}.${year} ${date}/${month}/${year}`
}
