import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const JACKS = ['HJ', 'LJ', 'RJ', 'SJ'] as const
const deal = () =>
  dealEidex({
    characters: ['excuse', 'radarkontrolle', 'weisheit'],
    hands: [['S9', '…'], ['…'], [...JACKS, 'SQ', 'SK', 'H6', 'H7', 'H8', 'L6', 'R6', 'R7']],
    turnUp: 'S9',
  }).putDown('H9', 'R8', 'R6')

const shows = (sets: unknown) => ({ type: 'power', id: 'weisheit', sets })

describe('Weisheit', () => {
  it('shows her combinations to everybody, and nothing else', () => {
    const table = deal()
    table.seat(2).uses({ sets: [JACKS, ['H6', 'H7', 'H8']] })
    for (const seat of [0, 1]) {
      const known = table.view(seat).known[2]
      expect(known).toEqual(['H6', 'H7', 'H8', 'HJ', 'LJ', 'RJ', 'SJ'])
    }
    expect(table.told('spectator')).toContainEqual(
      expect.objectContaining({ type: 'shown', seat: 2, cards: [...JACKS, 'H6', 'H7', 'H8'] }),
    )
  })

  it.each([
    [[JACKS], 40],
    [[JACKS, ['SQ', 'SK']], 44],
    [[['SJ', 'SQ', 'SK']], 4],
    [
      [
        ['H6', 'H7', 'H8'],
        ['SK', 'SQ'],
      ],
      8,
    ],
  ] as const)('counts %j as %i', (sets, sum) => {
    const table = deal()
    table.seat(2).uses({ sets })
    expect(table.view('spectator').effects.find(({ power }) => power === 'weisheit')?.data).toEqual(
      [sum],
    )
  })

  it.each([
    ['no combination', []],
    ['a card twice', [JACKS, ['SJ', 'SQ', 'SK']]],
    ['one combination twice', [JACKS, JACKS]],
    ['two in a row', [['H6', 'H7']]],
    ['a card put down', [['R6', 'R7', 'R8']]],
    ['cards of others', [['S8', 'S9', 'S10']]],
    ['no sets at all', 'HJ'],
  ])('cannot show %s', (_what, sets) => {
    const table = deal()
    table.passUntil(() => table.seat(2).isAsked())
    table.seat(2).cannot(shows(sets), 'eidex.power.answer')
  })

  it('knows no marriage without trump', () => {
    const table = dealEidex({
      characters: ['excuse', 'radarkontrolle', 'weisheit'],
      hands: [['SA', '…'], ['…'], ['SQ', 'SK', 'H6', 'L6', '…']],
      turnUp: 'SA',
    }).putDown('H7', 'R8', 'L6')
    table.passUntil(() => table.seat(2).isAsked())
    table.seat(2).cannot(shows([['SQ', 'SK']]), 'eidex.power.answer')
  })

  it('shows before the first trick only, and once', () => {
    const table = deal()
    table.seat(2).uses({ sets: [JACKS] })
    table.seat(2).cannot(shows([['H6', 'H7', 'H8']]), 'eidex.power.spent')
  })

  it('decides at the end, also after the table was saved and loaded', () => {
    const table = deal()
    table.seat(2).uses({ sets: [JACKS] })
    const finish = () => {
      for (let cards = 0; cards < 33; cards++) {
        table.passUntil(() => table.state.stage === 'play')
        const { turn } = table.state
        const [card] = table.seat(turn).mayPlay()
        table.seat(turn).plays(card as 'H6')
      }
    }
    finish()
    const [, , before = 0] = table.view('spectator').points
    expect(table.seat(2).isAsked()).toBe(true)
    table.saveAndLoad()
    table.seat(2).cannot({ type: 'power', id: 'weisheit', number: 0 }, 'eidex.power.answer')
    table.seat(2).uses({ number: -40 })
    expect(table.view('spectator').points[2]).toBe(before - 40)
  })
})
