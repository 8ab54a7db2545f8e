import { describe, expect, it } from 'vitest'
import { LOW_MIDDLE_HIGH } from '../../../../tests/harness/eidex-deals'
import { dealEidex } from '../../../../tests/harness/eidex-table'
import type { PowerId } from '../characters'

const deal = (neighbour: PowerId = 'excuse') =>
  dealEidex({
    characters: [neighbour, 'taschenspieler', 'radarkontrolle'],
    hands: LOW_MIDDLE_HIGH,
    turnUp: 'HQ',
  })

const swap = (card: string) => ({ type: 'power', id: 'taschenspieler', card })

describe('Taschenspieler', () => {
  it('swaps a card for the one he put down', () => {
    const table = deal().putDown('L6', 'L9', 'LQ')
    table.seat(1).uses({ card: 'H9' })
    expect(table.view(1).down[1]).toBe('H9')
    expect(table.view(1).hand).toContain('L9')
    expect(table.view(1).hand).not.toContain('H9')
  })

  it('lets nobody see either card', () => {
    const table = deal().putDown('L6', 'L9', 'LQ')
    table.seat(1).uses({ card: 'H9' })
    for (const viewer of [0, 2, 'spectator'] as const) {
      const sent = JSON.stringify([table.view(viewer), table.told(viewer)])
      for (const card of ['H9', 'L9']) expect(sent).not.toContain(`"${card}"`)
    }
    expect(table.told(0)).toContainEqual(
      expect.objectContaining({ type: 'power', id: 'taschenspieler', fields: {} }),
    )
  })

  it('is seen through by Seher, who has looked at the card he takes up', () => {
    const table = deal('seher')
    table.seat(1).putsDown('L9')
    table.seat(2).putsDown('LQ')
    table.seat(0).uses()
    table.seat(1).uses({ card: 'H9' })
    expect(table.view(0).known[1]).toEqual(['L9'])
    expect(table.view(0).down[1]).toBeNull()
  })

  it('swaps a card that he has in hand', () => {
    const table = deal().putDown('L6', 'L9', 'LQ')
    table.passUntil(() => table.seat(1).isAsked())
    for (const card of ['L9', 'H6', 'X1']) table.seat(1).cannot(swap(card), 'eidex.power.answer')
  })

  it('swaps before a trick, and once only', () => {
    const table = deal()
    table.seat(1).cannot(swap('H9'), 'eidex.power.moment')
    table.putDown('L6', 'L9', 'LQ')
    table.seat(2).plays('RQ')
    table.seat(1).cannot(swap('H9'), 'eidex.power.moment')
    table.seat(1).plays('R9')
    table.seat(0).plays('R6')
    table.seat(1).uses({ card: 'H9' })
    table.seat(1).cannot(swap('H8'), 'eidex.power.spent')
  })

  it('needs four cards in hand', () => {
    const table = deal().putDown('L6', 'L9', 'LQ')
    const asked: number[] = []
    for (let cards = 0; cards < 30; cards++) {
      table.passUntil(() => table.seat(1).isAsked() || table.state.stage === 'play')
      if (table.seat(1).isAsked()) asked.push(table.view(1).hand.length)
      table.passUntil(() => table.state.stage === 'play')
      const { turn } = table.state
      const [card] = table.seat(turn).mayPlay()
      table.seat(turn).plays(card as 'H6')
    }
    expect(asked).toEqual([11, 10, 9, 8, 7, 6, 5, 4])
  })

  it('may not put the raven jack down under Schwarzpeter', () => {
    const table = deal('schwarzpeter')
    table.seat(0).uses()
    table.putDown('L6', 'L9', 'LQ')
    table.passUntil(() => table.seat(1).isAsked())
    table.seat(1).cannot(swap('RJ'), 'eidex.power.answer')
    table.seat(1).uses({ card: 'R10' })
  })

  it('has nothing to swap once Zombie has brought his card back', () => {
    const table = deal('zombie').putDown('L6', 'L9', 'LQ')
    table.seat(2).plays('HJ')
    table.seat(1).plays('H7')
    table.seat(0).plays('H6')
    table.seat(2).plays('SQ')
    table.seat(1).plays('S9')
    table.seat(0).plays('HQ')
    table.seat(0).uses()
    table.seat(0).answers({ card: 'HQ' })
    table.seat(2).answers({ card: 'HJ' })
    expect(table.seat(1).isAsked()).toBe(false)
  })

  it('can swap after the table was saved and loaded', () => {
    const table = deal().putDown('L6', 'L9', 'LQ').saveAndLoad()
    table.seat(1).uses({ card: 'H9' })
    expect(table.saveAndLoad().view(1).down[1]).toBe('H9')
  })
})
