import { describe, expect, it } from 'vitest'
import { LOW_MIDDLE_HIGH } from '../../../../tests/harness/eidex-deals'
import { dealEidex } from '../../../../tests/harness/eidex-table'
import type { PowerId } from '../characters'

const deal = (neighbour: PowerId = 'excuse') =>
  dealEidex({
    characters: ['seher', neighbour, 'radarkontrolle'],
    hands: LOW_MIDDLE_HIGH,
    turnUp: 'HQ',
  })

/** The others put down; Seher waits. */
const dealAndPutDown = (neighbour?: PowerId) => {
  const table = deal(neighbour)
  table.seat(1).putsDown('L9')
  return table.seat(2).putsDown('LQ')
}

describe('Seher', () => {
  it('looks at what the others put down, and nobody else learns it', () => {
    const table = dealAndPutDown()
    expect(table.view(0).down).toEqual([null, null, null])
    table.seat(0).uses()
    expect(table.view(0).down).toEqual([null, 'L9', 'LQ'])
    expect(table.view(1).down).toEqual([null, 'L9', null])
    const shown = (viewer: 0 | 1 | 'spectator') =>
      table.told(viewer).flatMap((event) => (event.type === 'shown' ? [event.cards] : []))
    expect(shown(0)).toEqual([['L9'], ['LQ']])
    expect(shown(1)).toEqual([['L9'], null])
    expect(shown('spectator')).toEqual([null, null])
  })

  it('puts his own card down after the first lead', () => {
    const table = dealAndPutDown()
    table.seat(0).cannot({ type: 'put-down', card: 'L6' }, 'input.moment')
    table.seat(2).plays('RQ')
    expect(table.view('spectator').asked).toEqual({ seats: [0], window: 'put-down' })
    table.seat(1).cannot({ type: 'play', card: 'R9' }, 'input.seat')
    table.seat(0).putsDown('L6')
    expect(table.view('spectator').handSizes).toEqual([11, 11, 10])
    expect(table.view(1).down[0]).toBe(null)
  })

  it('waits with his card even if he does not look', () => {
    const table = dealAndPutDown()
    table.seat(0).passes()
    expect(table.view('spectator').handSizes).toEqual([12, 11, 11])
    expect(table.view(0).down).toEqual([null, null, null])
  })

  it("is not shown Laser's card", () => {
    const table = deal('laser')
    table.seat(1).passes()
    table.seat(1).putsDown('L9')
    table.seat(2).putsDown('LQ')
    table.seat(0).uses()
    expect(table.view(0).down).toEqual([null, null, 'LQ'])
    expect(JSON.stringify(table.told(0))).not.toContain('"L9"')
  })

  it('is not shown what opens the jackpot', () => {
    const table = deal('jackpot')
    table.seat(1).uses({ card: 'H7' })
    table.seat(1).putsDown('L9')
    table.seat(2).putsDown('LQ')
    table.seat(0).uses()
    expect(JSON.stringify([table.view(0), table.told(0)])).not.toContain('"L9"')
  })

  it('is not asked where there is nothing to be seen', () => {
    const table = dealEidex({
      characters: ['seher', 'jackpot', 'laser'],
      hands: LOW_MIDDLE_HIGH,
      turnUp: 'HQ',
    })
    table.seat(1).uses({ card: 'H7' })
    table.seat(2).passes()
    table.seat(1).putsDown('L9')
    table.seat(2).putsDown('LQ')
    expect(table.seat(0).isAsked()).toBe(false)
  })

  it('forgets what was exchanged behind his back', () => {
    const table = dealAndPutDown('taschenspieler')
    table.seat(0).uses()
    table.seat(1).uses({ card: 'H9' })
    expect(table.view(0).down[1]).toBe(null)
    expect(table.view(1).down[1]).toBe('H9')
  })

  it('looks before the first lead only, and asks for no details', () => {
    const table = dealAndPutDown()
    table.seat(0).cannot({ type: 'power', id: 'seher', seat: 1 }, 'eidex.power.answer')
    table.seat(0).passes()
    table.seat(0).cannot({ type: 'power', id: 'seher' }, 'eidex.power.moment')
  })

  it('goes on after the table was saved and loaded', () => {
    const table = dealAndPutDown().saveAndLoad()
    table.seat(0).uses()
    expect(table.saveAndLoad().view(0).down).toEqual([null, 'L9', 'LQ'])
    table.seat(2).plays('RQ')
    table.saveAndLoad().seat(0).putsDown('L6')
    table.seat(1).plays('R9')
  })
})
