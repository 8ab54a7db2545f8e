/** What is written is judged by quick guards: they say exactly what the schemas say, which readers use. */
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { inProject } from '../../../scripts/lib/paths.js'
import { isObject } from '../../../src/engine/kernel'
import { guardOf } from '../../../src/protocol/guard-of'
import { HOST_MESSAGES, PROTOCOL, writeHostMessage } from '../../../src/protocol/messages'
import type { HostMessage } from '../../../src/protocol/messages'

const fixtures = JSON.parse(
  readFileSync(inProject(`tests/fixtures/protocol-${PROTOCOL}.json`), 'utf8'),
) as { readonly host: readonly string[] }
const MESSAGES = fixtures.host.map((text) => JSON.parse(text) as HostMessage)

/** Something else in the place of every value, and one more property in every object. */
function* broken(value: unknown): Generator {
  for (const other of [null, undefined, -1, 0.5, Number.NaN, 'something', true, [], {}]) {
    if (!Object.is(other, value)) yield other
  }
  if (Array.isArray(value)) {
    yield [...(value as unknown[]), 'something']
    // All entries of a list are read alike.
    const [first, ...rest] = value as unknown[]
    if (value.length > 0) for (const other of broken(first)) yield [other, ...rest]
  } else if (isObject(value)) {
    yield { ...value, leak: 'H9' }
    for (const key of Object.keys(value)) {
      const { [key]: field, ...rest } = value
      yield rest
      for (const other of broken(field)) yield { ...rest, [key]: other }
    }
  }
}

describe('a guard says what its schema says', () => {
  it.each(Object.entries(HOST_MESSAGES))('of %s messages, whole and broken', (type, schema) => {
    const is = guardOf(schema as v.GenericSchema)
    const messages = MESSAGES.filter((message) => message.type === type)
    expect(messages).not.toEqual([])
    for (const message of messages) {
      expect(is(message)).toBe(true)
      for (const other of broken(message)) {
        if (is(other) !== v.is(schema, other)) expect(other).toBe(`as ${type} to both`)
      }
    }
  })

  const PIECES: Readonly<Record<string, v.GenericSchema>> = {
    'one thing or another': v.union([v.string(), v.number(), v.boolean(), v.null()]),
    'a bounded list': v.pipe(v.array(v.number()), v.maxLength(2), v.readonly()),
    'a bounded number': v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
    'a pattern': v.pipe(v.string(), v.regex(/^a+$/), v.maxLength(2)),
    'a part that may be missing': v.strictObject({ a: v.exactOptional(v.literal('b')) }),
    'a part that has a default': v.strictObject({ a: v.optional(v.boolean(), false) }),
    'two with the same word': v.variant('a', [
      v.strictObject({ a: v.literal('a') }),
      v.strictObject({ a: v.literal('a'), b: v.string() }),
    ]),
    'a changed text': v.pipe(v.string(), v.trim(), v.minLength(1)),
    'anything named': v.looseObject({ a: v.string() }),
    'two at once': v.pipe(
      v.custom<object>((value) => !Array.isArray(value)),
      v.strictObject({}),
    ),
  }
  const words = fc.constantFrom('a', 'aa', 'aaa', 'b', ' ', '')
  const small = fc.oneof(
    words,
    fc.constantFrom(0, 1, 4, -1, 0.5, Number.NaN, null, undefined, true),
  )
  const objects = fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), small)
  const values = fc.oneof(small, fc.array(small, { maxLength: 3 }), objects)

  it.each(Object.entries(PIECES))('of %s', (_, schema) => {
    const is = guardOf(schema)
    fc.assert(fc.property(values, (value) => is(value) === v.is(schema, value)))
  })
})

it('a message with one property more is not written', () => {
  for (const message of MESSAGES) {
    const leaky = { ...message, leak: 'H9' }
    expect(() => writeHostMessage(leaky)).toThrow('not as agreed')
  }
})
