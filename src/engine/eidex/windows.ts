/**
 * A window opens at a fixed moment and asks the characters that can do something there, once each
 * and in the order of their cards.
 */
export const WINDOWS = [
  'dealt', // trump is turned up, nothing is put down
  'put-down', // before cards are put down
  'ready', // cards are down, before the first lead
  'lead', // before each trick, including a replayed one
  'card', // after each card
  'lap', // every seat has played, hands are not empty
  'judge', // the trick is complete
  'after', // the trick is cleared, hands are not empty
  'count', // all cards are counted
] as const
export type Window = (typeof WINDOWS)[number]

/** The place of each window in the list. */
export const WINDOW = Object.fromEntries(
  WINDOWS.map((window, place) => [window, place]),
) as Readonly<Record<Window, number>>
