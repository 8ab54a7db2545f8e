import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const HANDS = [
  ['HQ', 'H6', 'R6', 'R7', 'R8', 'R9', 'R10', 'RJ', 'RQ', 'RK', 'S10', 'SK'],
  ['L6', 'L7', 'LA', 'HJ', 'H8', 'S6', 'S7', 'S8', 'S9', 'SJ', 'SQ', 'RA'],
  ['L8', 'L9', 'L10', 'LJ', 'LQ', 'LK', 'H7', 'H9', 'H10', 'HK', 'HA', 'SA'],
]

/** Seat 0 deals, so seat 2 leads first. */
const atTheLead = () =>
  dealEidex({ characters: ['jackpot', 'dealer', 'ultimo'], hands: HANDS, turnUp: 'HQ' }).putDown(
    'S10',
    'S6',
    'H7',
  )

describe('Dealer', () => {
  it('swaps whole hands with a player who accepts', () => {
    const table = atTheLead()
    table.seat(1).uses({ seat: 2 })
    table.seat(2).answers({ accept: true })
    expect(table.view(1).hand).toContain('SA')
    expect(table.view(2).hand).toContain('RA')
    expect(table.seat(2).mayPlay()).toHaveLength(11)
  })

  it('cannot force a swap', () => {
    const table = atTheLead()
    const before = table.view(1).hand
    table.seat(1).uses({ seat: 2 })
    table.seat(2).answers({ accept: false })
    expect(table.view(1).hand).toEqual(before)
    table.seat(2).plays('L8')
  })

  it('does not touch what lies put down', () => {
    const table = atTheLead()
    table.seat(1).uses({ seat: 2 })
    table.seat(2).answers({ accept: true })
    expect(table.view(1).down).toEqual([null, 'S6', null])
    expect(table.view(2).down).toEqual([null, null, 'H7'])
  })

  it('lets the two know each other’s new cards, and nobody else', () => {
    const table = atTheLead()
    table.seat(1).uses({ seat: 2 })
    table.seat(2).answers({ accept: true })
    expect(table.view(1).known[2]).toEqual(table.view(2).hand)
    expect(table.view(2).known[1]).toEqual(table.view(1).hand)
    expect(table.view(0).known.flat()).toEqual([])
    const moved = table.told(0).filter((event) => event.type === 'moved')
    expect(moved).toHaveLength(2)
    expect(moved.map((event) => event.cards)).toEqual([null, null])
    const own = table.told(2).filter((event) => event.type === 'moved')
    expect(own.every((event) => event.cards?.length === 11)).toBe(true)
  })

  it('asks a player, not himself, and for an answer of yes or no', () => {
    const table = atTheLead()
    table.seat(1).cannot({ type: 'power', id: 'dealer', seat: 1 }, 'eidex.power.answer')
    table.seat(1).cannot({ type: 'power', id: 'dealer' }, 'eidex.power.answer')
    table.seat(1).uses({ seat: 0 })
    table.seat(0).cannot({ type: 'answer', accept: 'maybe' }, 'eidex.power.answer')
    table.seat(2).cannot({ type: 'answer', accept: true }, 'input.seat')
  })

  it('may offer before every trick, once each', () => {
    const table = atTheLead()
    table.seat(1).uses({ seat: 0 })
    table.seat(0).answers({ accept: false })
    expect(table.seat(1).isAsked()).toBe(false)
    table.seat(2).plays('L8')
    table.seat(1).cannot({ type: 'power', id: 'dealer', seat: 0 }, 'eidex.power.moment')
    table.seat(1).plays('LA')
    table.seat(0).plays('R6')
    expect(table.seat(1).isAsked()).toBe(true)
  })

  it('is still waiting for the answer after a restart', () => {
    const table = atTheLead()
    table.seat(1).uses({ seat: 2 })
    table.saveAndLoad().seat(2).answers({ accept: true })
    expect(table.view(2).hand).toContain('RA')
    expect(table.saveAndLoad().seat(2).mayPlay()).toContain('RA')
  })
})
