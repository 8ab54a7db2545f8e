/** What a player of ebbes forgets: cards of earlier tricks might as well still be out. */
import { parseCard, suitOf, valueOf, type CardNumber } from '../../engine/ebbes/cards'
import { playerCount } from '../../engine/ebbes/config'
import { handOf, toggleHeld, toggleWon } from '../../engine/ebbes/hand'
import { replacePlay } from '../../engine/ebbes/plays'
import { designatorOf, suitWith, TRUMP } from '../../engine/ebbes/roles'
import { isVirtual, type Player, type State } from '../../engine/ebbes/state'
import type { View } from '../../engine/ebbes/view'
import type { Random } from '../../engine/kernel'
import { shuffle } from '../../engine/random'
import type { Memory } from '../search-model'

/**
 * In a world imagined by this viewer, shuffles the forgotten cards together with the other hands.
 * Cards that designate are not forgotten: the markers lie on the table.
 */
export function forgetEbbes(
  state: State,
  { viewer, memory }: View,
  { counts }: Memory,
  random: Random,
): void {
  if (counts === 'everything') return
  const trump = counts === 'trumps' ? suitWith(state, TRUMP) : -1
  const isForgotten = (card: CardNumber): boolean =>
    designatorOf(state, suitOf(card)) !== valueOf(card) && suitOf(card) !== trump
  const past: Past[] = memory.tricks
    .slice(0, -1)
    .flatMap(({ cards, winner }, trick) =>
      cards.map(({ card }, index) => ({
        card: parseCard(card),
        place: trick * cards.length + index,
        winner,
      })),
    )
    .filter(({ card }) => isForgotten(card))
  const rivals = Array.from({ length: playerCount(state.config) }, (_, player) => player).filter(
    (player) => player !== viewer && !isVirtual(state.config, player),
  )
  const held = rivals.flatMap((player) =>
    handOf(state, player)
      .filter(isForgotten)
      .map((card) => ({ card, player })),
  )
  const cards = shuffle(
    [...past, ...held].map(({ card }) => card),
    random,
  )
  for (const { card, winner } of past) toggleWon(state, winner, card)
  for (const { card, player } of held) toggleHeld(state, player, card)
  for (const { place, winner } of past) {
    const card = cards.pop() as CardNumber
    replacePlay(state, place, card)
    toggleWon(state, winner, card)
  }
  for (const { player } of held) toggleHeld(state, player, cards.pop() as CardNumber)
}

/** A card of an earlier trick, and where the state keeps it. */
interface Past {
  readonly card: CardNumber
  readonly place: number
  readonly winner: Player
}
