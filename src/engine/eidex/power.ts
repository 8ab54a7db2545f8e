/** What a character consists of: rules in windows, questions, and modifiers. Nothing else. */
import type { Random, Refusal, Seat } from '../kernel'
import type { Event } from './actions'
import type { Answer, Asking } from './answers'
import type { CardNumber } from './cards'
import type { PowerId } from './characters'
import type { Play } from './plays'
import type { Destination, Effect, State, Step, TrickCard } from './state'
import type { TableModifiers } from './tables'
import type { Touches } from './touches'
import type { Window } from './windows'

/** The table as a power acts on it. */
export interface Table {
  readonly state: State
  /** Only if somebody listens: what happens is told as `events?.push(…)`. */
  readonly events: Event[] | undefined
  readonly powers: Powers
}

/** What can be done in a window. */
export interface Offer {
  /** Whether there is anything to do; the remaining uses are counted elsewhere. */
  can(state: State, seat: Seat, powers: Powers): boolean
  /** What must be said when using it; several where it can be used in several ways. */
  question(state: State, seat: Seat, powers: Powers): Asking | readonly Asking[]
  /** Not counted as a use, and available even when all uses are spent. */
  readonly free?: true
  /** Where fields depend on each other, or the question has rules of its own: the reason to refuse. */
  check?(state: State, seat: Seat, answer: Answer): Refusal | undefined
  use(table: Table, seat: Seat, answer: Answer): void
}

/** A question that the use of a power raises for a seat. */
export interface FollowUp {
  question(state: State, step: Step & { kind: 'ask' }): Asking
  answer(table: Table, step: Step & { kind: 'ask' }, answer: Answer): void
  /** The seats that see the answer; all if absent. */
  seenBy?(step: Step & { kind: 'ask' }): readonly Seat[]
}

export interface Award {
  readonly awarded: readonly number[]
  readonly reason: string
}

/** How a power in force bends the rules. Each modifier is given its own effect. */
export interface Modifiers extends TableModifiers {
  /** Trump only when void in the suit led. */
  readonly strictFollowing?: true
  /** Which of the playable cards may still be played. */
  restrict?(
    cards: readonly CardNumber[],
    seat: Seat,
    state: State,
    effect: Effect,
  ): readonly CardNumber[]
  /** Where a card goes that a seat puts down, if not in front of that seat. */
  putDown?(table: Table, seat: Seat, card: CardNumber, effect: Effect): boolean
  mayPutDown?(card: CardNumber, seat: Seat, effect: Effect): boolean
  /** Cards that cannot win the trick. */
  excludes?(play: TrickCard, state: State, effect: Effect): boolean
  winner?(winner: Seat, state: State, effect: Effect): Seat
  destination?(to: Destination, winner: Seat, state: State, effect: Effect): Destination
  lastTrickBonus?(bonus: number): number
  /** The points that are too many, in place of the limit; `overLimit` says whose they are. */
  readonly limit?: number
  /** Whether a player loses by points, in place of the limit. */
  overLimit?(seat: Seat, state: State, effect: Effect, powers: Powers): boolean
  /** Once before each lead, after its window; true if something must be settled first. */
  beforeLead?(table: Table, effect: Effect): boolean
  /** After a trick has gone where it belongs. */
  afterTrick?(table: Table, effect: Effect): void
  award?(state: State, points: readonly number[], effect: Effect): Award | undefined
}

/** Rules that hold for the seat with this character, whether in force or not. */
export interface Traits {
  /** Further ways to play a card, as part of playing, not in a window: cards with `FACE_DOWN` or `EXCUSED`. */
  readonly plays?: (state: State, seat: Seat, legal: readonly CardNumber[]) => readonly Play[]
  /** Puts its card down only after the first card of the first trick. */
  readonly putsDownLate?: true
  /** A card of the seat's own hand that it may not look at yet. */
  conceals?(state: State, seat: Seat): CardNumber
}

export interface Power {
  readonly id: PowerId
  /** Uses in one game. */
  readonly uses: number
  /** What it changes and depends on, so that all interactions are known. */
  readonly touches: Touches
  /** Fields of its use that only its owner may see; the event omits them. */
  readonly hiddenFields?: readonly string[]
  readonly windows?: Partial<Readonly<Record<Window, Offer>>>
  readonly followUps?: Readonly<Record<string, FollowUp>>
  /** What happens with a blind card, by purpose. */
  readonly draws?: Readonly<
    Record<string, (table: Table, step: Step & { kind: 'draw' }, card: CardNumber) => void>
  >
  readonly modifiers?: Modifiers
  readonly traits?: Traits
  /** What the secret data of an effect or a question could be, as far as a viewer can tell. */
  imagineSecret?(state: State, random: Random, holder: Seat): readonly number[]
}

/**
 * All characters, by id. `game.ts` passes them to the rules, which know none by name: powers import rules, never
 * the other way round.
 */
export type Powers = Readonly<Record<PowerId, Power>>

/** As often as its window comes. */
export const UNLIMITED = Infinity
