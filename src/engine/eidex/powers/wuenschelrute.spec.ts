import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const deal = () =>
  dealEidex({
    characters: ['wuenschelrute', 'ultimo', 'computer'],
    dealer: 2,
    turnUp: 'HQ',
    hands: [
      ['L6', 'L10', 'S6', '…'],
      ['L7', 'R10', '…'],
      ['HQ', 'LA', 'SA', '…'],
    ],
  })

const use = (card: unknown) => ({ type: 'power', id: 'wuenschelrute', card })

describe('Wünschelrute', () => {
  it('gets the card named, for a blind one in return', () => {
    const table = deal().willDraw('S6')
    table.seat(0).uses({ card: 'SA' })
    table.rollDice()
    expect(table.view(0).hand).toContain('SA')
    expect(table.view(2).hand).toContain('S6')
    expect(table.view('spectator').handSizes).toEqual([12, 12, 12])
  })

  it('cannot name a card in hand, or no card', () => {
    for (const card of ['L6', 'X1', undefined])
      deal().seat(0).cannot(use(card), 'eidex.power.answer')
    deal().seat(1).cannot(use('SA'), 'eidex.power.owner')
  })

  it('wishes once, before cards are put down', () => {
    const table = deal()
    table.seat(0).passes()
    table.seat(0).cannot(use('SA'), 'eidex.power.moment')
    const other = deal()
    other.seat(0).uses({ card: 'SA' })
    other.seat(0).cannot(use('R10'), 'eidex.power.spent')
  })

  it('tells everybody the card named, but the blind card only the two', () => {
    const table = deal().willDraw('S6')
    table.seat(0).uses({ card: 'SA' })
    table.rollDice()
    expect(table.view(0).known[2]).toContain('S6')
    expect(table.view(2).known[0]).toContain('SA')
    expect(table.view(2).known[0]).not.toContain('S6')
    for (const outsider of [1, 'spectator'] as const) {
      const heard = JSON.stringify(table.told(outsider))
      expect(heard).toContain('"SA"')
      expect(heard).not.toContain('"S6"')
      expect(JSON.stringify(table.view(outsider).known)).not.toContain('"S6"')
    }
  })

  it('may take the open trump card; the trump stays', () => {
    const table = deal().willDraw('L10')
    table.seat(0).uses({ card: 'HQ' })
    table.rollDice()
    expect(table.view(1)).toMatchObject({ trump: 'hearts', turnUp: 'HQ' })
    expect(table.view(1).known[2]).toEqual([])
    table.seat(2).cannot({ type: 'put-down', card: 'HQ' }, 'input.not-held')
    table.seat(0).putsDown('HQ')
  })

  it('waits for the blind card, even after saving and loading', () => {
    const table = deal()
    table.seat(0).uses({ card: 'SA' })
    expect(table.view('spectator').asked).toBeNull()
    table.saveAndLoad().willDraw('L10').rollDice()
    expect(table.view(2).hand).toContain('L10')
  })
})
