/** The rule book of one language, and the order in which it is read. */
import { CHARACTERS, type PowerId } from '../../engine/eidex/characters'
import type { GameId } from '../../engine/games'
import type { Language } from '../i18n/languages'
import type {
  CharacterTexts,
  EbbesClause,
  EbbesRules,
  EidexClause,
  EidexRules,
  IntroText,
  RuleText,
} from './rule-book'

export interface Book {
  readonly ebbes: { readonly intro: IntroText; readonly rules: EbbesRules }
  readonly eidex: { readonly intro: IntroText; readonly rules: EidexRules }
  readonly characters: CharacterTexts
}

/** Only the language that is read: nobody needs a rule book to start. */
const LOAD: Readonly<Record<Language, () => Promise<Book>>> = {
  en: async () => {
    const [a, b, c] = await Promise.all([
      import('../games/ebbes/rules/en'),
      import('../games/eidex/rules/en'),
      import('../games/eidex/rules/characters.en'),
    ])
    return {
      ebbes: { intro: a.ebbesIntroEn, rules: a.ebbesRulesEn },
      eidex: { intro: b.eidexIntroEn, rules: b.eidexRulesEn },
      characters: c.charactersEn,
    }
  },
  de: async () => {
    const [a, b, c] = await Promise.all([
      import('../games/ebbes/rules/de'),
      import('../games/eidex/rules/de'),
      import('../games/eidex/rules/characters.de'),
    ])
    return {
      ebbes: { intro: a.ebbesIntroDe, rules: a.ebbesRulesDe },
      eidex: { intro: b.eidexIntroDe, rules: b.eidexRulesDe },
      characters: c.charactersDe,
    }
  },
  fr: async () => {
    const [a, b, c] = await Promise.all([
      import('../games/ebbes/rules/fr'),
      import('../games/eidex/rules/fr'),
      import('../games/eidex/rules/characters.fr'),
    ])
    return {
      ebbes: { intro: a.ebbesIntroFr, rules: a.ebbesRulesFr },
      eidex: { intro: b.eidexIntroFr, rules: b.eidexRulesFr },
      characters: c.charactersFr,
    }
  },
}

export const loadBook = (language: Language): Promise<Book> => LOAD[language]()

/** What comes first is what a newcomer needs first; variants wait until the game is told. */
const EBBES_CHAPTERS = [
  ['prepare', ['ebbes.setup', 'ebbes.dealer', 'ebbes.deal', 'ebbes.starter']],
  ['tricks', ['ebbes.lead', 'ebbes.follow', 'ebbes.winner']],
  ['roles', ['ebbes.designate', 'ebbes.winner.instant']],
  ['count', ['ebbes.score', 'ebbes.zilch', 'ebbes.track']],
  ['end', ['ebbes.end.basic']],
  ['variants', ['ebbes.select', 'ebbes.end.goal', 'ebbes.end.dabbscheedel', 'ebbes.end.rounds']],
  ['two', ['ebbes.virtual']],
] as const satisfies readonly (readonly [string, readonly EbbesClause[]])[]

const EIDEX_CHAPTERS = [
  ['prepare', ['eidex.setup', 'eidex.deal', 'eidex.put-down']],
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
] as const satisfies readonly (readonly [string, readonly EidexClause[]])[]

type ChapterId = (typeof EBBES_CHAPTERS | typeof EIDEX_CHAPTERS)[number][0] | 'characters'

/** One heading of the book: a clause, or a character. */
export interface Entry extends RuleText {
  /** The clause, as the address and a refusal name it. */
  readonly at: string
  readonly character?: { readonly id: PowerId; readonly card: string; readonly short: string }
}

export interface Chapter {
  readonly id: ChapterId
  readonly entries: readonly Entry[]
}

export interface Part {
  readonly game: GameId
  readonly intro: IntroText
  readonly chapters: readonly Chapter[]
}

const chapters = <Clause extends string>(
  order: readonly (readonly [ChapterId, readonly Clause[]])[],
  rules: Readonly<Record<Clause, RuleText>>,
): Chapter[] =>
  order.map(([id, clauses]) => ({ id, entries: clauses.map((at) => ({ at, ...rules[at] })) }))

const characters = (texts: CharacterTexts): Chapter => ({
  id: 'characters',
  entries: CHARACTERS.map(([card, id]) => {
    const { name: title, short, ...rest } = texts[id]
    return { at: `eidex.${id}`, title, ...rest, character: { id, card, short } }
  }),
})

export const partsOf = ({ ebbes, eidex, characters: texts }: Book): readonly Part[] => [
  {
    game: 'ebbes',
    intro: ebbes.intro,
    chapters: chapters<EbbesClause>(EBBES_CHAPTERS, ebbes.rules),
  },
  {
    game: 'eidex',
    intro: eidex.intro,
    chapters: [...chapters<EidexClause>(EIDEX_CHAPTERS, eidex.rules), characters(texts)],
  },
]

/** Where the book opens: at that clause, or the nearest one above it that the book has. */
export function placeOf(at: string | undefined, parts: readonly Part[]): string | undefined {
  if (at === undefined || at === '') return undefined
  const isPlace = parts.some(
    ({ game, chapters }) =>
      game === at || chapters.some(({ entries }) => entries.some((entry) => entry.at === at)),
  )
  return isPlace ? at : placeOf(at.slice(0, Math.max(at.lastIndexOf('.'), 0)), parts)
}
