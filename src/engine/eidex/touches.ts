/**
 * What characters can lay hands on. Two of them meet where both change the same thing, or where one changes what
 * the other's effect depends on: then the rules must say what happens, and a scenario holds it.
 */
export const TOUCHES = [
  'trump', // the mode, the trump suit, the open card
  'rank',
  'value',
  'points', // what a player has after all is counted
  'limit',
  'award', // who gets the victory points, in place of the usual order
  'winner', // who wins a trick
  'destination', // whose the cards of a trick are
  'lead', // who leads, and which cards he may lead
  'follow', // which cards may be played to a lead
  'call', // which card may be asked for, and whether it comes
  'face-up', // whether a card lies open
  'card', // a card just played goes out of the trick again
  'lap', // how many cards a trick has
  'replay', // whether a trick that has been played counts
  'turn', // the direction of play
  'put-down',
  'hands', // a hand is what it is: only those who act in the same window meet here
] as const
export type Touch = (typeof TOUCHES)[number]

export interface Touches {
  readonly changes: readonly Touch[]
  /** What it depends on, if somebody else's change of it is a question for the rules. */
  readonly reads?: readonly Touch[]
}
