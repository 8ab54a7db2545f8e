import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'
import { parseCard, type Card } from '../cards'
import type { EidexTable } from '../../../../tests/harness/eidex-table'

const deal = (partner: 'guggitaler' | 'fuersorge' = 'guggitaler', turnUp: Card = 'SQ') =>
  dealEidex({
    characters: ['black-friday', partner, 'ultimo'],
    turnUp,
    hands: [
      ['L10', 'R8', '…'],
      ['R10', 'RJ', 'R9', '…'],
      ['S7', 'R7', 'RK', '…'],
    ],
  }).putDown('L10', 'R10', 'S7')

const worth = (table: EidexTable, ...cards: Card[]) =>
  cards.map((card) => table.state.tables.value[parseCard(card)])

const sum = (table: EidexTable) => table.state.tables.value.reduce((a, b) => a + b)

describe('Black Friday', () => {
  it('adds the values of the trumps to the ravens', () => {
    const table = deal()
    table.seat(0).uses({ suit: 'stars' })
    expect(worth(table, 'RJ', 'R9', 'RA', 'R10', 'RK', 'RQ')).toEqual([22, 14, 22, 20, 8, 6])
    expect(worth(table, 'SJ', 'S9', 'SA', 'S10', 'SK', 'SQ')).toEqual([0, 0, 0, 0, 0, 0])
    expect(sum(table)).toBe(152)
  })

  it('adds to the trumps where raven is trump', () => {
    const table = deal('fuersorge', 'RQ')
    table.seat(0).uses({ suit: 'hearts' })
    expect(worth(table, 'RJ', 'R9', 'RA', 'HJ', 'H9', 'HA')).toEqual([22, 14, 22, 0, 0, 0])
  })

  it('leaves the ranks alone', () => {
    const table = deal()
    const before = table.state.tables.strength
    table.seat(0).uses({ suit: 'lizard' })
    expect(table.state.tables.strength).toEqual(before)
  })

  it('comes after Guggitaler, and moves the values that it has left', () => {
    const table = deal()
    table.seat(1).uses()
    table.seat(0).uses({ suit: 'stars' })
    expect(worth(table, 'RK', 'RA', 'SK', 'SA', 'H6')).toEqual([4, 0, 0, 0, 1])
    expect(sum(table)).toBe(13)
  })

  it('takes hearts, lizard or stars, once, before the first lead', () => {
    const table = deal()
    const use = (suit: unknown) => ({ type: 'power', id: 'black-friday', suit })
    table.seat(1).passes()
    for (const suit of ['raven', 'clubs', undefined])
      table.seat(0).cannot(use(suit), 'eidex.power.answer')
    table.seat(1).cannot(use('stars'), 'eidex.power.owner')
    table.seat(0).passes()
    table.seat(0).cannot(use('stars'), 'eidex.power.moment')
  })

  it('makes a poor trick rich in the eyes of Fürsorge', () => {
    const table = deal('fuersorge', 'SJ')
    table.seat(0).uses({ suit: 'stars' })
    table.seat(2).plays('R7')
    table.seat(1).plays('R9')
    table.seat(0).plays('R8')
    expect(table.seat(1).isAsked()).toBe(false)
    expect(table.view('spectator').tricks).toHaveLength(1)
  })

  it('is known to everybody, and lasts through a save', () => {
    const table = deal().saveAndLoad()
    table.seat(0).uses({ suit: 'stars' })
    expect(
      table
        .saveAndLoad()
        .view('spectator')
        .effects.map(({ power }) => power),
    ).toEqual(['black-friday'])
    expect(worth(table, 'RJ')).toEqual([22])
  })
})
