/** An answer to a power in the making: what is filled in, and when it can be given. */
import { describe, expect, it } from 'vitest'
import type { Question } from '../../../src/engine/eidex/questions'
import { actionOf, draftFor, toggled } from '../../../src/renderer/games/eidex/table/prompt/draft'

describe('a choice of so many cards', () => {
  it('grows, and gives one back that is chosen again', () => {
    expect(toggled(['H7'], 'S7', 2)).toEqual(['H7', 'S7'])
    expect(toggled(['H7', 'S7'], 'H7', 2)).toEqual(['S7'])
  })

  it('that is full takes another card for its oldest', () => {
    expect(toggled(['H7', 'S7'], 'L9', 2)).toEqual(['S7', 'L9'])
    expect(toggled(['H7'], 'L9', 1)).toEqual(['L9'])
  })
})

describe('an answer', () => {
  const two: Question = { cards: { kind: 'cards', from: ['H7', 'S7', 'L9'], count: 2 } }

  it('can be given when there are exactly as many cards as are asked for', () => {
    for (const cards of [[], ['H7'], ['H7', 'S7', 'L9']]) {
      expect(actionOf(two, { cards }, 'voyeur')).toBeUndefined()
    }
    const cards = ['H7', 'S7']
    expect(actionOf(two, { cards }, undefined)).toEqual({ type: 'answer', cards })
    expect(actionOf(two, { cards }, 'voyeur')).toEqual({ type: 'power', id: 'voyeur', cards })
  })

  it('is filled in already where there is nothing to choose', () => {
    const only: Question = { direction: { kind: 'option', from: ['left'] } }
    expect(draftFor(only)).toEqual({ direction: 'left' })
    const open: Question = { direction: { kind: 'option', from: ['left', 'right'] } }
    expect(actionOf(open, draftFor(open), 'kompass')).toBeUndefined()
  })

  it('begins a long scale in its middle, and a number of cards small', () => {
    const numbers = { kind: 'number', from: [0, 1, 2, 3, 4, 5, 6] } as const
    expect(draftFor({ number: numbers })).toEqual({ number: 3 })
    const compare = { kind: 'option', from: ['at-least', 'exactly'] } as const
    expect(draftFor({ number: numbers, compare })).toMatchObject({ number: 1 })
  })
})
