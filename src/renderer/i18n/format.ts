/** Lists and numbers, as they are written in the language on the screen. */
import { listText, numberText } from '../../protocol/texts'
import { texts } from './texts.svelte'

/** One after the other, with the last ones joined as people say it. */
export const listed = (words: readonly string[]): string => listText(texts.language, words)

/** One after the other, in no sentence. */
export const inRow = (words: readonly string[]): string =>
  words.filter((word) => word !== '').join(', ')

/** What is to be said of one thing, side by side. */
export const facts = (words: readonly string[]): string =>
  words.filter((word) => word !== '').join(' · ')

export const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

export const figure = (value: number, options?: Intl.NumberFormatOptions): string =>
  numberText(texts.language, value, options)

/** What was added or taken away. */
export const gained = (value: number): string => figure(value, { signDisplay: 'exceptZero' })

/** What is to be added or taken away, be it nothing. */
export const signed = (value: number): string => figure(value, { signDisplay: 'always' })
