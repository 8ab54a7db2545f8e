/** Its part of the rule book, in one language: the clauses, then the characters who bend them. */
import { CHARACTERS } from '../../../../engine/eidex/characters'
import type { Language } from '../../../i18n/languages'
import { chaptersOf, type Chapter, type IntroText, type Part } from '../../../rules/book'
import { PORTRAITS } from '../art/characters/portraits'
import { t } from '../i18n/texts'
import type { CharacterTexts, Clause, EidexRules } from './types'

interface Told {
  readonly intro: IntroText
  readonly rules: EidexRules
  readonly characters: CharacterTexts
}

const LOAD: Readonly<Record<Language, () => Promise<Told>>> = {
  en: async () => {
    const [a, b] = await Promise.all([import('./en'), import('./characters.en')])
    return { intro: a.eidexIntroEn, rules: a.eidexRulesEn, characters: b.charactersEn }
  },
  de: async () => {
    const [a, b] = await Promise.all([import('./de'), import('./characters.de')])
    return { intro: a.eidexIntroDe, rules: a.eidexRulesDe, characters: b.charactersDe }
  },
  fr: async () => {
    const [a, b] = await Promise.all([import('./fr'), import('./characters.fr')])
    return { intro: a.eidexIntroFr, rules: a.eidexRulesFr, characters: b.charactersFr }
  },
}

/** In the order in which a newcomer needs them. */
const CHAPTERS = [
  ['prepare', ['eidex.setup', 'eidex.deal', 'eidex.deal.again', 'eidex.put-down']],
  [
    'tricks',
    [
      'eidex.lead',
      'eidex.follow',
      'eidex.follow.trump-led',
      'eidex.follow.jack',
      'eidex.undertrump',
      'eidex.rank',
    ],
  ],
  ['count', ['eidex.value', 'eidex.vp']],
  ['tournament', ['eidex.tournament', 'eidex.tournament.collision', 'eidex.tournament.chaos']],
  [
    'powers',
    [
      'eidex.order',
      'eidex.power.owner',
      'eidex.power.moment',
      'eidex.power.spent',
      'eidex.power.answer',
      'eidex.power.play',
      'eidex.draw',
    ],
  ],
] as const satisfies readonly (readonly [string, readonly Clause[]])[]

const charactersChapter = (texts: CharacterTexts): Chapter => ({
  id: 'characters',
  title: t('rules.characters'),
  isApart: true,
  entries: CHARACTERS.map(([card, id]) => {
    const { name: title, short, ...rest } = texts[id]
    return { at: `eidex.${id}`, title, ...rest, portrait: { Picture: PORTRAITS[id], card, short } }
  }),
})

export async function rulesPart(language: Language): Promise<Part> {
  const { intro, rules, characters } = await LOAD[language]()
  const clauses = chaptersOf<(typeof CHAPTERS)[number][0], Clause>(CHAPTERS, rules, (id) =>
    t(`rules.chapter.${id}`),
  )
  return {
    game: 'eidex',
    fan: ['HA', 'LJ', 'R9'],
    intro,
    chapters: [...clauses, charactersChapter(characters)],
  }
}
