import type { Language } from '../../protocol/languages'

export { LANGUAGES, negotiate, type Language } from '../../protocol/languages'

/** Each language by its own name: its speakers may read no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
}
