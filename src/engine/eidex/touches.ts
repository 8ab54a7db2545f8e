/**
 * What characters can affect. Two of them interact where both change the same thing, or where one changes what the
 * other's effect depends on: then the rules must say what happens, and a scenario proves it.
 */
export const TOUCHES = [
  'trump', // the mode, the trump suit, the open card
  'rank',
  'value',
  'points', // a player's points after everything is counted
  'limit',
  'award', // who gets the victory points, in place of the usual order
  'winner', // who wins a trick
  'destination', // who gets the cards of a trick
  'lead', // who leads, and which cards that seat may lead
  'follow', // which cards may be played to a lead
  'call', // which card may be asked for, and whether it comes
  'face-up', // whether a card lies open
  'card', // a card just played leaves the trick again
  'lap', // how many cards a trick has
  'replay', // whether a trick that has been played counts
  'turn', // the direction of play
  'put-down',
  'hands', // a hand just is what it is: only characters who act in the same window interact here
] as const
export type Touch = (typeof TOUCHES)[number]

export interface Touches {
  readonly changes: readonly Touch[]
  /** What it depends on, if a change by another character raises a question for the rules. */
  readonly reads?: readonly Touch[]
}
