/** Chances and points as people read them, in the language on the screen. */
import type { Estimate } from '../../../protocol/coach'
import { texts } from '../../i18n/texts.svelte'

/** With a real minus, which is as wide as the plus. */
const written = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(texts.language, options).format(value).replace('-', '−')

export const percent = (chance: number): string => written(chance, { style: 'percent' })

/** From here on it is said with a “probably”. */
export const LIKELY = 0.5

/** In imagined worlds everything can agree and still be otherwise: only what is certain is 0 or 100 %. */
const LEAST = 0.01
export const likelihood = (chance: number): string =>
  percent(Math.min(1 - LEAST, Math.max(LEAST, chance)))

const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** What an action brings, for a sentence: with its sign where something can also be lost. */
export const gainIn = (
  { gain, spread }: Estimate,
  signDisplay: 'exceptZero' | 'auto',
): { readonly gain: string; readonly spread: string } => ({
  gain: written(gain, { ...ONE_PLACE, signDisplay }),
  spread: written(spread, { maximumFractionDigits: 1 }),
})

/** A difference that may be luck, or that can't be read, is none. */
export function isAsGood(best: Estimate, other: Estimate): boolean {
  const error = Math.hypot(best.chanceError, other.chanceError)
  return best.chance - other.chance <= error || percent(best.chance) === percent(other.chance)
}
