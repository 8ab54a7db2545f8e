/** What is certain of a card before it is played, wherever the hidden cards are. */
import { has } from '../../../src/engine/bits'
import type { Seat } from '../../../src/engine/kernel'
import { numberAt } from '../../../src/engine/lists'
import { DECK, parseCard, suitOf, type Card } from './cards'
import { leftOf, lying, type State } from './state'
import { beats, bestOf, voidsOf } from './trick'
import type { View } from './view'

/** Whether the card takes the trick, undefined while that is open. `world` is any that agrees with the view. */
export function takes(view: View, world: State, name: Card): boolean | undefined {
  const card = parseCard(name)
  if (bestOf([...lying(world), card]) !== card) return false
  const seen = new Set([...view.hand.map(parseCard), ...world.plays])
  const higher = [...DECK.keys()].filter((other) => !seen.has(other) && beats(other, card))
  const voids = voidsOf(world)
  for (let seat: Seat = leftOf(world.turn); seat !== world.leaders.at(-1); seat = leftOf(seat)) {
    if (higher.some((other) => !has(numberAt(voids, seat), suitOf(other)))) return undefined
  }
  return true
}

/** Whether it is the last card of its suit in the viewer's hand. */
export const isLastOfSuit = ({ hand }: View, name: Card): boolean =>
  hand.every((other) => other === name || suitOf(parseCard(other)) !== suitOf(parseCard(name)))
