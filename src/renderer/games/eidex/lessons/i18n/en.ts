/** What the guide says; {p1} and {p2} are the players in those seats. */
import { followEn } from './follow/en'
import { limitEn } from './limit/en'
import { modesEn } from './modes/en'
import { powersEn } from './powers/en'
import { valuesEn } from './values/en'

export const en = {
  ...followEn,
  ...modesEn,
  ...valuesEn,
  ...limitEn,
  ...powersEn,
} as const
