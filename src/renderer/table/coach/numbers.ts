/** Chances and points as people read them, in the current language. */
import type { Estimate } from '../../../protocol/coach'
import { figure, ONE_PLACE } from '../../i18n/format'

export const percent = (chance: number): string => figure(chance, { style: 'percent' })

/** From here on the text says “probably”. */
export const LIKELY = 0.5

/** All imagined worlds can agree and still be wrong: only what is certain is 0 or 100 %. */
const LEAST = 0.01
export const likelihood = (chance: number): string =>
  percent(Math.min(1 - LEAST, Math.max(LEAST, chance)))

/** What an action brings, for a sentence: with its sign where something can also be lost. */
export const gainIn = (
  { gain, spread }: Estimate,
  signDisplay: 'exceptZero' | 'auto',
): { readonly gain: string; readonly spread: string } => ({
  gain: figure(gain, { ...ONE_PLACE, signDisplay }),
  spread: figure(spread, { maximumFractionDigits: 1 }),
})

/** A difference that may be luck, or that is too small to show, is none. */
export function isAsGood(best: Estimate, other: Estimate): boolean {
  const error = Math.hypot(best.chanceError, other.chanceError)
  return best.chance - other.chance <= error || percent(best.chance) === percent(other.chance)
}
