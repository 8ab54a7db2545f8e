import { isTheme, type Theme } from '../../protocol/desktop'
import { isLanguage, type Language } from '../i18n/languages'

export interface StoredSettings {
  readonly language: Language | 'system'
  readonly theme: Theme
}

const DEFAULTS: StoredSettings = { language: 'system', theme: 'system' }

const object = (json: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Each field by itself: one that an older or broken program wrote does not cost the others. */
export function parseSettings(json: string | null): StoredSettings {
  const { language, theme } = object(json)
  return {
    language: isLanguage(language) ? language : DEFAULTS.language,
    theme: isTheme(theme) ? theme : DEFAULTS.theme,
  }
}
