import { describe, expect, it } from 'vitest'
import { LOW_MIDDLE_HIGH } from '../../../../tests/harness/eidex-deals'
import { dealEidex } from '../../../../tests/harness/eidex-table'
import type { PowerId } from '../characters'

const deal = (neighbour: PowerId = 'excuse') =>
  dealEidex({
    characters: ['laser', neighbour, 'radarkontrolle'],
    hands: LOW_MIDDLE_HIGH,
    turnUp: 'HQ',
  })

describe('Laser', () => {
  it('draws what the others put down, and chooses his own card', () => {
    const table = deal().willDraw('SA', 'RJ')
    table.seat(0).uses()
    table.rollDice()
    expect(table.view('spectator').asked).toEqual({ seats: [0], window: 'put-down' })
    table.seat(0).putsDown('L6')
    expect(table.view(2).down[2]).toBe('SA')
    expect(table.view(1).down[1]).toBe('RJ')
  })

  it('sees nothing of what he draws', () => {
    const table = deal().willDraw('SA', 'RJ', 'RQ')
    table.seat(0).uses()
    table.rollDice()
    table.seat(0).putsDown('L6')
    table.rollDice()
    for (const viewer of [0, 'spectator'] as const) {
      const sent = JSON.stringify([table.view(viewer), table.told(viewer)])
      for (const card of ['SA', 'RJ', 'RQ']) expect(sent).not.toContain(`"${card}"`)
    }
  })

  it('draws the first lead of another player, and only the first', () => {
    const table = deal().willDraw('SA', 'RJ', 'RQ')
    table.seat(0).uses()
    table.rollDice()
    table.seat(0).putsDown('L6')
    expect(table.seat(2).mayPlay()).toEqual(['RQ'])
    table.seat(2).cannot({ type: 'play', card: 'HJ' }, 'eidex.laser')
    table.seat(2).plays('RQ')
    table.seat(1).plays('R9')
    table.seat(0).plays('R6')
    expect(table.seat(2).mayPlay()).toHaveLength(10)
  })

  it('draws the lead against a wish', () => {
    const table = deal('farbenfreund').willDraw('SA', 'RJ', 'RQ')
    table.seat(0).uses()
    table.rollDice()
    table.seat(0).putsDown('L6')
    table.seat(1).uses({ suit: 'hearts' })
    expect(table.seat(2).mayPlay()).toEqual(['RQ'])
  })

  it('draws nothing from Seher', () => {
    const table = deal('seher').willDraw('SA')
    table.seat(0).uses()
    table.rollDice()
    expect(table.view('spectator').hasDown).toEqual([false, false, true])
    expect(table.view('spectator').handSizes).toEqual([12, 12, 11])
  })

  it('cannot draw the raven jack under Schwarzpeter', () => {
    const table = deal('schwarzpeter').willDraw('SA', 'RJ')
    table.seat(1).uses()
    table.seat(0).uses()
    expect(() => table.rollDice()).toThrow('eidex.draw')
  })

  it('is asked before any card is put down, and only once', () => {
    const table = deal()
    table.passUntil(() => table.seat(0).isAsked())
    table.seat(2).cannot({ type: 'put-down', card: 'SA' }, 'input.seat')
    table.seat(0).cannot({ type: 'power', id: 'laser', seat: 1 }, 'eidex.power.answer')
    table.seat(0).uses()
    table.seat(0).cannot({ type: 'power', id: 'laser' }, 'eidex.power.spent')
  })

  it('goes on after the table was saved and loaded between two draws', () => {
    const table = deal().willDraw('SA')
    table.seat(0).uses()
    table.saveAndLoad()
    table.rollDice()
    expect(table.view('spectator').hasDown).toEqual([false, true, true])
    table.seat(0).putsDown('L6')
    table.willDraw('RQ').rollDice()
    expect(table.saveAndLoad().seat(2).mayPlay()).toEqual(['RQ'])
  })
})
