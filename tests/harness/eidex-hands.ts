/** A deal that many tests play: hearts are trump, seat 2 leads and holds the high cards. */
import type { Card } from '../../src/engine/eidex/cards'

export const LOW_MIDDLE_HIGH: readonly (readonly Card[])[] = [
  ['HQ', 'H6', 'L6', 'L7', 'L8', 'R6', 'R7', 'R8', 'S6', 'S7', 'S8', 'SJ'],
  ['H7', 'H8', 'H9', 'L9', 'L10', 'LJ', 'R9', 'R10', 'RJ', 'S9', 'S10', 'SK'],
  ['H10', 'HJ', 'HK', 'HA', 'LQ', 'LK', 'LA', 'RQ', 'RK', 'RA', 'SQ', 'SA'],
]
