/** The inputs that deal set cards. */
import type { Chance } from '../../../../engine/ebbes/actions'
import { deckNames, type Card } from '../../../../engine/ebbes/cards'
import { handSize, highestValue, playerCount, readConfig } from '../../../../engine/ebbes/config'
import { VIRTUAL } from '../../../../engine/ebbes/state'
import type { Scene, SetDeal } from '../../../../protocol/lesson'
import { filledHands } from '../../../lessons/fill'

/** Clockwise from the dealer's left; with two people the dummy sits there. */
function order(seats: number, dealer: number): readonly number[] {
  if (seats === 2) return [VIRTUAL, 1 - dealer, dealer]
  return Array.from({ length: seats }, (_, place) => (dealer + 1 + place) % seats)
}

/** The first deal of a game names a starting player, and opens it. */
export function dealt(
  deal: SetDeal,
  { options, players }: Scene,
): readonly { by: 'chance'; outcome: Chance }[] {
  const read = readConfig({ ...options, seats: players })
  if (!read.ok) throw new Error(read.refusal.message)
  const config = read.value
  const { dealer, starter, numbers = [1, 2, 3, 4, 5] } = deal
  const hands = filledHands(deal.hands, handSize(config), deckNames(highestValue(config)))
  const deck = Array.from({ length: handSize(config) }, (_, card) =>
    order(config.seats, dealer).map((player) => hands[player]?.[card] as Card),
  ).flat()
  if (hands.length !== playerCount(config)) throw new Error('Every player has a hand.')
  const cards = { by: 'chance', outcome: { type: 'deal', deck } } as const
  if (starter === undefined) return [cards]
  const open = { type: 'open', numbers: config.variant2 ? [] : numbers, dealer, starter } as const
  return [{ by: 'chance', outcome: open }, cards]
}
