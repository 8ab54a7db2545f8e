/** Names that a page gave to a table by itself, in the language of its user at the time. */
import { t } from '../i18n/texts.svelte'

/** `alone.table` in every language, as it stands in files and at tables of other players, too. */
const SOLO: readonly string[] = [
  'Table for one',
  'Solo-Tisch',
  'Table en solo',
  // As earlier versions called it.
  'Tisch für einen',
  'Table pour un',
]

export const isSolo = (name: string): boolean => SOLO.includes(name)

/** In the language of the reader, if nobody has chosen the name. */
export const shownName = (name: string): string => (isSolo(name) ? t('alone.table') : name)
