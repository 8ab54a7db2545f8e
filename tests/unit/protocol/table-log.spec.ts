import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isUsualInput, readRecord, tableRecord } from '../../../src/protocol/table-log'

const number = fc.constantFrom(-1, 0, 1, 2, 3, 4, 5, 0.5, '0', null, 'chance')
const move = fc.oneof(
  fc.constantFrom<unknown>(null, 'play', [], {}, { type: 1 }),
  fc.record(
    { type: fc.constantFrom('play', 'deal'), card: fc.string() },
    { requiredKeys: ['type'] },
  ),
  fc.constant(JSON.parse('{"type":"play","__proto__":{"card":"H9"}}')),
  fc.constant({ type: 'play', constructor: 1 }),
)
const input = fc.oneof(
  fc.record({ by: number, action: move }),
  fc.record({ by: number, outcome: move }),
  fc.record({ by: number, action: move, more: move }, { requiredKeys: [] }),
)
const record = fc.record(
  {
    at: fc.constantFrom('input', 'input', 'input', 'seats'),
    input,
    id: fc.constantFrom('a-1', '', 'a b', 7, null),
    banks: fc.constantFrom([1], [], [-1], null),
  },
  { requiredKeys: ['at', 'input'] },
)

describe('a line of an input', () => {
  it('is judged by its guard as by the schema', () => {
    let usual = 0
    fc.assert(
      fc.property(record, (value) => {
        if (!isUsualInput(value)) return
        usual++
        expect(v.safeParse(tableRecord, value).output).toEqual(value)
      }),
      { numRuns: 5000 },
    )
    expect(usual).toBeGreaterThan(10)
  })

  it('goes without the schema as the host writes it', () => {
    for (const line of [
      '{"at":"input","input":{"by":2,"action":{"type":"play","card":"H9"}},"id":"7"}',
      '{"at":"input","input":{"by":"chance","outcome":{"type":"deal","order":[1,2]}}}',
    ]) {
      expect(isUsualInput(JSON.parse(line))).toBe(true)
      expect(readRecord(line)).toEqual({ ok: true, value: JSON.parse(line) as unknown })
    }
  })

  it('is read with everything it may have', () => {
    const line = '{"at":"input","input":{"by":0,"action":{"type":"pass"}},"id":"7","banks":[1,2]}'
    expect(readRecord(line)).toEqual({ ok: true, value: JSON.parse(line) as unknown })
    expect(readRecord(line.replace('"by":0', '"by":5')).ok).toBe(false)
  })
})
