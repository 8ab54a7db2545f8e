import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const deal = () =>
  dealEidex({
    characters: ['kompass', 'korrektor', 'ultimo'],
    turnUp: 'HQ',
    hands: [
      ['HQ', 'L6', 'L10', 'S6', 'R8', '…'],
      ['L7', 'R10', 'S8', 'R9', '…'],
      ['LA', 'S7', 'SA', 'RA', '…'],
    ],
  })

const use = (direction: unknown) => ({ type: 'power', id: 'kompass', direction })

describe('Kompass', () => {
  it('turns play to the left; the first lead stays right of the dealer', () => {
    const table = deal().putDown('L10', 'R10', 'S7')
    table.seat(0).uses({ direction: 'left' })
    table.seat(2).plays('LA')
    table.seat(0).plays('L6')
    table.seat(1).plays('L7')
    expect(table.view('spectator')).toMatchObject({ direction: 1, uses: [0, 0, 0] })
  })

  it('reverses play twice, whether he has set it before or not', () => {
    const table = deal().putDown('L10', 'R10', 'S7')
    table.seat(2).plays('LA')
    table.seat(1).plays('L7')
    table.seat(0).plays('L6')
    table.seat(0).uses({ direction: 'left' })
    table.seat(2).plays('SA')
    table.seat(0).plays('S6')
    table.seat(1).plays('S8')
    table.seat(0).uses({ direction: 'right' })
    table.seat(2).plays('RA')
    table.seat(1).plays('R9')
    table.seat(0).plays('R8')
    table.seat(1).passes()
    table.seat(0).cannot(use('left'), 'eidex.power.spent')
    expect(table.view('spectator').uses).toEqual([2, 0, 0])
  })

  it.each(['up', undefined, 1])('cannot set the direction to %s', (direction) => {
    const table = deal().putDown('L10', 'R10', 'S7')
    table.seat(0).cannot(use(direction), 'eidex.power.answer')
  })

  it('can only turn play round when it is under way', () => {
    const table = deal().putDown('L10', 'R10', 'S7')
    table.seat(2).plays('LA')
    table.seat(1).plays('L7')
    table.seat(0).plays('L6')
    table.seat(1).passes()
    table.seat(0).cannot(use('right'), 'eidex.power.answer')
    table.seat(1).cannot(use('left'), 'eidex.power.owner')
  })

  it('is not asked again before the first trick, nor before its replay', () => {
    const table = deal().putDown('L10', 'R10', 'S7')
    table.seat(0).passes()
    expect(table.seat(0).isAsked()).toBe(false)
    table.seat(2).plays('LA')
    table.seat(1).plays('L7')
    table.seat(0).plays('L6')
    table.seat(1).uses({ seat: 2 })
    expect(table.seat(0).isAsked()).toBe(false)
    table.seat(0).cannot(use('left'), 'eidex.power.moment')
  })

  it('keeps his direction through a save', () => {
    const table = deal().putDown('L10', 'R10', 'S7').saveAndLoad()
    table.seat(0).uses({ direction: 'left' })
    table.saveAndLoad().seat(2).plays('LA')
    expect(table.view('spectator').direction).toBe(1)
    expect(table.seat(0).mayPlay()).toContain('L6')
  })
})
