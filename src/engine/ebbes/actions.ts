/** What a seat can do, what the dice can bring, and the events that follow. */
import type { Seat } from '../kernel'
import type { Card, Suit } from './cards'
import type { Role } from './roles'
import type { EndReason, Player } from './state'

export type Action =
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'name-starter'; readonly seat: Player }
  /** A number and a colour, written as the card with both. */
  | { readonly type: 'select'; readonly card: Card }

export type Chance =
  | {
      readonly type: 'open'
      readonly numbers: readonly number[]
      readonly dealer: Seat
      readonly starter: Seat
    }
  /** Dealt one by one, clockwise from the dealer's left. */
  | { readonly type: 'deal'; readonly deck: readonly Card[] }

export type Event =
  | { readonly type: 'opened'; readonly dealer: Seat; readonly starter: Seat }
  | {
      readonly type: 'dealt'
      readonly round: number
      readonly dealer: Seat
      /** By seat; redaction leaves only the viewer's own. */
      readonly hands: readonly (readonly Card[])[]
      /** The virtual player's face-up cards, left to right. */
      readonly open: readonly Card[]
    }
  | { readonly type: 'number'; readonly number: number }
  | { readonly type: 'starter'; readonly by: Player; readonly player: Player }
  | { readonly type: 'selected'; readonly player: Player; readonly card: Card }
  | { readonly type: 'played'; readonly player: Player; readonly card: Card }
  | { readonly type: 'designated'; readonly suit: Suit; readonly role: Role }
  | { readonly type: 'trick'; readonly cards: readonly Card[]; readonly winner: Player }
  | { readonly type: 'turned-up'; readonly column: number; readonly card: Card }
  | {
      readonly type: 'scored'
      readonly round: number
      readonly points: readonly number[]
      readonly scores: readonly number[]
      readonly zilchRight: Player
    }
  | { readonly type: 'over'; readonly winners: readonly Player[]; readonly reason: EndReason }

export interface Outcome {
  readonly winners: readonly Player[]
  readonly scores: readonly number[]
  readonly reason: EndReason
}
