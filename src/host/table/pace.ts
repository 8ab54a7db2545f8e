/**
 * When a bot plays. The moment is drawn before it thinks, from what everybody at the table can see and from dice:
 * a time that grew with the choice would reveal which cards the bot does not hold.
 */

/** Shares of the longest pause. */
const SHORTEST = 1 / 3
/** Everybody can see that there is no choice left. */
const LAST_CARD = 0.1

/** The part of a pause in which a bot may think; the rest covers the way to its thread and back. */
const THINKING = 0.8
const MAX_THINKING_MS = 850

/** Public knowledge: what a seat is asked, and how many cards it has. */
export interface Situation {
  readonly window: string
  readonly cards: number
}

/** In milliseconds; `chance` from 0 to 1. */
export const pauseFor = ({ window, cards }: Situation, longest: number, chance: number): number =>
  longest * (window === 'play' && cards === 1 ? LAST_CARD : SHORTEST + (1 - SHORTEST) * chance)

/** With no pause to fill, a bot takes the time that it needs. */
export const thinkingIn = (pause: number): number =>
  pause === 0 ? MAX_THINKING_MS : Math.min(MAX_THINKING_MS, THINKING * pause)
