import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isHistoryEntry } from '../../../src/protocol/history'
import {
  isMoment,
  isTableId,
  isWrittenName,
  isWrittenTable,
  moment,
  tableId,
  writtenName,
  writtenTable,
} from '../../../src/protocol/primitives'

const FACTS = { game: 'ebbes', rounds: [[3, -2, 0]], tricks: [[1, 2, 0, 0, 0]] }

const game = {
  number: 1,
  begun: '2026-05-01T18:00:00.000Z',
  players: [
    { name: 'Anna', bot: null },
    { name: null, bot: 'club' },
    { name: null, bot: 'master', regular: 4 },
  ],
  isOver: true,
  isAgain: false,
  totals: [3, -2, 0],
  winners: [0],
  facts: FACTS,
}
const entry = {
  table: '00000000000000aa',
  name: 'Table of Anna',
  game: 'ebbes',
  opened: '2026-05-01T17:59:00.000Z',
  host: 'Anna',
  state: 'closed',
  games: [game],
}

describe('guards of the history', () => {
  it('accept what the host writes', () => {
    expect(isHistoryEntry(entry)).toBe(true)
    expect(isHistoryEntry({ ...entry, host: null, state: 'imported', games: [] })).toBe(true)
  })

  it.each<[string, unknown]>([
    ['no object', null],
    ['a field too many', { ...entry, secret: 1 }],
    ['a field too few', { ...entry, host: undefined }],
    ['another table', { ...entry, table: '00000000000000AA' }],
    ['an empty name', { ...entry, name: ' ' }],
    ['a long name', { ...entry, name: 'x'.repeat(61) }],
    ['a name that turns the text', { ...entry, name: 'Anna \u202e' }],
    ['an unknown game', { ...entry, game: 'skat' }],
    ['a day instead of a moment', { ...entry, opened: '2026-05-01' }],
    ['an unseen host', { ...entry, host: '\u200b' }],
    ['an unknown state', { ...entry, state: 'lost' }],
    ['too many games', { ...entry, games: Array.from({ length: 1001 }, () => game) }],
    ['a game’s number', { ...entry, games: [{ ...game, number: 10_001 }] }],
    ['a game’s beginning', { ...entry, games: [{ ...game, begun: 'x' }] }],
    ['a player too many', { ...entry, games: [{ ...game, players: [1, 2, 3, 4, 5, 6] }] }],
    ['a level', { ...entry, games: [{ ...game, players: [{ name: null, bot: 'x' }] }] }],
    [
      'a regular',
      { ...entry, games: [{ ...game, players: [{ ...game.players[2], regular: 5 }] }] },
    ],
    ['a score', { ...entry, games: [{ ...game, totals: [10_001] }] }],
    ['half a point', { ...entry, games: [{ ...game, totals: [0.5] }] }],
    ['a winner', { ...entry, games: [{ ...game, winners: [5] }] }],
    ['whether it is over', { ...entry, games: [{ ...game, isOver: 1 }] }],
    ['facts of no game', { ...entry, games: [{ ...game, facts: { ...FACTS, more: 1 } }] }],
  ])('refuse %s', (_, value) => {
    expect(isHistoryEntry(value)).toBe(false)
  })

  it('say of single values what the schemas say', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 70 }),
      fc.string({ unit: 'grapheme', maxLength: 70 }),
      fc.string({ maxLength: 70 }),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.stringMatching(/^[0-9a-f]{15,17}$/),
      fc
        .array(
          fc.constantFrom(
            ' ',
            'a',
            'É',
            '\u00ad',
            '\u00a0',
            '\u0301',
            '\u200b',
            '\u2028',
            '\ud800',
          ),
          { maxLength: 62 },
        )
        .map((letters) => letters.join('')),
      fc.integer(),
    )
    fc.assert(
      fc.property(text, (value) => {
        expect(isWrittenName(value)).toBe(v.is(writtenName, value))
        expect(isWrittenTable(value)).toBe(v.is(writtenTable, value))
        expect(isMoment(value)).toBe(v.is(moment, value))
        expect(isTableId(value)).toBe(v.is(tableId, value))
      }),
    )
  })
})
