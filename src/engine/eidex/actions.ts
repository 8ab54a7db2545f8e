/** What a seat can do, what the dice can bring, and the events that follow. */
import type { Seat } from '../kernel'
import type { Card, Suit } from './cards'
import type { PowerId } from './characters'
import type { Destination } from './state'
import type { Mode } from './tables'

/** The fields that powers and answers need, with the same names everywhere; inside, cards and suits are numbers. */
export interface FieldsOf<C, S> {
  readonly card?: C
  readonly cards?: readonly C[]
  readonly sets?: readonly (readonly C[])[]
  readonly suit?: S
  readonly seat?: Seat
  readonly number?: number
  readonly to?: string
  readonly direction?: string
  readonly accept?: boolean
  readonly compare?: string
  readonly where?: string
  readonly disclose?: boolean
  readonly show?: readonly C[]
}

export type Fields = FieldsOf<Card, Suit>

export type Action =
  | { readonly type: 'put-down'; readonly card: Card }
  | {
      readonly type: 'play'
      readonly card: Card
      readonly excuse?: boolean
      readonly faceDown?: boolean
    }
  | { readonly type: 'pass' }
  | ({ readonly type: 'power'; readonly id: PowerId } & Fields)
  | ({ readonly type: 'answer' } & Fields)

export type Chance =
  | {
      readonly type: 'open'
      readonly dealer: Seat
      readonly characters: readonly (PowerId | null)[]
    }
  | { readonly type: 'deal'; readonly deck: readonly Card[] }
  | { readonly type: 'draw'; readonly card: Card }

/**
 * `to` lists the seats that may see the hidden part of an event; redaction empties it for all other
 * viewers.
 */
export type Event =
  | {
      readonly type: 'opened'
      readonly dealer: Seat
      readonly characters: readonly (PowerId | null)[]
    }
  | {
      readonly type: 'dealt'
      readonly game: number
      readonly dealer: Seat
      readonly hands: readonly (readonly Card[])[]
      readonly turnUp: Card
      /** A card that its holder may not look at yet. */
      readonly concealed: Card | null
    }
  /** An easy start does without an ace or a six turned up. */
  | { readonly type: 'redealt'; readonly dealer: Seat; readonly turnUp: Card }
  | {
      readonly type: 'mode'
      readonly mode: Mode
      readonly trump: Suit | null
      readonly turnUp: Card
    }
  | {
      readonly type: 'put-down'
      readonly seat: Seat
      readonly card: Card | null
      readonly to: readonly Seat[]
    }
  | { readonly type: 'power'; readonly seat: Seat; readonly id: PowerId; readonly fields: Fields }
  | {
      readonly type: 'answered'
      readonly seat: Seat
      readonly id: PowerId
      readonly fields: Fields | null
      readonly to: readonly Seat[]
    }
  /** Cards change hands; `null` stands for cards that the viewer does not see. */
  | {
      readonly type: 'moved'
      readonly from: Seat
      readonly hand: Seat
      readonly cards: readonly Card[] | null
      readonly count: number
      readonly to: readonly Seat[]
    }
  | {
      readonly type: 'shown'
      readonly seat: Seat
      readonly where: 'hand' | 'put-down'
      readonly cards: readonly Card[] | null
      readonly to: readonly Seat[]
    }
  | { readonly type: 'told'; readonly id: PowerId; readonly seat: Seat; readonly yes: boolean }
  | {
      readonly type: 'played'
      readonly seat: Seat
      readonly card: Card | null
      readonly faceDown: boolean
      /** The suit of a card led face down. */
      readonly suit: Suit | null
      readonly to: readonly Seat[]
    }
  | { readonly type: 'taken-back'; readonly seat: Seat; readonly cards: number }
  | {
      readonly type: 'trick'
      readonly leader: Seat
      readonly winner: Seat
      readonly destination: Destination
    }
  | {
      readonly type: 'counted'
      readonly points: readonly number[]
      readonly revealed: readonly { readonly seat: Seat; readonly card: Card }[]
      readonly down: readonly (Card | null)[]
    }
  | {
      readonly type: 'awarded'
      readonly points: readonly number[]
      readonly awarded: readonly number[]
      readonly victoryPoints: readonly number[]
      readonly reason: string
    }
  | { readonly type: 'over'; readonly winners: readonly Seat[] }

export interface Outcome {
  readonly winners: readonly Seat[]
  readonly victoryPoints: readonly number[]
}
