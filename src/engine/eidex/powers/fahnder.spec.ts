import { describe, expect, it } from 'vitest'
import { dealEvenly, playTrick, startEvenly } from '../../../../tests/harness/eidex-deals'

const CALL = { type: 'power', id: 'fahnder' } as const

/** He (seat 2) has led a star. */
function lead(...[first, second]: readonly ['computer' | 'sphinx' | 'excuse', 'radarkontrolle']) {
  const table = startEvenly(first, second, 'fahnder')
  table.seat(2).plays('S9')
  return table
}
const start = () => lead('computer', 'radarkontrolle')

describe('Fahnder', () => {
  it('makes the holder of the card play it', () => {
    const table = start()
    table.seat(2).uses({ card: 'SK' })
    expect(table.seat(1).mayPlay()).toHaveLength(5)
    table.seat(1).plays('SJ')
    table.seat(0).cannot({ type: 'play', card: 'S10' }, 'eidex.fahnder')
    expect(table.seat(0).mayPlay()).toEqual(['SK'])
  })

  it('may call a trump, which can be played at any time', () => {
    const table = start()
    table.seat(2).uses({ card: 'HJ' })
    expect(table.seat(1).mayPlay()).toEqual(['HJ'])
  })

  it.each([
    ['that cannot be played now', 'L10'],
    ['that is put down', 'S8'],
    ['of his own', 'SQ'],
  ] as const)('calls a card %s in vain', (_, card) => {
    const table = start()
    table.seat(2).uses({ card })
    expect(table.seat(1).mayPlay()).toEqual(['H7', 'H10', 'HJ', 'SJ', 'SA'])
    expect(table.view('spectator').uses).toEqual([0, 0, 1])
  })

  it('is not answered face down, nor with an excuse', () => {
    for (const character of ['sphinx', 'excuse'] as const) {
      const table = lead(character, 'radarkontrolle')
      table.seat(2).uses({ card: 'SK' })
      table.seat(1).plays('SJ')
      expect(table.seat(0).mayPlay()).toEqual(['SK'])
    }
  })

  it('may not call the raven jack under Schwarzpeter', () => {
    const table = dealEvenly(['computer', 'schwarzpeter', 'fahnder'])
    table.seat(1).uses()
    table.putDown('S7', 'S8', 'S6')
    table.seat(2).plays('R7')
    table.seat(2).cannot({ ...CALL, card: 'RJ' }, 'eidex.power.answer')
    table.seat(2).uses({ card: 'RA' })
    table.seat(1).plays('R9')
    expect(table.seat(0).mayPlay()).toEqual(['RA'])
  })

  it('may call the raven jack if Schwarzpeter keeps quiet', () => {
    const table = startEvenly('computer', 'schwarzpeter', 'fahnder')
    table.seat(2).plays('R7')
    table.seat(2).uses({ card: 'RJ' })
    table.seat(1).plays('R9')
    expect(table.seat(0).mayPlay()).toEqual(['RJ'])
  })

  it('calls once, after his own lead, for one trick', () => {
    const table = startEvenly('computer', 'radarkontrolle', 'fahnder')
    table.seat(2).cannot({ ...CALL, card: 'SK' }, 'eidex.power.moment')
    table.seat(2).plays('S9')
    table.seat(2).cannot({ ...CALL, card: 'S5' }, 'eidex.power.answer')
    table.seat(2).uses({ card: 'LQ' })
    table.seat(1).plays('SJ')
    table.seat(0).plays('S10')
    table.seat(1).plays('L7')
    table.seat(2).cannot({ ...CALL, card: 'LQ' }, 'eidex.power.spent')
    expect(table.seat(0).mayPlay()).toContain('L9')
  })

  it('is not asked after another’s lead', () => {
    const table = startEvenly('computer', 'fahnder', 'radarkontrolle')
    playTrick(table, 2, 'S9')
    expect(table.seat(1).isAsked()).toBe(false)
  })

  it('tells nobody where the card is, and outlives saving and loading', () => {
    const table = start().saveAndLoad()
    table.seat(2).uses({ card: 'SK' })
    expect(table.view(2).known[0]).not.toContain('SK')
    expect(table.view(1).known[0]).not.toContain('SK')
    table.saveAndLoad().seat(1).plays('SJ')
    expect(table.saveAndLoad().seat(0).mayPlay()).toEqual(['SK'])
  })
})
