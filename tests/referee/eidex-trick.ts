/** Who wins a trick, and where its cards go. */
import { isAnimal, orderOf, suitOf, type Rules } from './eidex-cards'
import { handsAreEmpty, SEATS, type Laid, type Table } from './eidex-table'
import { given, same, want, type Fact } from './fact'

/** The highest trump, else the highest of the suit led. */
function best(
  laid: readonly Laid[],
  led: string,
  rules: Rules,
  swapped: readonly string[],
): Laid | undefined {
  for (const suit of [rules.trump, led]) {
    if (suit === undefined) continue
    for (const card of orderOf(suit, rules, swapped).reverse()) {
      const found = laid.find((each) => each.card === card)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** By rank, with the swap of Jiu-Jitsu and the refusal of Feministin. */
export function rankWinner(table: Table): Laid {
  const { laid, rules, swapped, refusedBy } = table
  const [first] = laid
  const highest = first && best(laid, suitOf(first.card), rules, swapped)
  want(first !== undefined && highest !== undefined, 'a trick without cards')
  if (highest.seat !== refusedBy) return highest
  // In a double trick both her cards: what she refuses is the trick.
  const rest = laid.filter((each) => each.seat !== refusedBy)
  const next = best(rest, suitOf(first.card), rules, swapped)
  return next ?? given(best(rest, suitOf(rest[0]?.card ?? ''), rules, swapped), 'second card')
}

export function followTrick(table: Table, { cards, winner, to }: Fact): void {
  const { laid } = table
  same('cards a trick', table.isDouble ? 6 : 3, laid.length)
  const shown = laid.map(({ card }) => card)
  same('the trick', shown, cards)
  const byRank = rankWinner(table).seat
  const taker = table.givenTo ?? table.ultimo ?? byRank
  same('winner of the trick', taker, winner)
  const destination =
    table.justice > 0 ? 'owners' : table.isPotOpen && shown.every(isAnimal) ? 'pot' : taker
  same('where the cards go', destination, to)
  if (destination === 'pot') table.pot.push(...shown)
  else if (destination === 'owners') {
    for (const seat of SEATS) {
      const own = laid.filter((each) => each.seat === seat).map(({ card }) => card)
      table.piles[seat]?.push(own)
    }
  } else table.piles[taker]?.push(shown)
  if (table.isPotOpen && table.jackpot !== undefined && shown.includes(table.jackpot)) {
    table.piles[destination === 'owners' ? byRank : taker]?.at(-1)?.push(...table.pot)
    table.pot = []
    table.isPotOpen = false
  }
  if (table.justice > 0) table.justice--
  table.tricks++
  table.leader = taker
  if (table.aside !== undefined) table.returning.push(table.aside)
  table.aside = undefined
  endTrick(table)
  if (handsAreEmpty(table) && table.returning.length === 0) table.lastTrickBy = taker
}

/** What holds for one trick is gone with it. */
export function endTrick(table: Table): void {
  table.laid = []
  table.isDouble = false
  table.wish = undefined
  table.called = undefined
  table.drawnLead = undefined
  table.swapped = []
  table.refusedBy = undefined
  table.ultimo = undefined
  table.givenTo = undefined
}
