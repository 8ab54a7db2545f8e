/** Its part of the rule book, in one language. */
import type { Language } from '../../../i18n/languages'
import { chaptersOf, type IntroText, type Part } from '../../../rules/book'
import { t } from '../i18n/texts'
import type { Clause, EbbesRules } from './types'

interface Told {
  readonly intro: IntroText
  readonly rules: EbbesRules
}

const LOAD: Readonly<Record<Language, () => Promise<Told>>> = {
  en: () => import('./en').then((m) => ({ intro: m.ebbesIntroEn, rules: m.ebbesRulesEn })),
  de: () => import('./de').then((m) => ({ intro: m.ebbesIntroDe, rules: m.ebbesRulesDe })),
  fr: () => import('./fr').then((m) => ({ intro: m.ebbesIntroFr, rules: m.ebbesRulesFr })),
}

/** In the order in which a newcomer needs them; variants come after the basic game. */
const CHAPTERS = [
  ['prepare', ['ebbes.setup', 'ebbes.dealer', 'ebbes.deal', 'ebbes.starter']],
  ['tricks', ['ebbes.lead', 'ebbes.follow', 'ebbes.winner']],
  ['roles', ['ebbes.designate', 'ebbes.winner.instant']],
  ['count', ['ebbes.score', 'ebbes.zilch', 'ebbes.track']],
  ['end', ['ebbes.end.basic']],
  ['variants', ['ebbes.select', 'ebbes.end.goal', 'ebbes.end.dabbscheedel', 'ebbes.end.rounds']],
  ['two', ['ebbes.virtual']],
] as const satisfies readonly (readonly [string, readonly Clause[]])[]

export async function rulesPart(language: Language): Promise<Part> {
  const { intro, rules } = await LOAD[language]()
  return {
    game: 'ebbes',
    fan: ['B7', 'N3', 'Y10'],
    intro,
    chapters: chaptersOf<(typeof CHAPTERS)[number][0], Clause>(CHAPTERS, rules, (id) =>
      t(`rules.chapter.${id}`),
    ),
  }
}
