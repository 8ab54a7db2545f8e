import type { Random } from './kernel'
import { itemAt } from './lists'
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

  function place(card: number): boolean {
    const open = holders.map((holder, index) => (holder.mayHold(card) ? room(index) : 0))
    let chosen = random(Math.max(1, sum(open)))
    for (const [index, places] of open.entries()) {
      if (chosen < places) {
        hands[index]?.push(card)
        return true
      }
      chosen -= places
    }
    return makeRoom(card, new Set())
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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
