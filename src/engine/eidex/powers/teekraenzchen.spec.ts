import { describe, expect, it } from 'vitest'
import { startEvenly } from '../../../../tests/harness/eidex-deals'

const start = () => startEvenly('computer', 'teekraenzchen', 'radarkontrolle')

/** Both have given; she (seat 1) owes a card to seats 2 and 0. */
function party() {
  const table = start()
  table.seat(1).uses()
  table.seat(2).answers({ card: 'SQ' })
  table.seat(0).answers({ card: 'HK' })
  return table
}

describe('Teekränzchen', () => {
  it('gets a card from each and gives each any one back, clockwise from her', () => {
    const table = party()
    expect(table.view(1).hand).toEqual(expect.arrayContaining(['SQ', 'HK']))
    expect(table.view(1).handSizes).toEqual([10, 13, 10])
    table.seat(1).answers({ cards: ['R9', 'SQ'] })
    expect(table.view(2).hand).toContain('R9')
    expect(table.view(0).hand).toContain('SQ')
    expect(table.view(1).handSizes).toEqual([11, 11, 11])
  })

  it('may give back what she was given', () => {
    const table = party()
    table.seat(1).answers({ cards: ['SQ', 'HK'] })
    expect(table.view(2).hand).toContain('SQ')
    expect(table.view(0).hand).toContain('HK')
  })

  it('lets giver and taker know a card, as long as it cannot have been passed on', () => {
    const table = party()
    expect(table.view(0).known[1]).toEqual(['HK'])
    expect(table.view(2).known[1]).toEqual(['SQ'])
    table.seat(1).answers({ cards: ['R9', 'SQ'] })
    expect(table.view(1).known[2]).toEqual(['R9'])
    expect(table.view(1).known[0]).toEqual(expect.arrayContaining(['SQ']))
    expect(table.view(0).known.slice(1)).toEqual([[], []])
    expect(table.view(2).known.flat()).not.toContain('SQ')
  })

  it('keeps the exchange out of what others are told', () => {
    const table = party()
    table.seat(1).answers({ cards: ['R9', 'SQ'] })
    const since = (viewer: 0 | 2 | 'spectator') => JSON.stringify(table.told(viewer).slice(3))
    expect(since('spectator')).not.toMatch(/"(SQ|HK|R9)"/)
    expect(since(0)).not.toContain('"R9"')
    expect(since(2)).not.toContain('"HK"')
    expect(since(0)).toContain('"SQ"')
  })

  it('takes only cards from the hand, each once, from the seat asked', () => {
    const table = start()
    table.seat(1).cannot({ type: 'power', id: 'teekraenzchen', seat: 2 }, 'eidex.power.answer')
    table.seat(1).uses()
    table.seat(0).cannot({ type: 'answer', card: 'HK' }, 'input.seat')
    table.seat(2).cannot({ type: 'answer', card: 'S6' }, 'eidex.power.answer')
    table.seat(2).cannot({ type: 'pass' }, 'input.moment')
    table.seat(2).answers({ card: 'SQ' })
    table.seat(0).answers({ card: 'HK' })
    for (const cards of [['R9'], ['R9', 'R9'], ['R9', 'S8'], ['R9', 'RQ', 'R6']]) {
      table.seat(1).cannot({ type: 'answer', cards }, 'eidex.power.answer')
    }
  })

  it('is asked once, when all cards are down', () => {
    const table = party()
    table.seat(1).answers({ cards: ['R9', 'SQ'] })
    table.seat(1).cannot({ type: 'power', id: 'teekraenzchen' }, 'eidex.power.spent')
    expect(table.seat(2).mayPlay()).toContain('R9')
  })

  it('outlives saving and loading between any two cards', () => {
    const table = start()
    table.seat(1).uses()
    table.saveAndLoad().seat(2).answers({ card: 'SQ' })
    table.saveAndLoad().seat(0).answers({ card: 'HK' })
    table
      .saveAndLoad()
      .seat(1)
      .answers({ cards: ['R9', 'SQ'] })
    expect(table.saveAndLoad().view(1).handSizes).toEqual([11, 11, 11])
  })
})
