import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'
import type { PowerId } from '../characters'

const deal = (partner: PowerId = 'ultimo') =>
  dealEidex({
    characters: [partner, 'jackpot', 'computer'],
    turnUp: 'HQ',
    hands: [
      ['HQ', 'L6', 'R8', 'S6', 'L10', '…'],
      ['L7', 'R9', 'S8', 'SA', 'R10', '…'],
      ['LA', 'R7', 'S7', 'SK', 'R6', '…'],
    ],
  })

const called = (partner?: PowerId) => {
  const table = deal(partner)
  table.seat(1).uses({ card: 'S7' })
  return table.putDown('L10', 'R10', 'R6')
}

const use = (card: unknown) => ({ type: 'power', id: 'jackpot', card })

describe('Jackpot', () => {
  it('opens with the card he puts down, unseen and no longer his', () => {
    const table = called()
    expect(table.view(0).hasDown).toEqual([true, false, true])
    expect(table.view(0).veiled).toEqual([{ seat: 1, card: null, faceDown: true, pile: 3 }])
    expect(table.view(1).veiled).toEqual([{ seat: 1, card: 'R10', faceDown: true, pile: 3 }])
    for (const other of [0, 2, 'spectator'] as const)
      expect(JSON.stringify([table.told(other), table.view(other)])).not.toContain('"R10"')
  })

  it('takes in tricks of animals; the highest card leads on', () => {
    const table = called()
    table.seat(2).plays('LA')
    table.seat(1).plays('L7')
    table.seat(0).plays('L6')
    expect(table.view(0).tricks[0]).toMatchObject({ winner: 2, to: 'pot' })
    expect(table.view(0).won).toEqual([[], [], [], ['L6', 'L7', 'LA']])
    expect(table.seat(2).mayPlay()).toContain('S7')
  })

  it('goes with the called seven, unseen; later animals are won as usual', () => {
    const table = called()
    table.seat(2).plays('LA')
    table.seat(1).plays('L7')
    table.seat(0).plays('L6')
    table.seat(2).plays('S7')
    table.seat(1).plays('SA')
    table.seat(0).plays('S6')
    expect(table.view(0).won[1]).toEqual(['L6', 'L7', 'LA', 'S6', 'S7', 'SA'])
    expect(table.view(0).veiled).toEqual([{ seat: 1, card: null, faceDown: true, pile: 1 }])
    table.seat(1).plays('R9')
    table.seat(0).plays('R8')
    table.seat(2).plays('R7')
    expect(table.view(0).tricks.map(({ to }) => to)).toEqual([1, 1, 1])
  })

  it('does not go with the other seven, nor open without a call', () => {
    const other = deal()
    other.seat(1).uses({ card: 'H7' })
    other.putDown('L10', 'R10', 'R6')
    other.seat(2).plays('S7')
    other.seat(1).plays('SA')
    other.seat(0).plays('S6')
    expect(other.view(0).veiled[0]).toMatchObject({ pile: 3 })
    const quiet = deal().putDown('L10', 'R10', 'R6')
    quiet.seat(2).plays('LA')
    quiet.seat(1).plays('L7')
    quiet.seat(0).plays('L6')
    expect(quiet.view(0).tricks[0]?.to).toBe(2)
  })

  it('is called with one of two sevens, once, before cards are put down', () => {
    const table = deal()
    for (const card of ['L7', 'SA', undefined])
      table.seat(1).cannot(use(card), 'eidex.power.answer')
    table.seat(0).cannot(use('S7'), 'eidex.power.owner')
    table.seat(1).uses({ card: 'H7' })
    table.seat(1).cannot(use('S7'), 'eidex.power.spent')
    const late = deal()
    late.seat(1).passes()
    late.seat(1).cannot(use('S7'), 'eidex.power.moment')
  })

  it('leaves Fürsorge only the lead of a trick of animals, but goes with the seven she gives away', () => {
    const table = called('fuersorge')
    table.seat(2).plays('R7')
    table.seat(1).plays('R9')
    table.seat(0).plays('R8')
    table.seat(0).uses({ seat: 2 })
    expect(table.view(0).tricks[0]).toMatchObject({ winner: 2, to: 'pot' })
    table.seat(2).plays('S7')
    table.seat(1).plays('S8')
    table.seat(0).plays('S6')
    table.seat(0).uses({ seat: 0 })
    expect(table.view(0).won[0]).toEqual(['R7', 'R8', 'R9', 'S6', 'S7', 'S8'])
  })

  it('gives its first card back to its owner if Zombie finds him without a trick', () => {
    const table = called('zombie')
    table.seat(2).plays('SK')
    table.seat(1).plays('S8')
    table.seat(0).plays('S6')
    table.seat(2).plays('LA')
    table.seat(1).plays('L7')
    table.seat(0).plays('HQ')
    table.seat(0).uses()
    table.seat(0).answers({ card: 'LA' })
    table.seat(2).answers({ card: 'SK' })
    expect(table.view(1).hand).toContain('R10')
    expect(table.view(0)).toMatchObject({ handSizes: [10, 10, 10], veiled: [] })
    expect(JSON.stringify(table.view(0).known)).not.toContain('"R10"')
  })

  it('is kept through a save', () => {
    const table = deal().saveAndLoad()
    table.seat(1).uses({ card: 'S7' })
    table.saveAndLoad().putDown('L10', 'R10', 'R6').saveAndLoad()
    table.seat(2).plays('LA')
    table.seat(1).plays('L7')
    table.seat(0).plays('L6')
    expect(table.saveAndLoad().view(0).tricks[0]?.to).toBe('pot')
  })
})
