import { texts } from './texts.svelte'

/** One after the other, with the last ones joined as people say it. */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(words)
