import { describe, expect, it } from 'vitest'
import { LOW_MIDDLE_HIGH } from '../../../../tests/harness/eidex-deals'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const deal = () => dealEidex({ characters: ['radarkontrolle', 'dealer', 'ultimo'], turnUp: 'HQ' })

describe('Radarkontrolle', () => {
  it('sets the limit anywhere from 80 to 120', () => {
    const table = deal()
    table.seat(0).uses({ number: 83 })
    expect(table.view('spectator').limit).toBe(83)
  })

  it.each([79, 121, 100.5, '90'])('cannot set it to %s', (number) => {
    deal().seat(0).cannot({ type: 'power', id: 'radarkontrolle', number }, 'eidex.power.answer')
  })

  it('is asked before cards are put down, and once only', () => {
    const table = deal()
    expect(table.seat(0).isAsked()).toBe(true)
    table.seat(0).uses({ number: 100 })
    expect(table.seat(0).isAsked()).toBe(false)
    table.seat(0).cannot({ type: 'power', id: 'radarkontrolle', number: 90 }, 'eidex.power.spent')
  })

  it('tells everybody the limit, also after the table was saved and loaded', () => {
    const table = deal().saveAndLoad()
    table.seat(0).uses({ number: 120 })
    expect(table.saveAndLoad().view(2).limit).toBe(120)
    expect(table.told('spectator').at(-1)).toEqual({
      type: 'power',
      seat: 0,
      id: 'radarkontrolle',
      fields: { number: 120 },
    })
  })

  it('is too late once cards are put down, and is nobody else’s', () => {
    const table = deal()
    table.seat(1).cannot({ type: 'power', id: 'radarkontrolle', number: 90 }, 'eidex.power.owner')
    table.seat(0).passes()
    table.seat(0).cannot({ type: 'power', id: 'radarkontrolle', number: 90 }, 'eidex.power.moment')
    expect(table.view(0).limit).toBe(100)
  })

  it('is off under Guggitaler, where the limit is not what decides', () => {
    const table = dealEidex({
      characters: ['radarkontrolle', 'guggitaler', 'ultimo'],
      hands: LOW_MIDDLE_HIGH,
      turnUp: 'HQ',
    })
    table.seat(0).uses({ number: 83 })
    table.putDown('L6', 'L9', 'LQ').seat(1).uses()
    expect(table.view('spectator').limit).toBe(100)
  })
})
