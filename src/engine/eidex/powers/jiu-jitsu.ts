/** eidex.jiu-jitsu — Once, for one trick, two neighbours in the rank order of a suit change places. */
import { rankOf, suitOf, type CardNumber } from '../cards'
import { enforce } from '../force'
import type { Power } from '../power'
import type { State } from '../state'
import { strengthIn } from '../tables'
import { forThisTrick } from './kit'

/** Ruling: both cards lie face up in the trick. */
function neighbours({ trick, tables }: State): [CardNumber, CardNumber][] {
  const cards = trick.filter(({ faceDown }) => !faceDown).map(({ card }) => card)
  const areNeighbours = (a: CardNumber, b: CardNumber): boolean =>
    suitOf(a) === suitOf(b) && strengthIn(tables, b) - strengthIn(tables, a) === 1
  return cards.flatMap((low) =>
    cards
      .filter((high) => areNeighbours(low, high))
      .map((high): [CardNumber, CardNumber] => [low, high]),
  )
}

export const jiuJitsu: Power = {
  id: 'jiu-jitsu',
  uses: 1,
  touches: { changes: ['rank'], reads: ['lap', 'replay', 'face-up'] },
  windows: {
    judge: {
      can: (state) => neighbours(state).length > 0,
      question: (state) => ({ cards: { kind: 'choice', from: neighbours(state) } }),
      use: (table, seat, { cards = [] }) => {
        enforce(table, forThisTrick('jiu-jitsu', seat, cards))
      },
    },
  },
  modifiers: {
    /** Without effect, though spent, if the two are no longer neighbours when the trick is judged. */
    rank(order, suit, { data: [a = 0, b = 0] }) {
      if (suitOf(a) !== suit) return order
      const [first, second] = [order.indexOf(rankOf(a)), order.indexOf(rankOf(b))]
      if (Math.abs(first - second) !== 1) return order
      return order.with(first, rankOf(b)).with(second, rankOf(a))
    },
  },
}
