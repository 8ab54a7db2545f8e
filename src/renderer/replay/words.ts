/** A film in words: what happened at each step, and where that is in the game. */
import type { TableInfo } from '../../protocol/table'
import { faceOf, lookOf } from '../games/faces.svelte'
import { t } from '../i18n/texts.svelte'
import { seatName } from '../table/names'
import { eventText } from '../table/words'
import type { Eyes, Film } from './film'

export interface FilmLine {
  readonly step: number
  readonly text: string
  /** Whether a round begins with it. */
  readonly isDeal: boolean
}

/** As in the log of the table, but complete, and each line knows its step. */
export function linesOf(film: Film, eyes: Eyes, table: TableInfo): readonly FilmLine[] {
  const start = film.at(0, eyes)
  return Array.from({ length: film.last + 1 }, (_, step) => {
    const events = film.eventsAt(step, eyes)
    // Of all sentences, only those about scores need the table as it was.
    const hasScores = events.some((event) => lookOf(film.game, event).is === 'scores')
    const update = hasScores ? film.at(step, eyes) : start
    return events
      .map((event) => ({
        step,
        text: eventText(event, update.view, table),
        isDeal: lookOf(film.game, event).is === 'deal',
      }))
      .filter(({ text }) => text !== '')
  }).flat()
}

/** Where a step is, and what it brought: “Round 2, trick 3: Lisbeth plays Yellow 7.” */
export function stepText(film: Film, step: number, lines: readonly FilmLine[]): string {
  const { round, trick } = film.placeAt(step)
  const here = lines.filter((line) => line.step === step)
  const what = here.map(({ text }) => text).join(' ')
  if (round === 0 && what === '') return t('replay.before')
  // The sentence about a deal names its round itself.
  if (round === 0 || here.some(({ isDeal }) => isDeal)) return what
  const where = faceOf(film.game).replay.placeText(round, trick)
  return what === '' ? where : t('replay.at.what', { where, what })
}

export function eyesText(eyes: Eyes, table: TableInfo): string {
  return typeof eyes === 'string' ? t(`replay.eyes.${eyes}`) : seatName(table, eyes)
}
