import type { Language } from '../../protocol/languages'
import { filled, type Messages, type Params } from '../../protocol/texts'
import { de } from './de'
import { en } from './en'
import { fr } from './fr'

const TEXTS: Readonly<Record<Language, Messages<typeof en>>> = { en, de, fr }

export type ShellText = keyof typeof en

/** A text of the shell, with the {names} in it replaced. */
export type Say = <K extends ShellText>(key: K, ...values: Params<typeof en, K>) => string

export const sayIn =
  (language: Language): Say =>
  (key, ...[values]) =>
    filled(language, TEXTS[language][key], values)
