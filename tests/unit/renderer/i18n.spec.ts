import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { en as ebbes } from '../../../src/renderer/games/ebbes/i18n/en'
import { en as eidex } from '../../../src/renderer/games/eidex/i18n/en'
import { en as shared } from '../../../src/renderer/i18n/en'
import { LANGUAGES, negotiate } from '../../../src/renderer/i18n/languages'
import { filled, listText, numberText, pluralOf, translationOf } from '../../../src/protocol/texts'
import { de, en, fr, type Texts } from '../../e2e/texts'

const TEXTS = { en, de, fr } satisfies Record<(typeof LANGUAGES)[number], Texts>

const params = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()

/** Every text with its key. That no key and no parameter is missing is the compiler's to say. */
const entriesOf = (language: (typeof LANGUAGES)[number]) =>
  Object.entries<string>(TEXTS[language]) as readonly (readonly [keyof Texts, string])[]

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it('say something, and have no space around it', () => {
    expect(entriesOf(language).filter(([, text]) => text === '' || text.trim() !== text)).toEqual(
      [],
    )
  })

  it('leave no brace open', () => {
    const open = entriesOf(language).filter(([, text]) => /[{}]/.test(text.replace(/\{\w+\}/g, '')))
    expect(open).toEqual([])
  })

  it('name each parameter as often as in English', () => {
    const others = entriesOf(language).filter(
      ([key, text]) => params(text).join() !== params(en[key]).join(),
    )
    expect(others).toEqual([])
  })
})

describe.each(['de', 'fr'] as const)('the texts in %s', (language) => {
  it('are no sentences that were left in English', () => {
    const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length > 3
    const same = entriesOf(language).filter(([key, text]) => text === en[key] && isSentence(text))
    expect(same).toEqual([])
  })
})

it.each([
  ['i18n', shared],
  ['games/ebbes/i18n', ebbes],
  ['games/eidex/i18n', eidex],
])('in %s no text hides another of the same key in another area', async (where, all) => {
  const folder = new URL(`../../../src/renderer/${where}/`, import.meta.url)
  const areas = (await readdir(folder, { withFileTypes: true })).filter((each) =>
    each.isDirectory(),
  )
  const keys = await Promise.all(
    areas.map(async ({ name }) => {
      const area = (await import(new URL(`${name}/en.ts`, folder).href)) as Record<string, object>
      return Object.values(area).flatMap((texts) => Object.keys(texts))
    }),
  )
  expect(areas.length).toBeGreaterThan(4)
  expect(keys.flat().sort()).toEqual(Object.keys(all).sort())
})

/** Never called: the check of types reads it, and complains where one of these compiles. */
export function refusedByTheCompiler() {
  const en = shared
  const translation = translationOf<typeof shared>()
  // @ts-expect-error nearly all keys are missing
  translation({ 'nav.back': 'Indietro' })
  // @ts-expect-error there is no such key
  translation({ ...en, 'nav.sideways': 'Di lato' })
  // @ts-expect-error the parameter is {version}
  translation({ ...en, 'about.version': 'Versione {versione}' })
  // @ts-expect-error the parameter is missing
  translation({ ...en, 'about.version': 'Versione' })
  translation({ ...en, 'about.version': 'Versione {version}' })
}

describe('interpolation', () => {
  it('fills each hole, as often as it occurs', () => {
    expect(filled('en', '{a} and {b} and {a}', { a: 'x', b: 2 })).toBe('x and 2 and x')
  })

  it('takes values as they are, also when they look like holes or patterns', () => {
    expect(filled('en', '{a}!', { a: '{b} $& $1' })).toBe('{b} $& $1!')
  })

  it('leaves a hole without a value visible, so that somebody notices', () => {
    expect(filled('en', '{a}', {})).toBe('{a}')
  })

  it('knows zero from nothing', () => {
    expect(filled('en', '{n} tricks', { n: 0 })).toBe('0 tricks')
  })
})

describe('numbers and lists', () => {
  it.each([
    ['en', 0, 'other'],
    ['en', 1, 'one'],
    ['en', 2, 'other'],
    ['de', 0, 'other'],
    ['de', 1, 'one'],
    ['fr', 0, 'one'],
    ['fr', 1, 'one'],
    ['fr', 2, 'other'],
    ['fr', 1_000_000, 'other'],
  ] as const)('in %s, %d is %s', (language, count, form) => {
    expect(pluralOf(language, count)).toBe(form)
  })

  it('have a real minus, the comma of the language, and no thousands apart', () => {
    expect(LANGUAGES.map((language) => numberText(language, -1234.5))).toEqual([
      '−1234.5',
      '−1234,5',
      '−1234,5',
    ])
    expect(filled('de', '{points} Punkte', { points: -3 })).toBe('−3 Punkte')
    expect(numberText('en', -0)).toBe('0')
  })

  it('are joined as people say it', () => {
    expect(LANGUAGES.map((language) => listText(language, ['A', 'B', 'C']))).toEqual([
      'A, B and C',
      'A, B und C',
      'A, B et C',
    ])
  })
})

describe('the language of a device', () => {
  it.each([
    [['de-DE', 'en'], 'de'],
    [['fr-CA'], 'fr'],
    [['DE_at'], 'de'],
    [['nl', 'pfl', 'fr', 'de'], 'fr'],
    [['en-GB', 'de'], 'en'],
    [['ja'], 'en'],
    [[''], 'en'],
    [[], 'en'],
  ] as const)('%j is answered in %s', (preferred, spoken) => {
    expect(negotiate(preferred)).toBe(spoken)
  })

  it('is not fooled by a tag that only begins like one of ours', () => {
    expect(negotiate(['den', 'fro-FR'])).toBe('en')
  })
})
