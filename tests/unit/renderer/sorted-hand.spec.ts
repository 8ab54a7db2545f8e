/** How a hand is sorted: trump stands apart, as soon as there is one. */
import { describe, expect, it } from 'vitest'
import type { View as EbbesView } from '../../../src/engine/ebbes/view'
import type { View as EidexView } from '../../../src/engine/eidex/view'
import { sorted as sortedEbbes } from '../../../src/renderer/games/ebbes/table/sorted'
import { sorted as sortedEidex } from '../../../src/renderer/games/eidex/table/sorted'

describe('a hand of ebbes', () => {
  const view = (trump?: 'brown') =>
    ({ hand: ['R3', 'B10', 'N2', 'B4', 'N9'], roles: { trump } }) as unknown as EbbesView

  it('is sorted by suit, and trump goes to the right', () => {
    expect(sortedEbbes(view(), 'suit')).toEqual(['B4', 'B10', 'N2', 'N9', 'R3'])
    expect(sortedEbbes(view('brown'), 'suit')).toEqual(['B4', 'B10', 'R3', 'N2', 'N9'])
  })

  it('is sorted by strength, trump above all', () => {
    expect(sortedEbbes(view(), 'strength')).toEqual(['N2', 'R3', 'B4', 'N9', 'B10'])
    expect(sortedEbbes(view('brown'), 'strength')).toEqual(['R3', 'B4', 'B10', 'N2', 'N9'])
  })
})

describe('a hand of Eidex', () => {
  const hand = ['S6', 'HJ', 'H9', 'HA', 'SA', 'L10']
  const view = (mode: string, trump: string | null) =>
    ({ hand, mode, trump }) as unknown as EidexView

  it('has the trump jack on the right, the nine before it', () => {
    const cards = ['L10', 'S6', 'SA', 'HA', 'H9', 'HJ']
    expect(sortedEidex(view('trump', 'hearts'), 'suit')).toEqual(cards)
  })

  it('has the strongest on the right, also where the six is the strongest', () => {
    expect(sortedEidex(view('undenufe', null), 'strength')).toEqual([
      'HA',
      'SA',
      'HJ',
      'L10',
      'H9',
      'S6',
    ])
    expect(sortedEidex(view('obenabe', null), 'strength')).toEqual([
      'S6',
      'H9',
      'L10',
      'HJ',
      'HA',
      'SA',
    ])
  })
})
