/**
 * eidex.weisheit — Before the first trick she shows combinations from her hand; at the end she adds
 * their points to her own, subtracts them, or does neither. A card counts in one combination only.
 */
import type { Seat } from '../../kernel'
import { addTo } from '../../lists'
import {
  cardNumber,
  rankNamed,
  RANK_COUNT,
  rankOf,
  RANKS,
  SUIT_COUNT,
  suitOf,
  type CardNumber,
} from '../cards'
import { effectOf, enforce } from '../force'
import { showCards } from '../moves'
import type { Power } from '../power'
import { holds, others, type State } from '../state'
import { forTheGame } from './kit'

const OF_A_KIND: Partial<Record<(typeof RANKS)[number], number>> = {
  J: 40,
  '9': 30,
  A: 20,
  K: 20,
  Q: 20,
  '10': 20,
}
const IN_A_ROW: Partial<Record<number, number>> = { 5: 20, 4: 10, 3: 4 }
const MARRIAGE = 4

const KINDS = Object.keys(OF_A_KIND).map((rank) =>
  Array.from({ length: SUIT_COUNT }, (_, suit) => cardNumber(suit, RANKS.indexOf(rank as '9'))),
)
const ROWS = Array.from({ length: SUIT_COUNT }, (_, suit) =>
  [5, 4, 3].flatMap((length) =>
    Array.from({ length: RANK_COUNT - length + 1 }, (_, low) =>
      Array.from({ length }, (_, step) => cardNumber(suit, low + step)),
    ),
  ),
).flat()
const MARRIAGES = Array.from({ length: SUIT_COUNT }, (_, suit) => [
  cardNumber(suit, rankNamed('Q')),
  cardNumber(suit, rankNamed('K')),
])

function combinations(state: State, seat: Seat): CardNumber[][] {
  const marriage = MARRIAGES[state.trump]
  return [...KINDS, ...ROWS, ...(marriage === undefined ? [] : [marriage])].filter((set) =>
    set.every((card) => holds(state, seat, card)),
  )
}

function worth(set: readonly CardNumber[]): number {
  const [first = 0, second = 0] = set
  if (set.length === 2) return MARRIAGE
  const row = suitOf(first) === suitOf(second)
  return (row ? IN_A_ROW[set.length] : OF_A_KIND[RANKS[rankOf(first)] ?? '6']) ?? 0
}

export const weisheit: Power = {
  id: 'weisheit',
  uses: 1,
  touches: { changes: ['points'], reads: ['trump', 'limit', 'hands'] },
  windows: {
    ready: {
      can: () => true,
      question: (state, seat) => ({
        sets: { kind: 'sets', from: combinations(state, seat) },
      }),
      use(table, seat, { sets = [] }) {
        showCards(table, seat, sets.flat(), others(seat))
        const sum = sets.reduce((total, set) => total + worth(set), 0)
        enforce(table, forTheGame('weisheit', seat, [sum]))
      },
    },
    count: {
      free: true,
      can: (state) => effectOf(state, 'weisheit') !== undefined,
      question: (state) => {
        const [sum = 0] = effectOf(state, 'weisheit')?.data ?? []
        return { number: { kind: 'number', from: [sum, -sum] } }
      },
      use: ({ state }, seat, { number = 0 }) => {
        addTo(state.points, seat, number)
      },
    },
  },
}
