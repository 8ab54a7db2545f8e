import { describe, expect, it } from 'vitest'
import { startEvenly } from '../../../../tests/harness/eidex-deals'
import type { EidexTable } from '../../../../tests/harness/eidex-table'
import type { Card } from '../cards'

const start = () => startEvenly('computer', 'gerechtigkeit', 'radarkontrolle')

/** A trick led by seat 2, to its right. */
function trick(table: EidexTable, ...[first, second, third]: readonly [Card, Card, Card]) {
  table.seat(2).plays(first)
  table.seat(1).plays(second)
  table.seat(0).plays(third)
}

describe('Gerechtigkeit', () => {
  it('gives all players their own card, and the lead to the highest', () => {
    const table = start()
    table.seat(1).uses()
    trick(table, 'L8', 'LK', 'LQ')
    const { won, tricks, leader } = table.view('spectator')
    expect(tricks).toMatchObject([{ winner: 1, to: 'owners' }])
    expect(won).toEqual([['LQ'], ['LK'], ['L8'], []])
    expect(leader).toBe(1)
  })

  it('holds for two tricks', () => {
    const table = start()
    table.seat(1).uses()
    trick(table, 'LA', 'LK', 'LQ')
    trick(table, 'SQ', 'SJ', 'S10')
    trick(table, 'RK', 'RQ', 'R8')
    expect(table.view('spectator').tricks.map(({ to }) => to)).toEqual(['owners', 'owners', 2])
  })

  it('may begin later', () => {
    const table = start()
    trick(table, 'LA', 'LK', 'LQ')
    table.seat(1).uses()
    trick(table, 'SQ', 'SJ', 'S10')
    expect(table.view('spectator').tricks.map(({ to }) => to)).toEqual([2, 'owners'])
  })

  it('gives all players both of their cards in a double trick', () => {
    const table = startEvenly('scharfmacher', 'gerechtigkeit', 'radarkontrolle')
    table.seat(1).uses()
    trick(table, 'LA', 'LK', 'LQ')
    table.seat(0).uses()
    trick(table, 'L8', 'L7', 'L9')
    expect(table.view('spectator').won).toEqual([['L9', 'LQ'], ['L7', 'LK'], ['L8', 'LA'], []])
  })

  it('does not count a trick that is taken back', () => {
    const table = startEvenly('korrektor', 'gerechtigkeit', 'radarkontrolle')
    table.seat(1).uses()
    trick(table, 'LA', 'LK', 'LQ')
    table.seat(0).uses({ seat: 2 })
    trick(table, 'LA', 'LK', 'LQ')
    trick(table, 'SQ', 'SJ', 'S10')
    expect(table.view('spectator').tricks.map(({ to }) => to)).toEqual(['owners', 'owners'])
  })

  it('is declared once, before a trick', () => {
    const table = start()
    const justice = { type: 'power', id: 'gerechtigkeit' } as const
    table.seat(1).cannot({ ...justice, seat: 1 }, 'eidex.power.answer')
    table.seat(2).cannot(justice, 'eidex.power.owner')
    table.seat(1).passes()
    table.seat(1).cannot(justice, 'eidex.power.moment')
    trick(table, 'LA', 'LK', 'LQ')
    table.seat(1).uses()
    trick(table, 'SQ', 'SJ', 'S10')
    table.seat(1).cannot(justice, 'eidex.power.spent')
  })

  it('is known to everybody, also after saving and loading', () => {
    const table = start()
    table.seat(1).uses()
    trick(table, 'LA', 'LK', 'LQ')
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(table.view(viewer).effects).toMatchObject([{ power: 'gerechtigkeit', data: [1] }])
    }
    table.saveAndLoad()
    trick(table, 'SQ', 'SJ', 'S10')
    expect(table.saveAndLoad().view(0).effects).toEqual([])
  })
})
