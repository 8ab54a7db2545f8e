/** The points that a round of ebbes is heading for, from the piles alone. */
import { count } from '../../engine/bits'
import { SUIT_COUNT } from '../../engine/ebbes/cards'
import { playerCount } from '../../engine/ebbes/config'
import { won } from '../../engine/ebbes/hand'
import { EBBES, MINUS, PLUS, roleOf } from '../../engine/ebbes/roles'
import type { Player, State } from '../../engine/ebbes/state'

/** What an open suit is worth, by the number of roles that are taken. */
const OPEN = [0.05, 0.05, -0.2, -0.5, 0, 0]

/** What winning a card of this suit is worth. */
function worthOfSuit(state: State, player: Player, suit: number): number {
  const role = roleOf(state, suit)
  if (role === -1) return OPEN[state.designated] ?? 0
  if (role === PLUS) return 1
  if (role === MINUS) return -1
  return role === EBBES ? worthOfEbbes(state, player, suit) : 0.08
}

/** Three points for a middling number of cards: each card is a step towards it or past it. */
function worthOfEbbes(state: State, player: Player, suit: number): number {
  const mine = count(won(state, player, suit))
  let most = 0
  let fewest = Infinity
  for (let other = 0; other < playerCount(state.config); other++) {
    if (other === player) continue
    const cards = count(won(state, other, suit))
    most = Math.max(most, cards)
    fewest = Math.min(fewest, cards)
  }
  if (mine <= fewest) return 0.6
  return mine >= most - 1 ? -0.6 : 0
}

/** From the piles so far: points, with open suits at what they may become. */
export function pointsAtAGlance(state: State, player: Player): number {
  let points = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const cards = count(won(state, player, suit))
    if (roleOf(state, suit) !== EBBES) points += cards * worthOfSuit(state, player, suit)
    else points += Math.abs(worthOfEbbes(state, player, suit)) < 0.1 ? 3 : 0
  }
  return points
}
