/** What a seat can do, what the dice can bring, and what then happens at the table. */
import type { Seat } from '../../../src/engine/kernel'
import type { Card } from './cards'

export interface Action {
  readonly type: 'play'
  readonly card: Card
}

export interface Chance {
  readonly type: 'deal'
  /** Dealt one by one, clockwise from the dealer's left. */
  readonly deck: readonly Card[]
}

export type Event =
  | {
      readonly type: 'dealt'
      readonly round: number
      readonly dealer: Seat
      /** By seat; redaction leaves only the viewer's own. */
      readonly hands: readonly (readonly Card[])[]
    }
  | { readonly type: 'played'; readonly player: Seat; readonly card: Card }
  | { readonly type: 'trick'; readonly cards: readonly Card[]; readonly winner: Seat }
  | {
      readonly type: 'scored'
      readonly round: number
      /** By seat: the tricks of this round, and of all rounds. */
      readonly points: readonly number[]
      readonly scores: readonly number[]
    }
  | { readonly type: 'over'; readonly winners: readonly Seat[] }

export interface Outcome {
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
}
