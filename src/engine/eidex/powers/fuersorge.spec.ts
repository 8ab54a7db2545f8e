import { describe, expect, it } from 'vitest'
import { LOW_MIDDLE_HIGH } from '../../../../tests/harness/eidex-deals'
import { dealEidex } from '../../../../tests/harness/eidex-table'
import type { PowerId } from '../characters'

const deal = (neighbour: PowerId = 'excuse') =>
  dealEidex({
    characters: ['fuersorge', neighbour, 'radarkontrolle'],
    hands: LOW_MIDDLE_HIGH,
    turnUp: 'HQ',
  })

/** Three points: just poor enough. */
const playPoorTrick = (table: ReturnType<typeof deal>) => {
  table.seat(2).plays('RQ')
  table.seat(1).plays('R9')
  return table.seat(0).plays('R6')
}

describe('Fürsorge', () => {
  it('gives a poor trick and the lead to any player', () => {
    const table = deal().putDown('L6', 'L9', 'LQ')
    playPoorTrick(table)
    expect(table.seat(0).isAsked()).toBe(true)
    table.seat(0).uses({ seat: 1 })
    expect(table.view('spectator').won[1]).toEqual(['R6', 'R9', 'RQ'])
    expect(table.view('spectator').turn).toBe(1)
    table.seat(1).plays('S9')
  })

  it('may take it herself, and as often as such a trick comes', () => {
    const table = deal().putDown('L6', 'L9', 'LQ')
    playPoorTrick(table)
    table.seat(0).uses({ seat: 0 })
    table.seat(0).plays('S7')
    table.seat(2).plays('SQ')
    table.seat(1).plays('S9')
    table.seat(0).uses({ seat: 0 })
    expect(table.view('spectator').won[0]).toHaveLength(6)
  })

  it('leaves a trick of four points alone', () => {
    const table = deal().putDown('L6', 'L9', 'LQ')
    table.seat(2).plays('RK')
    table.seat(1).plays('R9')
    table.seat(0).plays('R6')
    table.seat(0).cannot({ type: 'power', id: 'fuersorge', seat: 1 }, 'eidex.power.moment')
    expect(table.view('spectator').turn).toBe(2)
  })

  it('leaves a trick with a hidden card alone', () => {
    const table = deal('sphinx').putDown('L6', 'L9', 'LQ')
    table.seat(2).plays('RQ')
    table.seat(1).plays('R9', { faceDown: true })
    table.seat(0).plays('R6')
    expect(table.seat(0).isAsked()).toBe(false)
  })

  it('names one of the three players, and nothing else', () => {
    const table = deal().putDown('L6', 'L9', 'LQ')
    playPoorTrick(table)
    for (const fields of [{}, { seat: 3 }, { seat: '1' }, { seat: 1, card: 'R6' }]) {
      table.seat(0).cannot({ type: 'power', id: 'fuersorge', ...fields }, 'eidex.power.answer')
    }
    table.seat(1).cannot({ type: 'power', id: 'fuersorge', seat: 1 }, 'eidex.power.owner')
  })

  it('gives only the lead of a jackpot trick, also after the table was saved and loaded', () => {
    const table = deal('jackpot')
    table.seat(1).uses({ card: 'S7' })
    table.putDown('L6', 'L9', 'LQ')
    playPoorTrick(table).saveAndLoad().seat(0).uses({ seat: 1 })
    const { tricks, won, turn } = table.view('spectator')
    expect(tricks[0]?.to).toBe('pot')
    expect(won.map(({ length }) => length)).toEqual([0, 0, 0, 3])
    expect(turn).toBe(1)
  })
})
