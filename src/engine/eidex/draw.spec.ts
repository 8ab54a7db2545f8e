import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../tests/harness/eidex-table'
import type { Card } from './cards'
import { eidex } from './game'

const HANDS = [
  ['HQ', 'H6', '…'],
  ['L6', 'L7', 'LA', '…'],
  ['S6', 'S7', '…'],
]

/** Seat 2 does not want to lead; a card of seat 1 is drawn in her place. */
const drawing = () => {
  const table = dealEidex({
    characters: ['ultimo', 'jackpot', 'schuechterne'],
    hands: HANDS,
    turnUp: 'HQ',
  }).putDown('H6', 'L6', 'S6')
  return table.seat(2).uses({ seat: 1 })
}

describe('a blind card', () => {
  it.each(['S7', 'L6', 'HQ'] as Card[])('cannot be %s, which is not in that hand', (card) => {
    const { state } = drawing()
    const before = JSON.stringify(state)
    const drawn = eidex.apply(state, { by: 'chance', outcome: { type: 'draw', card } })
    expect(drawn).toMatchObject({ ok: false, refusal: { code: 'eidex.draw' } })
    expect(JSON.stringify(state)).toBe(before)
  })

  it('cannot be the one that was refused', () => {
    const table = drawing().willDraw('LA')
    table.rollDice()
    table.seat(1).answers({ accept: false })
    const again = { type: 'draw', card: 'LA' } as const
    expect(eidex.apply(table.state, { by: 'chance', outcome: again })).toMatchObject({ ok: false })
    table.willDraw('L7').rollDice()
    expect(table.seat(1).mayPlay()).toEqual(['L7'])
  })

  it('comes only when one is to be drawn', () => {
    const table = drawing()
    table.rollDice()
    const drawn = eidex.apply(table.state, { by: 'chance', outcome: { type: 'draw', card: 'L7' } })
    expect(drawn).toMatchObject({ ok: false, refusal: { code: 'input.moment' } })
  })
})
