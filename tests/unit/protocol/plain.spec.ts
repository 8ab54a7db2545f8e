import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folded, plainText, uniqueName } from '../../../src/protocol/plain'

/** Letters, marks, spaces, emoji, and whatever hides between them. */
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ...['a', 'Å', 'ß', '\u0301', '\u0308', ' ', '\u00a0', '\t', '\u200b', '\u200d', '\ufe0f'],
        ...['\u{1f468}', '\u{1f3fd}', '\u{1f467}', '\u202e', '\u3164', '\u034f', '\ud800', '2'],
      ),
    )
    .map((parts) => parts.join('')),
)

describe('a name', () => {
  it('that is plain stays as it is', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text))
      }),
    )
  })

  it('hides nothing: no controls, no direction, no joiner but in emoji', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const plain = plainText(text)
        expect(plain).not.toMatch(
          /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u200b\u202a-\u202e\u2066-\u2069]/u,
        )
        expect(plain).not.toContain('\u034f')
        expect(plain).not.toMatch(/^[\s\p{M}]|\s$|\u200d(?!\p{Extended_Pictographic})/u)
        expect(plain).toBe(plain.normalize('NFC'))
      }),
    )
  })

  it('is another one than all that are taken, and not too long', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 6 }), anything, (taken, text) => {
        const name = plainText(text)
        const unique = uniqueName(name, [...taken, name, `${name} 2`], 40)
        expect([...taken, name].map(folded)).not.toContain(folded(unique))
        expect(unique.length).toBeLessThanOrEqual(40)
      }),
    )
  })

  it.each([
    ['Straße', 'STRASSE'],
    ['Zoë', 'ZOE\u0308'],
    ['Ann', '\uff21\u200bnn'],
    ['\u{1f468}\u200d\u{1f469}', '\u{1f468}\u{1f469}'],
  ])('%s looks like %s', (one, other) => expect(folded(one)).toBe(folded(other)))

  it('of another script is another one', () => expect(folded('Аnn')).not.toBe(folded('Ann')))
})
