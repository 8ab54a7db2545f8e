/**
 * eidex.order: the characters in the order in which they act: A K Q J 10 9 8 7 6, and within a rank
 * lizard, raven, hearts, stars. So a lower card always reacts to a higher one.
 */
import type { Card } from './cards'

export const CHARACTERS = [
  ['LA', 'dealer'],
  ['RA', 'jiu-jitsu'],
  ['HA', 'ultimo'],
  ['SA', 'trumphator'],
  ['LK', 'computer'],
  ['RK', 'raeuber'],
  ['HK', 'voyeur'],
  ['SK', 'quizmaster'],
  ['LQ', 'feministin'],
  ['RQ', 'schuechterne'],
  ['HQ', 'teekraenzchen'],
  ['SQ', 'gerechtigkeit'],
  ['LJ', 'skater'],
  ['RJ', 'schwarzpeter'],
  ['HJ', 'farbenfreund'],
  ['SJ', 'scharfmacher'],
  ['L10', 'differenzler'],
  ['R10', 'fahnder'],
  ['H10', 'fuersorge'],
  ['S10', 'weisheit'],
  ['L9', 'laser'],
  ['R9', 'radarkontrolle'],
  ['H9', 'konsumentenschutz'],
  ['S9', 'seher'],
  ['L8', 'umwerter'],
  ['R8', 'zombie'],
  ['H8', 'excuse'],
  ['S8', 'taschenspieler'],
  ['L7', 'korrektor'],
  ['R7', 'fledderer'],
  ['H7', 'guggitaler'],
  ['S7', 'jackpot'],
  ['L6', 'kompass'],
  ['R6', 'black-friday'],
  ['H6', 'wuenschelrute'],
  ['S6', 'sphinx'],
] as const satisfies readonly (readonly [Card, string])[]

export type PowerId = (typeof CHARACTERS)[number][1]

export const POWER_IDS: readonly PowerId[] = CHARACTERS.map(([, id]) => id)

export const isPowerId = (value: unknown): value is PowerId => POWER_IDS.includes(value as PowerId)

type Order = Readonly<Record<PowerId, number>>

/** The place of each character in the order of acting. */
export const ORDER = Object.fromEntries(POWER_IDS.map((id, place) => [id, place])) as Order
