import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'
import type { Chance } from '../actions'
import { DECK_NAMES } from '../cards'
import { eidex } from '../game'

const HANDS = [
  ['HQ', 'RK', '…'],
  ['LA', 'L7', '…'],
  ['S7', 'S8', '…'],
]
const OPEN = { hands: HANDS, turnUp: 'HQ', turnUp2: 'RK' }

const dealt = () => dealEidex({ characters: ['ultimo', 'trumphator', 'jackpot'], ...OPEN })
const dealtByHim = () => dealEidex({ characters: ['trumphator', 'ultimo', 'jackpot'], ...OPEN })

describe('Trumphator', () => {
  it('lets the second-to-last card decide instead', () => {
    const table = dealt()
    table.seat(1).uses()
    expect(table.view(2)).toMatchObject({ trump: 'raven', mode: 'trump', turnUp: 'RK' })
    expect(table.view(2).known[0]).toEqual(expect.arrayContaining(['HQ', 'RK']))
  })

  it.each([
    ['RA', 'obenabe'],
    ['R6', 'undenufe'],
  ])('also takes %s for what it means', (turnUp2, mode) => {
    const characters = ['ultimo', 'trumphator', 'jackpot'] as const
    const table = dealEidex({ characters, turnUp: 'HQ', turnUp2 })
    table.seat(1).uses()
    expect(table.view(0)).toMatchObject({ trump: null, mode })
  })

  it('does not know that card before he decides, nor after he has let it be', () => {
    const table = dealt()
    expect(JSON.stringify(table.view(1))).not.toContain('"RK"')
    table.seat(1).passes()
    expect(JSON.stringify(table.view(1))).not.toContain('"RK"')
  })

  it('does not see it in his own hand while he deals himself and has not decided', () => {
    const table = dealtByHim()
    expect(table.view(0).hand).toHaveLength(11)
    expect(table.view(0).handSizes).toEqual([12, 12, 12])
    expect(JSON.stringify(table.view(0))).not.toContain('"RK"')
    expect(JSON.stringify(table.saveAndLoad().view(0))).not.toContain('"RK"')
    table.seat(0).passes()
    expect(table.view(0).hand).toContain('RK')
    expect(JSON.stringify(table.view(1))).not.toContain('"RK"')
  })

  it('is not told of it by the deal either', () => {
    const characters = ['trumphator', 'ultimo', 'jackpot'] as const
    const made = eidex.setup({ mode: 'cosmic', characters })
    if (!made.ok) throw new Error(made.refusal.message)
    const state = made.value
    const told = (outcome: Chance, viewer: number) => {
      const applied = eidex.apply(state, { by: 'chance', outcome })
      return JSON.stringify(applied.ok && applied.value.map((event) => eidex.redact(event, viewer)))
    }
    told({ type: 'open', dealer: 0, characters }, 0)
    // The stars end the deck: the ace lies open, the king is the card in question.
    const news = told({ type: 'deal', deck: DECK_NAMES }, 0)
    expect(news).toContain('"SA"')
    expect(news).toContain('"SQ"')
    expect(news).not.toContain('"SK"')
  })

  it('sees it, as dealer, once he has used his power', () => {
    const table = dealtByHim()
    table.seat(0).uses()
    expect(table.view(0).hand).toContain('RK')
    expect(table.view(0).conceals).toBe(false)
  })

  it('does not hide it from another dealer', () => {
    expect(dealt().view(0).hand).toContain('RK')
  })

  it('is asked once, right after the deal, and asks for nothing', () => {
    const table = dealt()
    table.seat(1).cannot({ type: 'power', id: 'trumphator', card: 'RK' }, 'eidex.power.answer')
    table.seat(0).cannot({ type: 'power', id: 'trumphator' }, 'eidex.power.owner')
    table.saveAndLoad().seat(1).uses()
    table.seat(1).cannot({ type: 'power', id: 'trumphator' }, 'eidex.power.spent')
    const other = dealt()
    other.seat(1).passes()
    other.seat(1).cannot({ type: 'power', id: 'trumphator' }, 'eidex.power.moment')
  })
})
