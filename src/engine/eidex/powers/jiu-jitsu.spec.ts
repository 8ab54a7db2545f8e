import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'

/** Lizard is trump. Seat 2 leads first, then seats 1 and 0. */
const HANDS = [
  ['H8', 'LQ', 'R6', 'R7', 'R8', 'R9', 'R10', 'RJ', 'RQ', 'RK', 'S9', 'H6'],
  ['H9', 'L7', 'LA', 'LJ', 'L8', 'S6', 'S7', 'S8', 'S10', 'SJ', 'SQ', 'RA'],
  ['H10', 'L9', 'L10', 'HJ', 'L6', 'LK', 'H7', 'HQ', 'SK', 'HK', 'HA', 'SA'],
]

const atTheLead = () =>
  dealEidex({ characters: ['sphinx', 'skater', 'jiu-jitsu'], hands: HANDS, turnUp: 'LQ' }).putDown(
    'S9',
    'S6',
    'SA',
  )

const tenNineEight = (table = atTheLead()) => {
  table.seat(2).plays('H10')
  table.seat(1).plays('H9')
  table.seat(0).plays('H8', { faceDown: true })
  return table
}

describe('Jiu-Jitsu', () => {
  it('makes the nine beat the ten', () => {
    const table = tenNineEight()
    table.seat(2).uses({ cards: ['H10', 'H9'] })
    table.seat(1).passes()
    expect(table.view('spectator').tricks[0]?.winner).toBe(1)
  })

  it('swaps for one trick only', () => {
    const table = tenNineEight()
    table.seat(2).uses({ cards: ['H9', 'H10'] })
    table.seat(1).passes()
    expect(table.view('spectator').effects).toEqual([])
  })

  it('takes neighbours in the order of trump: the nine beats the jack', () => {
    const table = atTheLead()
    table.seat(2).plays('L9')
    table.seat(1).plays('LJ')
    table.seat(0).plays('LQ')
    table.seat(2).uses({ cards: ['L9', 'LJ'] })
    table.seat(1).passes()
    expect(table.view('spectator').tricks[0]?.winner).toBe(2)
  })

  it('cannot swap a card that lies face down, nor one that is not in the trick', () => {
    const table = tenNineEight()
    table.passUntil(() => table.seat(2).isAsked())
    for (const cards of [['H8', 'H9'], ['H10', 'HJ'], ['H9'], ['H9', 'H9']]) {
      table.seat(2).cannot({ type: 'power', id: 'jiu-jitsu', cards }, 'eidex.power.answer')
    }
  })

  it('is not asked where no two neighbours lie', () => {
    const table = atTheLead()
    table.seat(2).plays('H10')
    table.seat(1).plays('H9')
    table
      .seat(2)
      .cannot({ type: 'power', id: 'jiu-jitsu', cards: ['H9', 'H10'] }, 'eidex.power.moment')
    const other = atTheLead()
    other.seat(2).plays('HK')
    other.seat(1).plays('H9')
    other.seat(0).plays('H6')
    other.passUntil(() => other.seat(2).isAsked())
    expect(other.view('spectator').tricks).toHaveLength(1)
  })

  it('is void, though spent, once Skat separates the two; Sphinx cannot take her card back', () => {
    const table = tenNineEight()
    table.seat(2).uses({ cards: ['H9', 'H10'] })
    table.seat(0).cannot({ type: 'play', card: 'H8' }, 'input.seat')
    table.saveAndLoad().seat(1).uses()
    const view = table.view('spectator')
    expect(view.tricks[0]?.winner).toBe(2)
    expect(view.uses).toEqual([1, 1, 1])
    expect(view.tricks[0]?.cards[2]).toEqual({ seat: 0, card: null, faceDown: true })
    expect(JSON.stringify(table.told(2))).not.toContain('"H8"')
    table
      .seat(2)
      .cannot({ type: 'power', id: 'jiu-jitsu', cards: ['H9', 'H10'] }, 'eidex.power.spent')
  })
})
