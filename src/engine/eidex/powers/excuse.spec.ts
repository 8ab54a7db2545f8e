import { describe, expect, it } from 'vitest'
import { LOW_MIDDLE_HIGH } from '../../../../tests/harness/eidex-deals'
import { dealEidex } from '../../../../tests/harness/eidex-table'
import type { PowerId } from '../characters'

const deal = (neighbour: PowerId = 'radarkontrolle') =>
  dealEidex({
    characters: [neighbour, 'excuse', 'taschenspieler'],
    hands: LOW_MIDDLE_HIGH,
    turnUp: 'HQ',
  }).putDown('L6', 'L9', 'LQ')

const excused = (card: string) => ({ type: 'play', card, excuse: true })

describe('Excuse', () => {
  it('plays a cheap plain card instead of following', () => {
    const table = deal()
    table.seat(2).plays('RA')
    expect(table.seat(1).mayPlay()).toEqual([
      ...['H7', 'H8', 'H9', 'R9', 'R10', 'RJ'],
      ...['LJ excuse', 'S9 excuse'],
    ])
    table.seat(1).plays('LJ', { excuse: true })
    expect(table.view('spectator').trick.map(({ card }) => card)).toEqual(['RA', 'LJ'])
  })

  it('shows nobody that he is void', () => {
    const table = deal()
    table.seat(2).plays('RA')
    table.seat(1).plays('S9', { excuse: true })
    expect(table.view(0).voids[1]).toEqual([])
  })

  it.each(['L10', 'SK', 'H9', 'R9'])('cannot excuse %s', (card) => {
    const table = deal()
    table.seat(2).plays('RA')
    table.seat(1).cannot(excused(card), 'eidex.power.play')
  })

  it('must say so', () => {
    const table = deal()
    table.seat(2).plays('RA')
    table.seat(1).cannot({ type: 'play', card: 'S9' }, 'eidex.follow')
    table.seat(1).cannot({ type: 'play', card: 'S9', excuse: false }, 'eidex.power.play')
  })

  it('has one excuse a game', () => {
    const table = deal()
    table.seat(2).plays('RA')
    table.seat(1).plays('S9', { excuse: true })
    table.seat(0).plays('R6')
    table.seat(2).plays('RK')
    expect(table.seat(1).mayPlay()).toEqual(['H7', 'H8', 'H9', 'R9', 'R10', 'RJ'])
    table.seat(1).cannot(excused('LJ'), 'eidex.power.play')
  })

  it('needs none to lead, and nobody else has one', () => {
    const table = deal()
    table.seat(2).plays('LK')
    table.seat(1).plays('H7')
    table.seat(0).cannot(excused('S6'), 'eidex.power.play')
    table.seat(0).plays('L7')
    expect(table.seat(1).mayPlay().join(' ')).not.toContain('excuse')
  })

  it('goes by what cards are worth now', () => {
    const table = deal('black-friday')
    table.seat(0).uses({ suit: 'stars' })
    table.seat(2).plays('LA')
    const plays = table.seat(1).mayPlay()
    expect(plays).toContain('S10 excuse')
    expect(plays).not.toContain('RJ excuse')
    expect(plays).not.toContain('R10 excuse')
  })

  it('can be used after the table was saved and loaded', () => {
    const table = deal()
    table.seat(2).plays('RA')
    table.saveAndLoad().seat(1).plays('S9', { excuse: true })
    table.saveAndLoad().seat(0).plays('R6')
    expect(table.view('spectator').uses).toEqual([0, 1, 0])
  })
})
