import { describe, expect, it } from 'vitest'
import { dealEvenly, dealOneSided, playOneSided } from '../../../../tests/harness/eidex-deals'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const CALL = { type: 'power', id: 'schwarzpeter' } as const
const TRIO = ['taschenspieler', 'schwarzpeter', 'fledderer'] as const

describe('Schwarzpeter', () => {
  it('makes the winner of the raven jack lose', () => {
    const table = dealOneSided(['computer', 'radarkontrolle', 'schwarzpeter'])
    table.seat(2).uses()
    table.putDown('S7', 'S6', 'SJ')
    playOneSided(table)
    expect(table.view('spectator')).toMatchObject({ points: [0, 2, 155], awarded: [1, 0, 1] })
    expect(table.events).toContainEqual(expect.objectContaining({ reason: 'schwarzpeter' }))
  })

  it('changes nothing if it is not called', () => {
    const table = dealOneSided(['computer', 'radarkontrolle', 'schwarzpeter'])
    table.putDown('S7', 'S6', 'SJ')
    playOneSided(table)
    expect(table.view('spectator').awarded).toEqual([1, 1, 0])
  })

  it('cannot be called with raven as trump', () => {
    const table = dealEidex({ characters: TRIO, dealer: 0, turnUp: 'RQ' })
    table.seat(1).cannot(CALL, 'eidex.power.moment')
  })

  it.each([
    [[6, 6, 0], false],
    [[6, 6, 6], false],
    [[6, 5, 5], true],
  ] as const)('with victory points %s it can be called: %s', (victoryPoints, asked) => {
    const table = dealEvenly(TRIO, { victoryPoints })
    expect(table.seat(1).isAsked()).toBe(asked)
  })

  it('keeps the raven jack from being put down, also by exchange', () => {
    const table = dealEvenly(TRIO)
    table.seat(1).uses()
    table.seat(0).cannot({ type: 'put-down', card: 'RJ' }, 'eidex.schwarzpeter')
    table.putDown('S7', 'S8', 'S6')
    table.seat(2).passes()
    const swap = { type: 'power', id: 'taschenspieler' } as const
    table.seat(0).cannot({ ...swap, card: 'RJ' }, 'eidex.power.answer')
    table.seat(0).uses({ card: 'RA' })
    expect(table.view(0).down[0]).toBe('RA')
  })

  it('keeps it from being put before another, too', () => {
    const table = dealEvenly(['fledderer', 'schwarzpeter', 'computer'])
    table.seat(1).uses()
    table.putDown('S7', 'S8', 'S6')
    const rob = { type: 'power', id: 'fledderer', seat: 1 } as const
    table.seat(0).cannot({ ...rob, card: 'RJ' }, 'eidex.power.answer')
    table.seat(0).uses({ seat: 1, card: 'RA' })
    expect(table.view(0).hand).toContain('RJ')
  })

  it('is called once, before cards are put down, and everybody hears it', () => {
    const table = dealEvenly(TRIO)
    table.seat(1).cannot({ ...CALL, card: 'RJ' }, 'eidex.power.answer')
    table.seat(1).uses()
    table.seat(1).cannot(CALL, 'eidex.power.spent')
    expect(table.told('spectator')).toContainEqual(expect.objectContaining({ id: 'schwarzpeter' }))
    for (const viewer of [0, 2] as const) {
      expect(table.view(viewer).effects).toMatchObject([{ power: 'schwarzpeter' }])
    }
  })

  it('does not tell who holds the jack, and outlives saving and loading', () => {
    const table = dealEvenly(TRIO)
    table.seat(1).uses()
    table.saveAndLoad()
    expect(table.view(1).known.flat()).not.toContain('RJ')
    table.seat(0).cannot({ type: 'put-down', card: 'RJ' }, 'eidex.schwarzpeter')
  })
})
