/** A card on its way to the table, with how it is played, as one number. */
import { CARD_NUMBERS, type CardNumber } from './cards'

export type Play = number

export const FACE_DOWN = CARD_NUMBERS
export const EXCUSED = 2 * CARD_NUMBERS

/** Face up, and as the rules alone allow it: such a play is the number of its card. */
export const isUsual = (play: Play): boolean => play < CARD_NUMBERS
export const cardPlayed = (play: Play): CardNumber => play & (CARD_NUMBERS - 1)
export const isFaceDown = (play: Play): boolean => (play & FACE_DOWN) !== 0
export const isExcused = (play: Play): boolean => (play & EXCUSED) !== 0
