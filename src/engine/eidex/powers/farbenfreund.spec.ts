import { describe, expect, it } from 'vitest'
import { dealOneSided, playTrick, startEvenly } from '../../../../tests/harness/eidex-deals'

const start = () => startEvenly('farbenfreund', 'computer', 'radarkontrolle')

const WISH = { type: 'power', id: 'farbenfreund' } as const

describe('Farbenfreund', () => {
  it('names the suit another must lead', () => {
    const table = start()
    table.seat(0).uses({ suit: 'stars' })
    expect(table.seat(2).mayPlay()).toEqual(['S9', 'SQ'])
    table.seat(2).cannot({ type: 'play', card: 'LA' }, 'eidex.farbenfreund')
    table.seat(2).plays('S9')
    expect(table.seat(1).mayPlay()).toEqual(['H7', 'H10', 'HJ', 'SJ', 'SA'])
  })

  it('wishes in vain for a suit the leader does not hold, though the wish is spent', () => {
    const table = dealOneSided(['farbenfreund', 'computer', 'radarkontrolle'])
    table.putDown('S7', 'S6', 'SJ')
    table.seat(0).uses({ suit: 'lizard' })
    expect(table.seat(2).mayPlay()).toHaveLength(11)
    expect(table.view('spectator').uses).toEqual([1, 0, 0])
  })

  it('wishes twice, not three times', () => {
    const table = start()
    table.seat(0).uses({ suit: 'stars' })
    playTrick(table, 2, 'SQ', 'SJ', 'S10')
    table.seat(0).uses({ suit: 'raven' })
    expect(table.seat(2).mayPlay()).toEqual(['R7', 'R10', 'RK'])
    playTrick(table, 2, 'RK', 'RQ', 'R8')
    expect(table.seat(0).isAsked()).toBe(false)
    table.seat(0).cannot({ ...WISH, suit: 'stars' }, 'eidex.power.spent')
    expect(table.seat(2).mayPlay()).toHaveLength(9)
  })

  it('has a wish for one trick only, and one for each', () => {
    const table = start()
    table.seat(0).uses({ suit: 'stars' })
    expect(table.seat(0).isAsked()).toBe(false)
    table.seat(0).cannot({ ...WISH, suit: 'raven' }, 'eidex.power.moment')
    playTrick(table, 2, 'SQ', 'SJ', 'S10')
    table.seat(0).passes()
    expect(table.seat(2).mayPlay()).toHaveLength(10)
  })

  it('is not asked before his own lead', () => {
    const table = startEvenly('computer', 'radarkontrolle', 'farbenfreund')
    expect(table.seat(2).isAsked()).toBe(false)
    table.seat(2).cannot({ ...WISH, suit: 'stars' }, 'eidex.power.moment')
  })

  it.each([{}, { suit: 'clubs' }, { suit: 'stars', seat: 2 }])('cannot wish for %j', (fields) => {
    start()
      .seat(0)
      .cannot({ ...WISH, ...fields }, 'eidex.power.answer')
  })

  it('is heard by everybody and outlives saving and loading', () => {
    const table = start()
    table.seat(0).uses({ suit: 'stars' })
    table.saveAndLoad()
    expect(table.told('spectator')).toContainEqual({
      type: 'power',
      seat: 0,
      id: 'farbenfreund',
      fields: { suit: 'stars' },
    })
    expect(table.seat(2).mayPlay()).toEqual(['S9', 'SQ'])
    expect(table.view(1).known[2]).toEqual([])
  })

  it('has his wish lapse when the trick is played again', () => {
    const table = startEvenly('farbenfreund', 'korrektor', 'computer')
    table.seat(0).uses({ suit: 'stars' })
    playTrick(table, 2, 'SQ', 'SJ', 'S10')
    table.seat(1).uses({ seat: 2 })
    table.seat(0).passes()
    expect(table.seat(2).mayPlay()).toHaveLength(11)
    expect(table.view('spectator').uses).toEqual([1, 1, 0])
  })
})
