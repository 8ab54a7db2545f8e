/** Dice that fall as a test wants them, for a host that is handed them: a deal with every card in its place. */
import { ebbesAdapter } from '../../scripts/scenario/ebbes'
import { eidexAdapter } from '../../scripts/scenario/eidex'
import type { Deal } from '../../scripts/scenario/format'
import { deckNames, NUMBER_CARDS } from '../../src/engine/ebbes/cards'
import { highestValue } from '../../src/engine/ebbes/config'
import { ebbes } from '../../src/engine/ebbes/game'
import { DECK_NAMES, type Card } from '../../src/engine/eidex/cards'
import { eidex } from '../../src/engine/eidex/game'
import type { Dice } from '../../src/host/table/play'

/** The throws with which a shuffle (src/engine/random.ts) brings the new deck into this order. */
function throwsFor<T>(order: readonly T[], fresh: readonly T[]): number[] {
  const deck = [...fresh]
  const throws: number[] = []
  for (let last = deck.length - 1; last > 0; last--) {
    const chosen = deck.indexOf(order[last] as T)
    throws.push(chosen)
    deck[chosen] = deck[last] as T
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

/** What falls first, second …, and then always the lowest. */
const falling =
  (falls: readonly (readonly number[])[]): Dice =>
  (index) => {
    const throws = falls[index]?.values()
    return () => throws?.next().value ?? 0
  }

/**
 * For one game of Eidex with characters that are not drawn: who deals, what everybody is dealt, then
 * the place in the hand (from 0) of each blind card; without a place, the lowest.
 */
export function loadedDice(deal: Deal, draws: readonly number[] = []): Dice {
  const deck = throwsFor(deckOf(deal), DECK_NAMES)
  return falling([[deal.dealer ?? 0], deck, ...draws.map((place) => [place])])
}

/** For the first round of ebbes; the table has chosen who leads, and the second seat deals. */
export function loadedEbbesDice(deal: Deal): Dice {
  const table = ebbes.setup({ seats: deal.hands?.length ?? 0, starter: 0 })
  if (!table.ok) throw new Error(table.refusal.message)
  const dealer = 1
  const dealt = ebbesAdapter.deal(table.value, { ...deal, dealer })
  if (dealt.type !== 'deal') throw new Error('Nothing was dealt.')
  const fresh = deckNames(highestValue(table.value.config))
  const numbers = throwsFor(NUMBER_CARDS, NUMBER_CARDS)
  return falling([[...numbers, dealer], throwsFor(dealt.deck, fresh)])
}
