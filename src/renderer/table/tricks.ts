/** The finished tricks of the round that is on the table, whatever is played. */
import type { AnyView } from '../../protocol/game'

export interface ShownTrick {
  readonly winner: number
  readonly cards: readonly { readonly player: number; readonly card: string | null }[]
}

export const tricksOf = (view: AnyView): readonly ShownTrick[] =>
  view.game === 'ebbes'
    ? view.memory.tricks
    : view.tricks.map(({ winner, cards }) => ({
        winner,
        cards: cards.map(({ seat, card }) => ({ player: seat, card })),
      }))
