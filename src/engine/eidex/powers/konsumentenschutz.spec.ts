import { describe, expect, it } from 'vitest'
import { LOW_MIDDLE_HIGH } from '../../../../tests/harness/eidex-deals'
import { dealEidex } from '../../../../tests/harness/eidex-table'
import type { PowerId } from '../characters'

const deal = (neighbour: PowerId = 'umwerter') =>
  dealEidex({
    characters: ['konsumentenschutz', neighbour, 'radarkontrolle'],
    hands: LOW_MIDDLE_HIGH,
    turnUp: 'HQ',
  }).putDown('L6', 'L9', 'LQ')

const REJECT = { type: 'power', id: 'konsumentenschutz' }

describe('Konsumentenschutz', () => {
  it('rejects a card, and another one is played', () => {
    const table = deal()
    table.seat(2).plays('LK')
    table.seat(1).plays('LJ')
    table.seat(0).uses()
    expect(table.seat(1).mayPlay()).toEqual(['H7', 'H8', 'H9', 'L10'])
    table.seat(1).cannot({ type: 'play', card: 'LJ' }, 'input.not-held')
  })

  it('makes no difference to a player who no longer holds the suit', () => {
    const table = deal()
    table.seat(2).plays('LK')
    table.seat(1).plays('L10')
    table.seat(0).plays('L7')
    table.seat(2).plays('LA')
    table.seat(1).plays('LJ')
    table.seat(0).uses()
    expect(table.seat(1).mayPlay()).toContain('S9')
    table.seat(1).plays('S9')
    expect(table.view(0).voids[1]).toEqual(['lizard'])
    table.seat(0).plays('L8')
    expect(table.view(0).voids[1]).toEqual([])
  })

  it('gives the card back after the trick, where everybody knows it', () => {
    const table = deal()
    table.seat(2).plays('LK')
    table.seat(0).uses()
    table.seat(2).plays('RQ')
    expect(table.view(1).aside).toEqual([{ seat: 2, card: 'LK', faceDown: false }])
    table.seat(1).plays('R9')
    table.seat(0).plays('R6')
    expect(table.view(1).known[2]).toEqual(['LK'])
    expect(table.view('spectator').handSizes).toEqual([10, 10, 10])
    table.seat(2).plays('LK')
  })

  it('keeps a rejected hidden card hidden', () => {
    const table = deal('sphinx')
    table.seat(2).plays('RQ')
    table.seat(1).plays('R9', { faceDown: true })
    table.seat(0).uses()
    expect(JSON.stringify([table.view(0), table.told(0)])).not.toContain('"R9"')
    table.seat(1).plays('R10')
    table.seat(0).plays('R6')
    expect(JSON.stringify(table.view(0))).not.toContain('"R9"')
    expect(table.view(1).hand).toContain('R9')
  })

  it('never rejects his own card', () => {
    const table = deal()
    table.seat(2).plays('RQ')
    table.seat(1).plays('R9')
    table.seat(0).plays('R6')
    expect(table.seat(0).isAsked()).toBe(false)
    table.seat(0).cannot(REJECT, 'eidex.power.moment')
  })

  it('rejects once, asks for no details, and only right after the card', () => {
    const table = deal()
    table.seat(0).cannot(REJECT, 'eidex.power.moment')
    table.seat(2).plays('RQ')
    table.seat(0).cannot({ ...REJECT, card: 'RQ' }, 'eidex.power.answer')
    table.seat(0).uses()
    table.seat(2).plays('RK')
    expect(table.seat(0).isAsked()).toBe(false)
    table.seat(0).cannot(REJECT, 'eidex.power.spent')
  })

  it('can be decided after the table was saved and loaded, and so can the new card', () => {
    const table = deal()
    table.seat(2).plays('RQ')
    table.saveAndLoad().seat(0).uses()
    expect(table.saveAndLoad().seat(2).mayPlay()).not.toContain('RQ')
    table.seat(2).plays('RK')
  })
})
