import { describe, expect, it } from 'vitest'
import { BY_SUIT, playUntil } from '../../../../tests/harness/eidex-deals'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const dealt = (second: 'trumphator' | 'guggitaler' = 'trumphator') =>
  dealEidex({ characters: ['computer', second, 'ultimo'], hands: BY_SUIT, turnUp: 'HQ' }).putDown(
    'R6',
    'S6',
    'L8',
  )

/** All cards are counted, and he is asked. */
const counted = (table = dealt()) =>
  playUntil(table, () => table.view(0).stage === 'count' && table.seat(0).isAsked())

describe('Computer', () => {
  it.each([5, -5])('has %i points more at the end, and nobody else', (number) => {
    const table = counted()
    const [own = 0, second, third] = table.view(0).points
    table.seat(0).uses({ number })
    expect(table.view('spectator').points).toEqual([own + number, second, third])
  })

  it('may leave his points as they are', () => {
    const table = counted()
    const before = table.view(0).points
    table.seat(0).passes()
    expect(table.view(0).points).toEqual(before)
    expect(table.view(0).awarded.reduce((sum, points) => sum + points, 0)).toBe(2)
  })

  it.each([0, 1, 10, '5', null])('cannot make it %s', (number) => {
    counted().seat(0).cannot({ type: 'power', id: 'computer', number }, 'eidex.power.answer')
  })

  it('calculates with his own points only', () => {
    const table = counted()
    table
      .seat(0)
      .cannot({ type: 'power', id: 'computer', number: 5, seat: 1 }, 'eidex.power.answer')
    table.seat(1).cannot({ type: 'power', id: 'computer', number: 5 }, 'eidex.power.owner')
  })

  it('waits for the end of the game', () => {
    const table = dealt()
    playUntil(table, () => table.view(0).tricks.length === 10)
    table.seat(0).cannot({ type: 'power', id: 'computer', number: 5 }, 'eidex.power.moment')
  })

  it('is switched off by Guggitaler', () => {
    const table = dealt('guggitaler')
    table.seat(1).uses()
    let asked = false
    playUntil(table, () => {
      asked ||= table.seat(0).isAsked()
      return table.view(0).games === 2
    })
    expect(asked).toBe(false)
  })

  it('is still asked after a restart', () => {
    const table = counted().saveAndLoad()
    const [own = 0] = table.view(0).points
    table.seat(0).uses({ number: 5 })
    expect(table.view(0).points[0]).toBe(own + 5)
  })
})
