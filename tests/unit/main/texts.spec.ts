import { describe, expect, it } from 'vitest'
import { de } from '../../../src/main/texts/de'
import { en } from '../../../src/main/texts/en'
import { fr } from '../../../src/main/texts/fr'
import { sayIn } from '../../../src/main/texts/say'

const holesIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort()

describe('what the shell says', () => {
  it.each([
    ['German', de],
    ['French', fr],
  ])('has the same keys and the same {names} in %s', (_language, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(en))
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(holesIn(texts[key]), key).toEqual(holesIn(en[key]))
    }
  })

  it('names what it is about', () => {
    expect(sayIn('en')('file.unreadable', { name: 'a.stich' })).toBe('“a.stich” can’t be opened.')
  })
})
