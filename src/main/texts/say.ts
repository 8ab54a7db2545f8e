import type { Language } from '../../protocol/languages'
import { de } from './de'
import { en, type ShellTexts } from './en'
import { fr } from './fr'

const TEXTS: Readonly<Record<Language, ShellTexts>> = { en, de, fr }

/** A text of the shell, with the {names} in it replaced. */
export type Say = (key: keyof ShellTexts, values?: Readonly<Record<string, string>>) => string

export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    TEXTS[language][key].replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
