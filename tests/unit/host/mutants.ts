/** Messages that are almost right: one of a client's, with one or more things wrong. */
import fc from 'fast-check'
import type { Action } from '../../../src/engine/ebbes/actions'
import { readClientMessage, type ClientMessage } from '../../../src/protocol/messages'

const id = 'a-1'
const hash = '0f'.repeat(32)

const ACTIONS: readonly Action[] = [
  { type: 'play', card: 'R9' },
  { type: 'name-starter', seat: 1 },
]

/** What somebody at a table may say at any time. */
const PROPER: readonly ClientMessage[] = [
  { type: 'join', id, at: { code: 'ABCDE' }, seat: 1 },
  { type: 'leave', id },
  { type: 'sit', id, seat: 0 },
  { type: 'rename', id, name: 'Mallory', marker: 'black' },
  { type: 'propose', id, what: { do: 'kick', seat: 1 } },
  { type: 'propose', id, what: { do: 'bot', seat: 1, level: 'greedy' } },
  ...ACTIONS.map((action) => ({ type: 'act' as const, id, number: 1, rev: 3, action })),
  { type: 'quiet', id, until: 'trick' },
  { type: 'seal', dealing: 'x', commitment: hash },
  { type: 'unseal', dealing: 'x', share: hash },
  { type: 'chat', id, text: 'Well played!' },
  { type: 'react', id, reaction: 'wow' },
  { type: 'history', id, ask: { do: 'list' } },
  { type: 'history', id, ask: { do: 'rename', from: 'Ada', to: 'Mallory' } },
  { type: 'show', id, what: { table: null, number: 1, step: 3, eyes: 'open', playing: false } },
  { type: 'ping', n: 1 },
]

/** JSON as text, for what JSON.stringify would repair. */
const WRONG: readonly string[] = [
  'null',
  'true',
  '-0',
  '-1',
  '0.1',
  '1e21',
  '1e999',
  '9007199254740993',
  'NaN',
  '"NaN"',
  '"Infinity"',
  '""',
  '" "',
  '"\\u0000"',
  '"\\u202e"',
  '"\\ud800"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '[]',
  '[[]]',
  '{}',
  '{"length":1}',
  '{"__proto__":{"type":"play"}}',
  '{"toJSON":1}',
  '0x1',
  '01',
  `"${'x'.repeat(600)}"`,
  `"${'9'.repeat(5000)}"`,
  `[${'0,'.repeat(5000)}0]`,
]

const EXTRA = ['__proto__', 'constructor', 'prototype', 'seat', 'by', 'token', 'type', 'id', '']

type Change = (fields: [name: string, text: string][]) => void

const at = (fields: readonly unknown[], place: number) => place % Math.max(1, fields.length)

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.nat(9).map(
    (n): Change =>
      (fields) =>
        void fields.splice(at(fields, n), 1),
  ),
  fc.nat(9).map((n): Change => (fields) => {
    const field = fields[at(fields, n)]
    if (field !== undefined) fields.push([...field])
  }),
  fc.tuple(fc.nat(9), fc.constantFrom(...WRONG)).map(([n, text]): Change => (fields) => {
    const field = fields[at(fields, n)]
    if (field !== undefined) field[1] = text
  }),
  fc.tuple(fc.constantFrom(...EXTRA), fc.constantFrom(...WRONG)).map(
    ([name, text]): Change =>
      (fields) =>
        void fields.push([name, text]),
  ),
)

const write = (fields: readonly (readonly [string, string])[]): string =>
  `{${fields.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`

const fieldsOf = (value: object): [string, string][] =>
  Object.entries(value).map(([name, field]) => [name, JSON.stringify(field)])

/** Changes on the outside, or inside of whatever the message carries. */
const mutant: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...PROPER),
    fc.array(change, { minLength: 1, maxLength: 3 }),
    fc.boolean(),
    fc.option(fc.nat(200), { freq: 6 }),
  )
  .map(([message, changes, isInside, cutAt]) => {
    const fields = fieldsOf(message)
    const inner = Object.entries(message).find(([, field]) => typeof field === 'object')
    if (isInside && inner !== undefined) {
      const parts = fieldsOf(inner[1] as object)
      for (const each of changes) each(parts)
      const field = fields.find(([name]) => name === inner[0])
      if (field !== undefined) field[1] = write(parts)
    } else {
      for (const each of changes) each(fields)
    }
    const text = write(fields)
    return cutAt === null ? text : text.slice(0, cutAt)
  })

/** So many texts that are no message. */
export const mutants = (count: number, seed: number): string[] =>
  fc.sample(
    mutant.filter((text) => readClientMessage(text) === undefined),
    { numRuns: count, seed },
  )
