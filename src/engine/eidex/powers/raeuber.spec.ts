import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const HANDS = [
  ['HQ', 'RK', 'H7', '…'],
  ['LA', 'L7', 'R6', '…'],
  ['S7', 'H6', '…'],
]
const OPEN = { hands: HANDS, turnUp: 'HQ', turnUp2: 'RK' }

const dealt = () => dealEidex({ characters: ['ultimo', 'raeuber', 'trumphator'], ...OPEN })
const dealtByHim = () => dealEidex({ characters: ['raeuber', 'ultimo', 'trumphator'], ...OPEN })

describe('Räuber', () => {
  it('takes the open card and gives the dealer one of his own', () => {
    const table = dealt()
    table.seat(1).uses({ card: 'L7' })
    expect(table.view(1).hand).toContain('HQ')
    expect(table.view(0).hand).toContain('L7')
    expect(table.view(1).handSizes).toEqual([12, 12, 12])
    expect(table.view(1).trump).toBe('hearts')
  })

  it('leaves the third player knowing who has the open card, but not what was given', () => {
    const table = dealt()
    table.seat(1).uses({ card: 'L7' })
    expect(table.view(2).known).toEqual([[], ['HQ'], []])
    expect(JSON.stringify(table.view(2))).not.toContain('"L7"')
    expect(JSON.stringify(table.told(2).slice(1))).not.toContain('"L7"')
    expect(JSON.stringify(table.told('spectator'))).not.toContain('"L7"')
    expect(table.view(1).known[0]).toEqual(['L7'])
    expect(table.view(0).known[1]).toEqual(['HQ'])
  })

  it.each([{}, { card: 'HQ' }, { card: 'S7' }, { card: 'L7', seat: 2 }])(
    'gives a card of his own and nothing else: not %o',
    (fields) => {
      const table = dealt()
      table.seat(2).passes()
      table.seat(1).cannot({ type: 'power', id: 'raeuber', ...fields }, 'eidex.power.answer')
    },
  )

  it('takes the new open card after Trumphator', () => {
    const table = dealt()
    table.seat(2).uses()
    table.saveAndLoad().seat(1).uses({ card: 'L7' })
    expect(table.view(1).hand).toContain('RK')
    expect(table.view(0).hand).toContain('HQ')
    expect(table.view(2).trump).toBe('raven')
  })

  it('swaps, as dealer, the open card for the six of trump, before everybody’s eyes', () => {
    const table = dealtByHim()
    table.seat(0).uses()
    expect(table.view(0).hand).toContain('H6')
    expect(table.view(2).hand).toContain('HQ')
    expect(table.view(1).known).toEqual([['H6'], [], ['HQ']])
    expect(table.view(1).known).not.toContain('R6')
  })

  it('swaps, as dealer after Trumphator, for the six of the new trump', () => {
    const table = dealtByHim()
    table.seat(2).uses()
    table.seat(0).uses()
    expect(table.view(0).hand).toEqual(expect.arrayContaining(['R6', 'HQ']))
    expect(table.view(1).hand).toContain('RK')
  })

  it('has nothing to swap, as dealer, if he holds that six himself', () => {
    const table = dealEidex({
      characters: ['raeuber', 'ultimo', 'jackpot'],
      hands: [['HQ', 'H6', '…']],
      turnUp: 'HQ',
    })
    table.seat(0).cannot({ type: 'power', id: 'raeuber' }, 'eidex.raeuber')
    table.seat(0).passes()
  })

  it('is not asked, as dealer, without a trump suit, nor twice', () => {
    const characters = ['raeuber', 'ultimo', 'dealer'] as const
    expect(dealEidex({ characters, turnUp: 'HA' }).seat(0).isAsked()).toBe(false)
    const table = dealt()
    table.seat(1).uses({ card: 'L7' })
    table.seat(1).cannot({ type: 'power', id: 'raeuber', card: 'LA' }, 'eidex.power.spent')
  })
})
