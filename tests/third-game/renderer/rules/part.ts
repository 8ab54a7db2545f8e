/** Its part of the rule book, in one language. */
import type { Language } from '../../../../src/renderer/i18n/languages'
import {
  chaptersOf,
  type IntroText,
  type Part,
  type RuleText,
} from '../../../../src/renderer/rules/book'
import type { CLAUSES } from '../../engine/clauses'
import { t } from '../i18n/texts'

type Clause = (typeof CLAUSES)[number]

export interface Told {
  readonly intro: IntroText
  readonly rules: Readonly<Record<Clause, RuleText>>
}

const LOAD: Readonly<Record<Language, () => Promise<Told>>> = {
  en: () => import('./en').then(({ en }) => en),
  de: () => import('./de').then(({ de }) => de),
  fr: () => import('./fr').then(({ fr }) => fr),
}

const CHAPTERS = [
  ['prepare', ['tercet.setup', 'tercet.deal']],
  ['play', ['tercet.lead', 'tercet.follow', 'tercet.winner']],
  ['end', ['tercet.score', 'tercet.end']],
] as const satisfies readonly (readonly [string, readonly Clause[]])[]

export async function rulesPart(language: Language): Promise<Part> {
  const { intro, rules } = await LOAD[language]()
  return {
    game: 'tercet',
    fan: ['B6', 'G3', 'R5'],
    intro,
    chapters: chaptersOf<(typeof CHAPTERS)[number][0], Clause>(CHAPTERS, rules, (id) =>
      t(`chapter.${id}`),
    ),
  }
}
