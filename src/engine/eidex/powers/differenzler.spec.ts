import { describe, expect, it } from 'vitest'
import { dealOneSided, playOneSided } from '../../../../tests/harness/eidex-deals'
import type { PowerId } from '../characters'

/** He sits at seat 1 and makes 2 points, if his card put down counts nothing. */
const start = (third: PowerId = 'radarkontrolle') =>
  dealOneSided(['computer', 'differenzler', third])

const ANNOUNCE = { type: 'power', id: 'differenzler' } as const

describe('Differenzler', () => {
  it.each([
    ['exactly', 2, [0, 2, 0], 'differenzler'],
    ['one too many', 3, [1, 1, 0], 'limit'],
    ['one too few', 1, [1, 1, 0], 'limit'],
  ] as const)('announces his points %s', (_, number, awarded, reason) => {
    const table = start().putDown('S7', 'S6', 'SJ')
    table.seat(1).uses({ number })
    playOneSided(table)
    expect(table.view('spectator')).toMatchObject({ points: [0, 2, 155], awarded })
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'awarded', reason }))
  })

  it('counts the card he put down', () => {
    const table = start().putDown('S7', 'S10', 'SJ')
    table.seat(1).uses({ number: 12 })
    playOneSided(table)
    expect(table.view('spectator').awarded).toEqual([0, 2, 0])
  })

  it('has his hit before Schwarzpeter', () => {
    const table = start('schwarzpeter')
    table.seat(2).uses()
    table.putDown('S7', 'S6', 'SJ')
    table.seat(1).uses({ number: 2 })
    playOneSided(table)
    expect(table.view('spectator').awarded).toEqual([0, 2, 0])
  })

  it.each([
    [2, [0, 2, 0]],
    [0, [1, 1, 0]],
  ] as const)('is judged in the usual values under Guggitaler: %i', (number, awarded) => {
    const table = start('guggitaler').putDown('S7', 'S6', 'SJ')
    table.seat(1).uses({ number })
    table.seat(2).uses()
    playOneSided(table)
    expect(table.view('spectator')).toMatchObject({ points: [0, 0, 13], awarded })
  })

  it.each([158, -1, 1.5, '2', undefined])('cannot announce %s', (number) => {
    const table = start().putDown('S7', 'S6', 'SJ')
    table.seat(1).cannot({ ...ANNOUNCE, number }, 'eidex.power.answer')
  })

  it('announces once, after putting down and before the first lead', () => {
    const table = start()
    table.seat(1).cannot({ ...ANNOUNCE, number: 2 }, 'eidex.power.moment')
    table.putDown('S7', 'S6', 'SJ')
    expect(table.seat(1).isAsked()).toBe(true)
    table.seat(1).uses({ number: 2 })
    table.seat(1).cannot({ ...ANNOUNCE, number: 3 }, 'eidex.power.spent')
  })

  it('announces openly, and is held to it after saving and loading', () => {
    const table = start().putDown('S7', 'S6', 'SJ').saveAndLoad()
    table.seat(1).uses({ number: 2 })
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(table.view(viewer).effects).toMatchObject([{ power: 'differenzler', data: [2] }])
      expect(table.told(viewer)).toContainEqual(expect.objectContaining({ fields: { number: 2 } }))
    }
    playOneSided(table.saveAndLoad())
    expect(table.view('spectator').awarded).toEqual([0, 2, 0])
  })
})
