import { describe, expect, it } from 'vitest'
import { playTrick, startEvenly } from '../../../../tests/harness/eidex-deals'

const start = () => startEvenly('scharfmacher', 'computer', 'radarkontrolle')

const DOUBLE = { type: 'power', id: 'scharfmacher' } as const

describe('Scharfmacher', () => {
  it('makes one trick of six cards, in the same order', () => {
    const table = start()
    playTrick(table, 2, 'LJ', 'LK', 'LQ')
    table.seat(0).uses()
    playTrick(table, 2, 'L8', 'L7', 'L9')
    const { tricks, handSizes, won, leader } = table.view('spectator')
    expect(tricks).toMatchObject([{ leader: 2, winner: 1, to: 1 }])
    expect(tricks[0]?.cards.map(({ card }) => card)).toEqual(['LJ', 'LK', 'LQ', 'L8', 'L7', 'L9'])
    expect(won[1]).toHaveLength(6)
    expect(handSizes).toEqual([9, 9, 9])
    expect(leader).toBe(1)
  })

  it('lets the highest of all six win', () => {
    const table = start()
    playTrick(table, 2, 'LJ', 'LK', 'LQ')
    table.seat(0).uses()
    playTrick(table, 2, 'LA', 'H7', 'L9')
    expect(table.view('spectator').tricks).toMatchObject([{ winner: 1 }])
  })

  it('asks everybody to follow the first card, the leader, too', () => {
    const table = start()
    playTrick(table, 2, 'S9', 'SA', 'SK')
    table.seat(0).uses()
    expect(table.seat(2).mayPlay()).toEqual(['H8', 'H9', 'HA', 'SQ'])
    table.seat(2).cannot({ type: 'play', card: 'LA' }, 'eidex.follow')
  })

  it('forbids a trump below another’s, not below his own', () => {
    const table = start()
    playTrick(table, 2, 'S9', 'H10', 'SK')
    table.seat(0).uses()
    table.seat(2).cannot({ type: 'play', card: 'H8' }, 'eidex.undertrump')
    expect(table.seat(2).mayPlay()).toEqual(['H9', 'HA', 'SQ'])
    table.seat(2).plays('SQ')
    expect(table.seat(1).mayPlay()).toEqual(['H7', 'HJ', 'SJ', 'SA'])
    table.seat(1).plays('H7')
    table.seat(0).cannot({ type: 'play', card: 'H6' }, 'eidex.undertrump')
    expect(table.seat(0).mayPlay()).toEqual(['HQ', 'HK', 'S10'])
  })

  it('is asked once, when three cards lie', () => {
    const table = start()
    table.seat(2).plays('LJ')
    table.seat(0).cannot(DOUBLE, 'eidex.power.moment')
    table.seat(1).plays('LK')
    table.seat(0).plays('LQ')
    expect(table.seat(0).isAsked()).toBe(true)
    table.seat(0).cannot({ ...DOUBLE, seat: 1 }, 'eidex.power.answer')
    table.seat(0).uses()
    playTrick(table, 2, 'L8', 'L7', 'L9')
    playTrick(table, 1, 'R9', 'R8', 'R7')
    table.seat(0).cannot(DOUBLE, 'eidex.power.spent')
  })

  it('may let a trick be', () => {
    const table = start()
    playTrick(table, 2, 'LJ', 'LK', 'LQ')
    table.seat(0).passes()
    expect(table.view('spectator')).toMatchObject({ leader: 1, uses: [0, 0, 0] })
  })

  it('outlives saving and loading in the window and in the second lap', () => {
    const table = start()
    playTrick(table, 2, 'LJ', 'LK', 'LQ')
    table.saveAndLoad().seat(0).uses()
    table.saveAndLoad().seat(2).plays('L8')
    table.saveAndLoad().seat(1).plays('L7')
    table.saveAndLoad().seat(0).plays('L9')
    expect(table.view('spectator').tricks).toHaveLength(1)
  })

  it('lets six cards be taken back, and stays spent', () => {
    const table = startEvenly('scharfmacher', 'korrektor', 'computer')
    playTrick(table, 2, 'LJ', 'LK', 'LQ')
    table.seat(0).uses()
    playTrick(table, 2, 'L8', 'L7', 'L9')
    table.seat(1).uses({ seat: 1 })
    expect(table.view('spectator')).toMatchObject({ handSizes: [11, 11, 11], leader: 1 })
    playTrick(table, 1, 'LK', 'LQ', 'LJ')
    table.seat(0).cannot(DOUBLE, 'eidex.power.spent')
  })
})
