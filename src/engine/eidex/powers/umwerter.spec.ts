import { describe, expect, it } from 'vitest'
import { LOW_MIDDLE_HIGH } from '../../../../tests/harness/eidex-deals'
import { dealEidex } from '../../../../tests/harness/eidex-table'
import type { PowerId } from '../characters'

const deal = (neighbour: PowerId = 'excuse') =>
  dealEidex({
    characters: ['umwerter', neighbour, 'radarkontrolle'],
    hands: LOW_MIDDLE_HIGH,
    turnUp: 'HQ',
  }).putDown('L6', 'L9', 'LQ')

const playTrick = (
  table: ReturnType<typeof deal>,
  a: 'RA' | 'RQ' | 'HJ',
  b: 'R9' | 'R10' | 'H7',
  c: 'R6' | 'H6',
) => {
  table.seat(2).plays(a)
  table.seat(1).plays(b)
  table.seat(0).plays(c)
  table.passUntil(() => table.view('spectator').tricks.length === 1)
  return table.view('spectator').tricks[0]?.winner
}

const names = (fields: object) => ({ type: 'power', id: 'umwerter', ...fields })

describe('Umwerter', () => {
  it('makes a card the highest of its suit', () => {
    const table = deal()
    table.seat(0).uses({ card: 'R9', to: 'highest' })
    expect(playTrick(table, 'RA', 'R9', 'R6')).toBe(1)
  })

  it('makes a card the lowest of its suit', () => {
    const table = deal()
    table.seat(0).uses({ card: 'RA', to: 'lowest' })
    expect(playTrick(table, 'RA', 'R9', 'R6')).toBe(1)
  })

  it('puts even a seven above the trump jack', () => {
    const table = deal()
    table.seat(0).uses({ card: 'H7', to: 'highest' })
    expect(playTrick(table, 'HJ', 'H7', 'H6')).toBe(1)
  })

  it('leaves the values alone', () => {
    const table = deal()
    const before = [...table.state.tables.value]
    table.seat(0).uses({ card: 'RA', to: 'lowest' })
    expect(table.state.tables.value).toEqual(before)
  })

  it('keeps a ten the lowest, also after Skat has moved the tens up', () => {
    const table = deal('skater')
    table.seat(0).uses({ card: 'R10', to: 'lowest' })
    table.seat(1).uses()
    expect(playTrick(table, 'RQ', 'R10', 'R6')).toBe(2)
  })

  it.each([
    { card: 'R6', to: 'highest' },
    { card: 'L6', to: 'lowest' },
    { card: 'R9', to: 'middle' },
    { card: 'R5', to: 'lowest' },
    { card: 'R9' },
    {},
  ])('cannot answer %j', (fields) => {
    const table = deal()
    table.passUntil(() => table.seat(0).isAsked())
    table.seat(0).cannot(names(fields), 'eidex.power.answer')
  })

  it('is asked before the first lead only, and once', () => {
    const table = deal()
    table.seat(0).uses({ card: 'R9', to: 'highest' })
    table.seat(0).cannot(names({ card: 'L9', to: 'highest' }), 'eidex.power.spent')
    const late = deal()
    late.seat(0).passes()
    late.seat(0).cannot(names({ card: 'L9', to: 'highest' }), 'eidex.power.moment')
  })

  it('tells everybody, and survives saving and loading', () => {
    const table = deal().saveAndLoad()
    table.seat(0).uses({ card: 'R9', to: 'highest' })
    expect(table.told('spectator')).toContainEqual({
      type: 'power',
      seat: 0,
      id: 'umwerter',
      fields: { card: 'R9', to: 'highest' },
    })
    expect(playTrick(table.saveAndLoad(), 'RA', 'R9', 'R6')).toBe(1)
  })
})
