import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const HANDS = [
  ['HQ', 'H6', 'R6', 'R7', 'R8', 'R9', 'R10', 'RJ', 'RQ', 'RK', 'S10', 'SK'],
  ['L6', 'L7', 'LA', 'HJ', 'H8', 'S6', 'S7', 'S8', 'S9', 'SJ', 'SQ', 'RA'],
  ['L8', 'L9', 'L10', 'LJ', 'LQ', 'LK', 'H7', 'H9', 'H10', 'HK', 'HA', 'SA'],
]
const LIZARDS = ['L6', 'L7', 'L8', 'L9', 'L10', 'LJ', 'LQ', 'LK', 'LA'] as const

const afterTheFirstTrick = () => {
  const table = dealEidex({
    characters: ['quizmaster', 'ultimo', 'jackpot'],
    hands: HANDS,
    turnUp: 'HQ',
  }).putDown('S10', 'S6', 'H7')
  table.seat(2).plays('L8')
  table.seat(1).plays('LA')
  return table.seat(0).plays('R6')
}

const question = { seat: 2, cards: LIZARDS, compare: 'at-least', number: 5, where: 'hand' } as const

describe('Quizmaster', () => {
  it.each([
    [{ ...question, compare: 'at-least', number: 5 }, true],
    [{ ...question, compare: 'at-least', number: 6 }, false],
    [{ ...question, compare: 'exactly', number: 5 }, true],
    [{ ...question, compare: 'exactly', number: 4 }, false],
    [{ ...question, compare: 'at-most', number: 4 }, false],
    [{ ...question, seat: 1, cards: ['S6'], number: 1, where: 'put-down' }, true],
    [{ ...question, seat: 1, cards: ['S6'], number: 1, where: 'hand' }, false],
  ] as const)('is told the truth: %o is %s', (fields, yes) => {
    const table = afterTheFirstTrick()
    table.seat(0).uses(fields)
    const told = table.told('spectator').find((event) => event.type === 'told')
    expect(told).toMatchObject({ seat: fields.seat, yes })
  })

  it('learns no card from it, and everybody learns the same', () => {
    const table = afterTheFirstTrick()
    table.seat(0).uses(question)
    expect(table.view(0).known).toEqual([[], [], []])
    expect(table.view(0).facts).toEqual(table.view('spectator').facts)
    expect(table.view(0).facts).toHaveLength(1)
    expect(table.view(0).facts[0]).toMatchObject({ seat: 2, where: 'hand', min: 5, max: 9 })
  })

  it.each([
    ['at-least', 5, { min: 5, max: 9 }],
    ['at-least', 6, { min: 0, max: 5 }],
    ['exactly', 5, { min: 5, max: 5 }],
    ['exactly', 0, { min: 1, max: 9 }],
    ['at-most', 4, { min: 5, max: 9 }],
  ] as const)('makes a fact of the answer: %s %i', (compare, number, bounds) => {
    const table = afterTheFirstTrick()
    table.seat(0).uses({ ...question, compare, number })
    expect(table.view(1).facts).toEqual([expect.objectContaining({ seat: 2, ...bounds })])
  })

  it('may show cards of his own to everybody', () => {
    const table = afterTheFirstTrick()
    table.seat(0).uses({ show: ['RK', 'RQ'] })
    expect(table.view(1).known[0]).toEqual(['RQ', 'RK'])
    expect(table.view(2).known[0]).toEqual(['RQ', 'RK'])
  })

  it('may say something about himself, if it is true', () => {
    const about = { cards: ['HJ'], compare: 'at-least', number: 1, where: 'hand' } as const
    const table = afterTheFirstTrick()
    table.passUntil(() => table.seat(0).isAsked())
    table
      .seat(0)
      .cannot({ type: 'power', id: 'quizmaster', disclose: true, ...about }, 'eidex.quizmaster')
    table.seat(0).uses({ disclose: true, ...about, cards: ['HQ'] })
    expect(table.told(1).find((event) => event.type === 'told')).toMatchObject({
      seat: 0,
      yes: true,
    })
  })

  it.each([
    { ...question, seat: 0 },
    { ...question, cards: [] },
    { ...question, cards: ['L6', 'L6'] },
    { ...question, compare: 'about' },
    { ...question, where: 'jackpot' },
    { ...question, number: -1 },
    { show: ['HJ'] },
    { show: [] },
    { disclose: false, cards: ['HQ'], compare: 'exactly', number: 1, where: 'hand' },
  ])('cannot ask %o', (fields) => {
    const table = afterTheFirstTrick()
    table.passUntil(() => table.seat(0).isAsked())
    table.seat(0).cannot({ type: 'power', id: 'quizmaster', ...fields }, 'eidex.power.answer')
  })

  it('may ask after every trick, once each, also after a restart', () => {
    const table = afterTheFirstTrick()
    table.saveAndLoad().seat(0).uses(question)
    table.seat(0).cannot({ type: 'power', id: 'quizmaster', ...question }, 'eidex.power.moment')
    table.saveAndLoad().seat(1).plays('RA')
    table.seat(0).plays('R7')
    table.seat(2).plays('SA')
    table.seat(0).uses({ ...question, seat: 1 })
    expect(table.view(0).uses).toEqual([2, 0, 0])
  })
})
