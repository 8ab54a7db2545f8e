import { describe, expect, it } from 'vitest'
import { dealEvenly, playTrick, startEvenly } from '../../../../tests/harness/eidex-deals'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const start = () => startEvenly('skater', 'computer', 'radarkontrolle')

/** Seat 1 has trumped, though it holds stars. */
function needlessTrump() {
  const table = start()
  table.seat(2).plays('S9')
  table.seat(1).plays('H7')
  return table
}

describe('Skater', () => {
  it('ranks tens between ace and king, also in the trick on the table', () => {
    const table = start()
    table.seat(2).plays('R10')
    table.seat(1).plays('RQ')
    table.seat(0).uses()
    table.seat(0).plays('RJ')
    expect(table.view('spectator').tricks).toMatchObject([{ winner: 2 }])
  })

  it('lets the ten of trump beat the king, too', () => {
    const table = dealEvenly(['skater', 'computer', 'radarkontrolle'])
    table.seat(0).uses()
    table.putDown('S7', 'S8', 'S6')
    playTrick(table, 2, 'H8', 'H10', 'HK')
    expect(table.view('spectator').tricks).toMatchObject([{ winner: 1 }])
  })

  it.each([
    ['RA', 2],
    ['RK', 0],
  ] as const)('has the ten stay between ace and king in Undenufe: against %s', (card, winner) => {
    const table = dealEidex({
      characters: ['skater', 'computer', 'radarkontrolle'],
      dealer: 0,
      turnUp: 'L6',
      hands: [
        ['L6', 'RK', 'RA', 'S6', '…'],
        ['H6', 'H7', 'H8', 'H9', 'H10', 'HJ', 'HQ', 'HK', 'HA', 'S7', 'LK', 'LA'],
        ['R10', 'S8', '…'],
      ],
    })
    table.seat(0).uses()
    table.putDown('S6', 'S7', 'S8')
    playTrick(table, 2, 'R10', 'H6', card)
    expect(table.view('spectator').tricks).toMatchObject([{ winner }])
  })

  it('forbids trumps to players who can follow, until the end of the game', () => {
    const table = dealEvenly(['skater', 'computer', 'radarkontrolle'])
    table.seat(0).uses()
    table.putDown('S7', 'S8', 'S6')
    table.seat(2).plays('S9')
    expect(table.seat(1).mayPlay()).toEqual(['SJ', 'SA'])
    table.seat(1).cannot({ type: 'play', card: 'H7' }, 'eidex.follow')
    table.seat(1).plays('SA')
    table.seat(0).plays('S10')
    table.seat(1).plays('R9')
    table.seat(0).cannot({ type: 'play', card: 'HQ' }, 'eidex.follow')
  })

  it('gives back a trump played by a player who holds the suit led', () => {
    const table = needlessTrump()
    table.seat(0).uses()
    expect(table.view('spectator').trick).toMatchObject([{ seat: 2, card: 'S9' }])
    expect(table.seat(1).mayPlay()).toEqual(['SJ', 'SA'])
    expect(table.view(2).known[1]).toEqual(['H7'])
    expect(table.told('spectator')).toContainEqual({ type: 'taken-back', seat: 1, cards: 1 })
  })

  it('gives it back also to the last player, and the trick goes on', () => {
    const table = startEvenly('computer', 'skater', 'radarkontrolle')
    table.seat(2).plays('S9')
    table.seat(1).plays('SJ')
    table.seat(0).plays('H6')
    table.seat(1).uses()
    expect(table.seat(0).mayPlay()).toEqual(['S10', 'SK'])
    table.seat(0).plays('SK')
    expect(table.view('spectator').tricks).toMatchObject([{ winner: 0 }])
  })

  it('leaves alone a trump that is no longer the last card', () => {
    const table = needlessTrump()
    table.seat(0).plays('SK')
    table.seat(0).uses()
    expect(table.view('spectator').tricks).toMatchObject([{ winner: 1 }])
  })

  it('leaves a trump alone once the trick is judged', () => {
    const table = startEvenly('computer', 'skater', 'radarkontrolle')
    playTrick(table, 2, 'S9', 'SJ', 'H6')
    table.seat(1).passes()
    expect(table.view('spectator').asked?.window).toBe('judge')
    table.seat(1).uses()
    expect(table.view('spectator').tricks).toMatchObject([{ winner: 0 }])
  })

  it('leaves a trump alone from a hand without the suit led', () => {
    const table = dealEidex({
      characters: ['skater', 'computer', 'radarkontrolle'],
      dealer: 0,
      turnUp: 'HQ',
      hands: [
        ['HQ', 'S7', '…'],
        ['H7', 'H10', 'HJ', 'L7', 'L10', 'LK', 'LA', 'R6', 'R9', 'RQ', 'RK', 'RA'],
        ['S6', 'S9', '…'],
      ],
    }).putDown('S7', 'LA', 'S6')
    playTrick(table, 2, 'S9', 'H7')
    table.seat(0).uses()
    expect(table.view('spectator').trick).toHaveLength(2)
  })

  it('does not let the trump given back be rejected as well', () => {
    const table = startEvenly('skater', 'computer', 'konsumentenschutz')
    table.seat(2).plays('S9')
    table.seat(1).plays('H7')
    table.seat(0).uses()
    expect(table.seat(2).isAsked()).toBe(false)
    expect(table.view('spectator').turn).toBe(1)
  })

  it('is called once, and asked at every card until then', () => {
    const table = needlessTrump()
    expect(table.seat(0).isAsked()).toBe(true)
    table.seat(0).cannot({ type: 'power', id: 'skater', card: 'H7' }, 'eidex.power.answer')
    table.saveAndLoad().seat(0).uses()
    table.saveAndLoad().seat(1).plays('SJ')
    expect(table.seat(0).isAsked()).toBe(false)
    table.seat(0).cannot({ type: 'power', id: 'skater' }, 'eidex.power.spent')
    expect(table.view('spectator').effects).toMatchObject([{ power: 'skater' }])
  })
})
