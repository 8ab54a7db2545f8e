import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonical, isSame } from './canonical'
import { isHex256 } from './ceremony'
import { digestOf } from './verify'

const nodeHash = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

describe('SHA-256 and its notations', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1e6), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('agrees with the standard (%#)', (text, digest) => {
    expect(bytesToHex(sha256(utf8ToBytes(text)))).toBe(digest)
  })

  it('agrees with Node for every length around the ends of its blocks', () => {
    for (let length = 0; length <= 300; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) => index * 7 + length)
      expect(bytesToHex(sha256(bytes)), `${length} bytes`).toBe(nodeHash(bytes))
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(bytesToHex(sha256(bytes))).toBe(nodeHash(bytes))
      }),
    )
  })

  it('writes text as UTF-8, half surrogate pairs included', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        expect(bytesToHex(utf8ToBytes(text))).toBe(Buffer.from(text, 'utf8').toString('hex'))
      }),
    )
  })

  it('takes 32 bytes as hex, and only the one spelling', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        expect(isHex256(bytesToHex(bytes))).toBe(true)
      }),
    )
    const zeros = '0'.repeat(62)
    for (const end of ['', '0', '000', 'AB', '0g', ' 0', '0x', '０0', '00\n']) {
      expect(isHex256(zeros + end), end).toBe(false)
    }
    for (const wrong of [undefined, 1, '', 'A'.repeat(64), [zeros + '00']]) {
      expect(isHex256(wrong)).toBe(false)
    }
  })

  it('digests what a value says, not how it is written', () => {
    expect(digestOf({ b: [1, { d: null, c: 'ü' }], a: undefined })).toBe(
      nodeHash('{"b":[1,{"c":"ü","d":null}]}'),
    )
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy: unknown = JSON.parse(JSON.stringify(value))
        expect(JSON.parse(canonical(value))).toEqual(copy)
        expect(isSame(copy, JSON.parse(JSON.stringify(copy)))).toBe(true)
      }),
    )
    for (const other of [{ a: 1 }, { a: 1, b: 3 }, { a: 1, b: 2, c: 3 }, { a: 1, c: 2 }, [1, 2]]) {
      expect(digestOf(other)).not.toBe(digestOf({ a: 1, b: 2 }))
      expect(isSame({ a: 1, b: 2 }, other)).toBe(false)
    }
  })
})
