/** What Weisheit's combinations count. */
import { rankOf, suitOf } from './eidex-cards'
import { Complaint, want } from './fact'

const ROW = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const FOURS: Readonly<Record<string, number>> = { J: 40, '9': 30, A: 20, K: 20, Q: 20, '10': 20 }
const ROWS: Readonly<Record<number, number>> = { 5: 20, 4: 10, 3: 4 }

function worthOf(set: readonly string[], trump: string | undefined): number {
  const ranks = set.map((card) => ROW.indexOf(rankOf(card))).sort((a, b) => a - b)
  const suits = new Set(set.map(suitOf))
  const isOfOneRank = new Set(ranks).size === 1
  if (set.length === 4 && isOfOneRank) return FOURS[rankOf(set[0] ?? '')] ?? 0
  if (suits.size !== 1) return 0
  if (set.length === 2 && suits.has(trump ?? '')) {
    return set.every((card) => rankOf(card) === 'K' || rankOf(card) === 'Q') ? 4 : 0
  }
  const isRow = ranks.every((rank, at) => at === 0 || rank === (ranks[at - 1] ?? 0) + 1)
  return isRow ? (ROWS[set.length] ?? 0) : 0
}

export function weisheitSum(
  sets: readonly (readonly string[])[],
  hand: readonly string[],
  trump: string | undefined,
): number {
  const cards = sets.flat()
  want(new Set(cards).size === cards.length, 'a card counts in one combination only')
  want(
    cards.every((card) => hand.includes(card)),
    'she shows cards of her hand',
  )
  let sum = 0
  for (const set of sets) {
    const worth = worthOf(set, trump)
    if (worth === 0) throw new Complaint(`${set.join(' ')} is no combination`)
    sum += worth
  }
  return sum
}
