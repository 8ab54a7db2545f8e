/** What slips a player's mind: cards of earlier tricks might as well still be out. */
import { exclude, include, members, setAt } from '../../../src/engine/bits'
import type { Random } from '../../../src/engine/kernel'
import { shuffle } from '../../../src/engine/random'
import type { Memory } from '../../../src/bots/search-model'
import { rankOf, type CardNumber } from '../engine/cards'
import { SEATS } from '../engine/config'
import type { State } from '../engine/state'
import type { View } from '../engine/view'

const HIGHEST_RANK = 6

/** In a world imagined by this viewer, shuffles the forgotten cards and the other hands among each other. */
export function forget(state: State, view: View, { counts }: Memory, random: Random): void {
  if (counts === 'everything') return
  // There is no trump: those who count trumps elsewhere count the highest cards here.
  const isForgotten = (card: CardNumber): boolean =>
    counts === 'nothing' || rankOf(card) !== HIGHEST_RANK
  const past = [...state.plays.keys()]
    .slice(0, Math.max(0, view.tricks.length - 1) * SEATS)
    .flatMap((place) => {
      const card = state.plays[place]
      return card !== undefined && isForgotten(card) ? [{ place, card }] : []
    })
  const held = state.hands.flatMap((_, seat) =>
    seat === view.viewer
      ? []
      : members(setAt(state.hands, seat))
          .filter(isForgotten)
          .map((card) => ({ seat, card })),
  )
  const cards = shuffle(
    [...past, ...held].map(({ card }) => card),
    random,
  )
  for (const { seat, card } of held) exclude(state.hands, seat, card)
  for (const [index, card] of cards.entries()) {
    const played = past[index]
    const holder = held[index - past.length]
    if (played !== undefined) state.plays[played.place] = card
    else if (holder !== undefined) include(state.hands, holder.seat, card)
  }
}
