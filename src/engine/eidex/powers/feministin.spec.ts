import { describe, expect, it } from 'vitest'
import { startEvenly } from '../../../../tests/harness/eidex-deals'

const start = () => startEvenly('computer', 'feministin', 'radarkontrolle')

/** She (seat 1) would win king, queen and jack of lizards. */
function mixedTrick() {
  const table = start()
  table.seat(2).plays('LJ')
  table.seat(1).plays('LK')
  table.seat(0).plays('LQ')
  return table
}

describe('Feministin', () => {
  it('refuses a trick, and the highest of the rest takes it with the lead', () => {
    const table = mixedTrick()
    table.seat(1).uses()
    const { tricks, leader, won } = table.view('spectator')
    expect(tricks.at(-1)).toMatchObject({ winner: 0, to: 0 })
    expect(leader).toBe(0)
    expect(won[0]).toEqual(['LJ', 'LQ', 'LK'])
  })

  it('may as well take it', () => {
    const table = mixedTrick()
    table.seat(1).passes()
    expect(table.view('spectator').tricks.at(-1)).toMatchObject({ winner: 1, to: 1 })
  })

  it('is asked every time, and each time she may refuse', () => {
    const table = mixedTrick()
    table.seat(1).uses()
    table.seat(0).plays('RJ')
    table.seat(2).plays('R7')
    table.seat(1).plays('RQ')
    table.seat(1).uses()
    expect(table.view(1)).toMatchObject({ leader: 0, uses: [0, 2, 0] })
  })

  it.each([
    ['without a queen', ['LJ', 'LK', 'L9']],
    ['without a king or a jack', ['L8', 'LK', 'L9']],
    ['that another wins', ['LA', 'LK', 'LQ']],
  ] as const)('is not asked in a trick %s', (_, [first, second, third]) => {
    const table = start()
    table.seat(2).plays(first)
    table.seat(1).plays(second)
    table.seat(0).plays(third)
    expect(table.seat(1).isAsked()).toBe(false)
    table.seat(1).cannot({ type: 'power', id: 'feministin' }, 'eidex.power.moment')
  })

  it('does not count a card that lies face down', () => {
    const table = startEvenly('sphinx', 'feministin', 'radarkontrolle')
    table.seat(2).plays('LJ')
    table.seat(1).plays('LK')
    table.seat(0).plays('LQ', { faceDown: true })
    expect(table.view('spectator').tricks.at(-1)).toMatchObject({ winner: 1 })
    table.seat(1).cannot({ type: 'power', id: 'feministin' }, 'eidex.power.moment')
  })

  it('loses the power of both her cards in a double trick', () => {
    const table = startEvenly('scharfmacher', 'feministin', 'radarkontrolle')
    table.seat(2).plays('LJ')
    table.seat(1).plays('LK')
    table.seat(0).plays('LQ')
    table.seat(0).uses()
    table.seat(2).plays('L8')
    table.seat(1).plays('L10')
    table.seat(0).plays('L9')
    table.seat(1).uses()
    expect(table.view('spectator').tricks.at(-1)).toMatchObject({ winner: 0 })
  })

  it('is still asked after the table was saved and loaded', () => {
    const table = mixedTrick().saveAndLoad()
    expect(table.seat(1).isAsked()).toBe(true)
    table.seat(1).cannot({ type: 'power', id: 'feministin', seat: 0 }, 'eidex.power.answer')
    table.seat(1).uses()
    expect(table.saveAndLoad().view(2).leader).toBe(0)
  })
})
