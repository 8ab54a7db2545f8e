import type { Random } from './kernel'
import { itemAt, numberAt } from './lists'
import { shuffle } from './random'

/** A hand or pile with room for cards that the viewer has not seen. */
export interface Holder {
  readonly room: number
  /** Whether this holder may have the card, as far as the viewer knows. */
  readonly mayHold: (card: number) => boolean
}

/**
 * Deals unseen cards to their possible holders, filling every place. Where nothing is known, all
 * deals are equally likely; otherwise a card that finds only full holders makes another card move
 * on, so that a deal is found whenever one exists.
 */
export function dealOut(
  unseen: readonly number[],
  holders: readonly Holder[],
  random: Random,
): number[][] {
  const hands: number[][] = holders.map(() => [])
  const room = (index: number): number => (holders[index]?.room ?? 0) - (hands[index]?.length ?? 0)
  /** By holder: the free places for the card at hand. */
  const open: number[] = holders.map(() => 0)

  function place(card: number): boolean {
    let places = 0
    for (let index = 0; index < open.length; index++) {
      const free = itemAt(holders, index).room - itemAt(hands, index).length
      open[index] = free > 0 && itemAt(holders, index).mayHold(card) ? free : 0
      places += numberAt(open, index)
    }
    let chosen = random(Math.max(1, places))
    if (places === 0) return makeRoom(card, new Set())
    let index = 0
    while (chosen >= numberAt(open, index)) chosen -= numberAt(open, index++)
    itemAt(hands, index).push(card)
    return true
  }

  /** Puts the card into a full hand from which another card can move on. */
  function makeRoom(card: number, tried: Set<number>): boolean {
    for (const [index, holder] of holders.entries()) {
      if (!holder.mayHold(card) || tried.has(index)) continue
      const hand = itemAt(hands, index)
      if (room(index) > 0) {
        hand.push(card)
        return true
      }
      tried.add(index)
      for (const [position, other] of hand.entries()) {
        if (makeRoom(other, tried)) {
          hand[position] = card
          return true
        }
      }
    }
    return false
  }

  for (const card of shuffle(unseen, random)) {
    if (!place(card)) throw new Error('No deal agrees with what the viewer knows.')
  }
  return hands
}
