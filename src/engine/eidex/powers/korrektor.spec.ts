import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const deal = (partner: 'farbenfreund' | 'sphinx' | 'konsumentenschutz' = 'farbenfreund') =>
  dealEidex({
    characters: [partner, 'korrektor', 'computer'],
    turnUp: 'HQ',
    hands: [
      ['HQ', 'L6', 'L10', 'R8', 'S6', '…'],
      ['L7', 'R10', 'S8', 'LK', '…'],
      ['LA', 'L8', 'R6', 'S7', '…'],
    ],
  }).putDown('L10', 'R10', 'R6')

const USE = { type: 'power', id: 'korrektor', seat: 1 } as const

describe('Korrektor', () => {
  it('has the trick taken back and leads it himself', () => {
    const table = deal()
    table.seat(2).plays('LA')
    table.seat(1).plays('L7')
    table.seat(0).plays('L6')
    table.seat(1).uses({ seat: 1 })
    expect(table.view('spectator')).toMatchObject({
      trick: [],
      tricks: [],
      handSizes: [11, 11, 11],
    })
    table.seat(1).plays('S8')
    expect(table.view(1).turn).toBe(0)
  })

  it('may leave the lead where it was', () => {
    const table = deal()
    table.seat(2).plays('LA')
    table.seat(1).plays('L7')
    table.seat(0).plays('L6')
    table.seat(1).uses({ seat: 2 })
    expect(table.seat(2).mayPlay()).toContain('LA')
  })

  it('is asked when the trick is complete, not before, and once only', () => {
    const table = deal()
    table.seat(2).plays('LA')
    table.seat(1).cannot(USE, 'eidex.power.moment')
    table.seat(1).plays('L7')
    table.seat(0).plays('L6')
    expect(table.seat(1).isAsked()).toBe(true)
    table.seat(1).cannot({ ...USE, seat: 0 }, 'eidex.power.answer')
    table.seat(0).cannot(USE, 'eidex.power.owner')
    table.seat(1).uses({ seat: 2 })
    table.seat(2).plays('LA')
    table.seat(1).plays('L7')
    table.seat(0).plays('L6')
    table.seat(1).cannot(USE, 'eidex.power.spent')
    expect(table.view('spectator').tricks).toHaveLength(1)
  })

  it('lets a wish lapse, which stays spent', () => {
    const table = deal()
    table.seat(0).uses({ suit: 'stars' })
    expect(table.seat(2).mayPlay()).not.toContain('LA')
    table.seat(2).plays('S7')
    table.seat(1).plays('S8')
    table.seat(0).plays('S6')
    table.seat(1).uses({ seat: 2 })
    expect(table.seat(2).mayPlay()).toContain('LA')
    expect(table.view('spectator').uses).toEqual([1, 1, 0])
  })

  it('gives everybody back what all have seen, and a hidden card unseen', () => {
    const table = deal('sphinx')
    table.seat(2).plays('LA')
    table.seat(1).plays('L7')
    table.seat(0).plays('L6', { faceDown: true })
    table.seat(1).uses({ seat: 1 })
    expect(table.view(0).known[2]).toContain('LA')
    expect(table.view(2).known[1]).toContain('L7')
    expect(table.view(0).hand).toContain('L6')
    for (const viewer of [1, 2]) expect(JSON.stringify(table.view(viewer))).not.toContain('"L6"')
    expect(table.view('spectator').uses).toEqual([1, 1, 0])
  })

  it('returns a rejected card with the others', () => {
    const table = deal('konsumentenschutz')
    table.seat(2).plays('LA')
    table.seat(0).uses()
    table.seat(2).plays('L8')
    table.seat(1).plays('L7')
    table.seat(0).plays('L6')
    table.seat(1).uses({ seat: 1 })
    expect(table.view(2).hand).toEqual(expect.arrayContaining(['LA', 'L8']))
    expect(table.view(2)).toMatchObject({ handSizes: [11, 11, 11], aside: [] })
  })

  it('goes on after a save inside his window', () => {
    const table = deal()
    table.seat(2).plays('LA')
    table.seat(1).plays('L7')
    table.seat(0).plays('L6')
    table.saveAndLoad().seat(1).uses({ seat: 1 })
    expect(table.saveAndLoad().seat(1).mayPlay()).toContain('L7')
  })
})
