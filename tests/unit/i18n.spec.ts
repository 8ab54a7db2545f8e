import { describe, expect, it } from 'vitest'
import { de } from '../../src/renderer/i18n/de'
import { en } from '../../src/renderer/i18n/en'
import { fr } from '../../src/renderer/i18n/fr'
import { LANGUAGES, LANGUAGE_NAMES, negotiate } from '../../src/renderer/i18n/languages'
import { interpolate, translationOf, type Messages } from '../../src/renderer/i18n/messages'

const TEXTS = { en, de, fr } satisfies Record<(typeof LANGUAGES)[number], Messages>

const params = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts: Readonly<Record<string, string>> = TEXTS[language]

  it('have exactly the keys of the English ones', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort())
  })

  it.each(Object.entries(en))('say %s with the same parameters, and say something', (key, text) => {
    expect(texts[key]?.trim()).toBe(texts[key])
    expect(texts[key]).not.toBe('')
    expect(params(texts[key] ?? '')).toEqual(params(text))
  })

  it('leave no brace open', () => {
    for (const text of Object.values(texts))
      expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/)
  })

  it('go by a name', () => {
    expect(LANGUAGE_NAMES[language]).not.toBe('')
  })
})

describe('the compiler', () => {
  const translation = translationOf<typeof en>()

  it('refuses a translation with a missing key, an extra key or a wrong parameter', () => {
    // @ts-expect-error nearly all keys are missing
    translation({ 'nav.back': 'Indietro' })
    // @ts-expect-error there is no such key
    translation({ ...en, 'nav.sideways': 'Di lato' })
    // @ts-expect-error the parameter is {version}
    translation({ ...en, 'about.version': 'Versione {versione}' })
    // @ts-expect-error the parameter is missing
    translation({ ...en, 'about.version': 'Versione' })
    translation({ ...en, 'about.version': 'Versione {version}' })
  })
})

describe('interpolation', () => {
  it('fills each hole, as often as it occurs', () => {
    expect(interpolate('{a} and {b} and {a}', { a: 'x', b: 2 })).toBe('x and 2 and x')
  })

  it('takes values as they are, also when they look like holes or patterns', () => {
    expect(interpolate('{a}!', { a: '{b} $& $1' })).toBe('{b} $& $1!')
  })

  it('leaves a hole without a value visible, so that somebody notices', () => {
    expect(interpolate('{a}', {})).toBe('{a}')
  })

  it('knows zero from nothing', () => {
    expect(interpolate('{n} tricks', { n: 0 })).toBe('0 tricks')
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
