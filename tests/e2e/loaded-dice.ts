/** Dice that fall as a test wants them, for a host that is handed them: a deal with every card in its place. */
import { eidexAdapter } from '../../scripts/scenario/eidex'
import type { Deal } from '../../scripts/scenario/format'
import { DECK_NAMES, type Card } from '../../src/engine/eidex/cards'
import { eidex } from '../../src/engine/eidex/game'
import type { Dice } from '../../src/host/table/play'

/** The throws with which a shuffle (src/engine/random.ts) brings the new deck into this order. */
function throwsFor(order: readonly Card[]): number[] {
  const deck = [...DECK_NAMES]
  const throws: number[] = []
  for (let last = deck.length - 1; last > 0; last--) {
    const chosen = deck.indexOf(order[last] as Card)
    throws.push(chosen)
    deck[chosen] = deck[last] as Card
  }
  return throws
}

function deckOf(deal: Deal): readonly Card[] {
  const table = eidex.setup({})
  if (!table.ok) throw new Error(table.refusal.message)
  const dealt = eidexAdapter.deal(table.value, deal)
  if (dealt.type !== 'deal') throw new Error('Nothing was dealt.')
  return dealt.deck
}

/**
 * For one game of Eidex with characters that are not drawn: who deals, what everybody is dealt, then
 * the place in the hand (from 0) of each blind card; without a place, the lowest.
 */
export function loadedDice(deal: Deal, draws: readonly number[] = []): Dice {
  const falls = [[deal.dealer ?? 0], throwsFor(deckOf(deal)), ...draws.map((place) => [place])]
  return (index) => {
    const throws = falls[index]?.values()
    return () => throws?.next().value ?? 0
  }
}
