/** What a player of ebbes has won of a suit so far. */
import { expect, it } from 'vitest'
import type { View } from '../../../src/engine/ebbes/view'
import { wonOf } from '../../../src/renderer/games/ebbes/table/won-cards'

it('counts the cards of a suit in one’s own tricks, and nobody else’s', () => {
  const trick = (winner: number, ...cards: string[]) => ({
    winner,
    cards: cards.map((card, player) => ({ player, card })),
  })
  const view = (viewer: number | 'spectator') =>
    ({
      viewer,
      memory: { tricks: [trick(1, 'B2', 'B3', 'R1'), trick(0, 'B9', 'G1'), trick(1, 'B4', 'N2')] },
    }) as unknown as View
  expect(wonOf(view(1), 'blue')).toBe(3)
  expect(wonOf(view(0), 'blue')).toBe(1)
  expect(wonOf(view(1), 'green')).toBe(0)
  expect(wonOf(view('spectator'), 'blue')).toBe(0)
})
