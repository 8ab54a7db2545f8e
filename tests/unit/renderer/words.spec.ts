/** Words that a native speaker would not say, and that have been said here before: docs/words.md has the right ones. */
import { describe, expect, it } from 'vitest'
import { de as mainDe } from '../../../src/main/texts/de'
import { en as mainEn } from '../../../src/main/texts/en'
import { fr as mainFr } from '../../../src/main/texts/fr'
import { ebbesIntroDe, ebbesRulesDe } from '../../../src/renderer/games/ebbes/rules/de'
import { ebbesIntroEn, ebbesRulesEn } from '../../../src/renderer/games/ebbes/rules/en'
import { ebbesIntroFr, ebbesRulesFr } from '../../../src/renderer/games/ebbes/rules/fr'
import { charactersDe } from '../../../src/renderer/games/eidex/rules/characters.de'
import { charactersEn } from '../../../src/renderer/games/eidex/rules/characters.en'
import { charactersFr } from '../../../src/renderer/games/eidex/rules/characters.fr'
import { eidexIntroDe, eidexRulesDe } from '../../../src/renderer/games/eidex/rules/de'
import { eidexIntroEn, eidexRulesEn } from '../../../src/renderer/games/eidex/rules/en'
import { eidexIntroFr, eidexRulesFr } from '../../../src/renderer/games/eidex/rules/fr'
import { optionsDe, promptsDe } from '../../../src/renderer/games/eidex/rules/prompts.de'
import { optionsEn, promptsEn } from '../../../src/renderer/games/eidex/rules/prompts.en'
import { optionsFr, promptsFr } from '../../../src/renderer/games/eidex/rules/prompts.fr'
import { LANGUAGES, type Language } from '../../../src/renderer/i18n/languages'
import { de, en, fr } from '../../e2e/texts'

const TEXTS: Readonly<Record<Language, readonly object[]>> = {
  en: [
    [en, mainEn, ebbesIntroEn, ebbesRulesEn],
    [eidexIntroEn, eidexRulesEn, charactersEn, promptsEn, optionsEn],
  ].flat(),
  de: [
    [de, mainDe, ebbesIntroDe, ebbesRulesDe],
    [eidexIntroDe, eidexRulesDe, charactersDe, promptsDe, optionsDe],
  ].flat(),
  fr: [
    [fr, mainFr, ebbesIntroFr, ebbesRulesFr],
    [eidexIntroFr, eidexRulesFr, charactersFr, promptsFr, optionsFr],
  ].flat(),
}

const FORBIDDEN: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    / …/,
    /\bhow (it|ebbes|eidex) goes\b/i,
    /\bwhat happened$/i,
    /\btable of \{/i,
    /\b(heart|lizard|raven|star) (six|seven|eight|nine|ten|jack|queen|king|ace)\b/i,
    /\b(castle|potato|forest|grapes|elwetritsch) (\d|\{)/i,
    /\breckoning\b/i,
    /\bstraw ?man\b/i,
    /^talk$/i,
    /\bgo on playing\b/i,
    /\bsend away\b/i,
    /\bput(s|ting)? (a card |it )?down\b|\bput-down\b/i,
    /\bdealt the cards\b/i,
    /\bdecisive\b/i,
    /\byou are asked something\b/i,
    /\b1 more time\b/i,
    /\bas far as one can be sure\b/i,
    /, at best\b/i,
    /\bbots, too\b/i,
    /\bclub player\b/i,
    /\bthe suit \{\w+\} becomes\b/i,
    /\b(color|honor|favorite|center|license)\b/,
  ],
  de: [
    /\bwas geschah\b/i,
    /\bplaudern\b/i,
    /\bjemand anderes richtet aus\b/i,
    /\bvereinsspieler\b/i,
    /\bzurzeit English\b/i,
    /\d\.\d s\b/,
  ],
  fr: [
    / …/,
    /\btable de \{/i,
    /\bcomptes de la manche\b/i,
    /\bjeux de levées\b/i,
    /\bmélangent déjà\b/i,
    /\bactuellement English\b/i,
  ],
}

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** The texts that nobody would say like that, each with what gives it away. */
const heardIn = (texts: readonly string[], language: Language): readonly string[] =>
  FORBIDDEN[language].flatMap((word) =>
    texts.filter((text) => word.test(text)).map((text) => `${word.source}: ${text}`),
  )

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = TEXTS[language].flatMap(textsIn)

  it('no text has a word that must not come back', () => {
    expect(texts.length).toBeGreaterThan(1000)
    expect(heardIn(texts, language)).toEqual([])
  })
})

it.each([
  ['en', 'Table of {name}'],
  ['en', 'How ebbes goes'],
  ['en', 'Whoever wins the raven jack loses.'],
  ['en', '{name} puts a card down.'],
  ['en', 'Connecting …'],
  ['de', 'Was geschah'],
  ['fr', 'Comptes de la manche {round}'],
] as const)('in %s, “%s” would be heard', (language, text) => {
  expect(heardIn([text], language)).toHaveLength(1)
})
