import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'
import { parseCard, type Card } from '../cards'
import type { PowerId } from '../characters'

const deal = (second: PowerId = 'ultimo', third: PowerId = 'computer') =>
  dealEidex({
    characters: ['guggitaler', second, third],
    turnUp: 'HQ',
    hands: [
      ['HQ', 'L10', '…'],
      ['R10', 'L7', '…'],
      ['SK', 'SA', 'LA', 'RJ', '…'],
    ],
  })

const USE = { type: 'power', id: 'guggitaler' } as const

describe('Guggitaler', () => {
  it('counts the hearts and the star king, 13 in all', () => {
    const table = deal().putDown('L10', 'R10', 'SA')
    table.seat(0).uses()
    const { value } = table.state.tables
    const worth = (card: Card) => value[parseCard(card)]
    expect([worth('H6'), worth('HJ'), worth('HA'), worth('SK'), worth('SA')]).toEqual([
      1, 1, 1, 4, 0,
    ])
    expect(value.reduce((a, b) => a + b)).toBe(13)
  })

  it('has the star king taken up, and another card put down', () => {
    const table = deal().putDown('L10', 'R10', 'SK')
    table.seat(0).uses()
    expect(table.view(2)).toMatchObject({ asked: { seats: [2], window: 'answer' } })
    table.seat(2).cannot({ type: 'answer', card: 'SK' }, 'eidex.power.answer')
    table.seat(2).cannot({ type: 'answer', card: 'R10' }, 'eidex.power.answer')
    table.seat(2).cannot({ type: 'pass' }, 'input.moment')
    table.seat(1).cannot({ type: 'answer', card: 'L7' }, 'input.seat')
    table.seat(2).answers({ card: 'SA' })
    expect(table.view(2).down[2]).toBe('SA')
    expect(table.view(2)).toMatchObject({ handSizes: [11, 11, 11], hasDown: [true, true, true] })
  })

  it('shows everybody who has the star king then, not what replaced it', () => {
    const table = deal().putDown('L10', 'R10', 'SK')
    table.seat(0).uses()
    table.seat(2).answers({ card: 'SA' })
    for (const other of [0, 1]) expect(table.view(other).known[2]).toEqual(['SK'])
    for (const other of [0, 1, 'spectator'] as const) {
      expect(JSON.stringify([table.told(other), table.view(other).down])).not.toContain('"SA"')
    }
  })

  it('asks nobody if the star king is in a hand', () => {
    const table = deal().putDown('L10', 'R10', 'SA')
    table.seat(0).uses()
    expect(table.view(1).asked).toEqual({ seats: [2], window: 'play' })
    expect(JSON.stringify(table.told(0))).not.toContain('"SK"')
  })

  it('does not let Seher put the star king down later', () => {
    const table = deal('ultimo', 'seher').putDown('L10', 'R10')
    table.seat(2).passes()
    table.seat(0).uses()
    table.seat(2).plays('LA')
    table.seat(2).cannot({ type: 'put-down', card: 'SK' }, 'eidex.guggitaler')
    table.seat(2).putsDown('SA')
  })

  it('switches Schwarzpeter and Radarkontrolle off', () => {
    const table = deal('schwarzpeter', 'radarkontrolle')
    table.seat(1).uses()
    table.seat(2).uses({ number: 80 })
    table.putDown('L10', 'R10', 'SK')
    table.seat(0).uses()
    table.seat(2).answers({ card: 'RJ' })
    expect(table.view('spectator').effects.map(({ power }) => power)).toEqual(['guggitaler'])
    expect(table.view('spectator').limit).toBe(100)
  })

  it('is called once, when the cards are down', () => {
    const table = deal()
    table.seat(0).cannot(USE, 'eidex.power.moment')
    table.putDown('L10', 'R10', 'SA')
    table.seat(0).cannot({ ...USE, card: 'SK' }, 'eidex.power.answer')
    table.seat(1).cannot(USE, 'eidex.power.owner')
    table.seat(0).uses()
    table.seat(0).cannot(USE, 'eidex.power.spent')
  })

  it('waits for the other card after saving and loading', () => {
    const table = deal().putDown('L10', 'R10', 'SK')
    table.seat(0).uses()
    table.saveAndLoad().seat(2).answers({ card: 'SA' })
    expect(table.saveAndLoad().seat(2).mayPlay()).toContain('SK')
  })
})
