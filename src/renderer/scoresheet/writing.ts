/** Dates and figures as people write them. */
import { texts } from '../i18n/texts.svelte'

/** A date as the file has it, for people; what is no date stays as it is. */
export function dateText(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  const language = texts.language === 'en' ? 'en-GB' : texts.language
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date)
}

/** A label with a colon, and whatever the language puts before that. */

/** In groups of eight, so that two people can compare it aloud. */
export const grouped = (hex: string): string => hex.replace(/.{8}(?=.)/g, '$& ')
