/** The languages of pages and shell. */
export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value)

/** The first of the user's preferred languages that we have, otherwise English. */
export function negotiate(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split(/[-_]/, 1)[0]
    if (isLanguage(primary)) return primary
  }
  return 'en'
}
