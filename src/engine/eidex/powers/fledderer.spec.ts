import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const deal = (
  second: 'dealer' | 'jackpot' | 'schwarzpeter' = 'dealer',
  third: 'seher' | 'ultimo' = 'ultimo',
) =>
  dealEidex({
    characters: ['fledderer', second, third],
    turnUp: 'HQ',
    hands: [
      ['HQ', 'L6', 'L10', 'S6', 'RJ', '…'],
      ['L7', 'R10', '…'],
      ['LA', 'SA', '…'],
    ],
  })

const use = (card: string, seat: number) => ({ type: 'power', id: 'fledderer', card, seat })

describe('Fledderer', () => {
  it('takes what another put down, and leaves a card of his own in its place', () => {
    const table = deal().putDown('L10', 'R10', 'SA')
    table.seat(0).uses({ card: 'S6', seat: 2 })
    expect(table.view(0)).toMatchObject({ handSizes: [11, 11, 11], hasDown: [true, true, true] })
    expect(table.view(0).hand).toContain('SA')
    expect(table.view(0).down).toEqual(['L10', null, 'S6'])
  })

  it('lets the robbed player look, and nobody else', () => {
    const table = deal().putDown('L10', 'R10', 'SA')
    table.seat(0).uses({ card: 'S6', seat: 2 })
    expect(table.view(2).down).toEqual([null, null, 'S6'])
    expect(table.view(2).known[0]).toContain('SA')
    expect(table.view(1).down).toEqual([null, 'R10', null])
    for (const outsider of [1, 'spectator'] as const) {
      const heard = JSON.stringify([table.told(outsider), table.view(outsider)])
      expect(heard).not.toContain('"SA"')
      expect(heard).not.toContain('"S6"')
    }
    expect(JSON.stringify(table.told(2))).toContain('"S6"')
  })

  it('gives a card of his hand to another seat, nothing else', () => {
    const table = deal().putDown('L10', 'R10', 'SA')
    table.seat(0).cannot(use('L10', 1), 'eidex.power.answer')
    table.seat(0).cannot(use('SA', 2), 'eidex.power.answer')
    table.seat(0).cannot(use('S6', 0), 'eidex.power.answer')
    table.seat(0).cannot({ type: 'power', id: 'fledderer', seat: 1 }, 'eidex.power.answer')
  })

  it('robs once, before the first lead', () => {
    const table = deal()
    table.seat(0).cannot(use('S6', 2), 'eidex.power.moment')
    table.putDown('L10', 'R10', 'SA')
    table.seat(0).uses({ card: 'S6', seat: 2 })
    table.seat(0).cannot(use('L6', 1), 'eidex.power.spent')
  })

  it('finds nothing before Seher', () => {
    const table = deal('dealer', 'seher').putDown('L10', 'R10')
    table.seat(2).passes()
    table.seat(0).cannot(use('S6', 2), 'eidex.power.answer')
    table.seat(0).uses({ card: 'S6', seat: 1 })
    expect(table.view(0).hand).toContain('R10')
  })

  it('cannot rob the jackpot, and is not asked where nobody can be robbed', () => {
    const table = deal('jackpot', 'seher')
    table.seat(1).uses({ card: 'H7' })
    table.putDown('L10', 'R10')
    table.seat(2).passes()
    expect(table.seat(0).isAsked()).toBe(false)
    expect(table.view(2).asked).toEqual({ seats: [2], window: 'play' })
  })

  it('cannot put the raven jack before any player under Schwarzpeter', () => {
    const table = deal('schwarzpeter')
    table.seat(1).uses()
    table.putDown('L10', 'R10', 'SA')
    table.seat(0).cannot(use('RJ', 1), 'eidex.power.answer')
    table.seat(0).uses({ card: 'L6', seat: 1 })
  })

  it('robs just the same after a save', () => {
    const table = deal().putDown('L10', 'R10', 'SA').saveAndLoad()
    table.seat(0).uses({ card: 'S6', seat: 2 })
    expect(table.saveAndLoad().view(2).down[2]).toBe('S6')
  })
})
