/** How much of the table's height the hand gets, all measures in rem. */

export interface HandWishes {
  readonly isAsked: boolean
  /** What is asked is a few buttons: their row costs the hand nothing. */
  readonly isBrief: boolean
  /** The player has asked for large cards. */
  readonly isLarge: boolean
}

const SHARE = 0.34
/** On its side a phone has little of it, and cards have to be recognised. */
const LOW_SHARE = 0.4
const LOW = 26
/** A question is worth more: of the hand a thumb's width of every card stays. */
const ASKED_SHARE = 0.24
const LARGER = 1.25

/** Whether question and hand are below each other, instead of side by side. */
const isStacked = (width: number, height: number): boolean => width < 60 || height < 30

export function handShare(
  width: number,
  height: number,
  { isAsked, isBrief, isLarge }: HandWishes,
): number {
  const isCrowded = isAsked && !isBrief && isStacked(width, height)
  const share = height < LOW ? LOW_SHARE : isCrowded ? ASKED_SHARE : SHARE
  return isLarge ? share * LARGER : share
}
