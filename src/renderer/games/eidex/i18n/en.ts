/** All texts of this game. */
import { coachEn } from './coach/en'
import { coverEn } from './cover/en'
import { refusalsEn } from './refusals/en'
import { rulesEn } from './rules/en'
import { sheetEn } from './sheet/en'
import { statisticsEn } from './statistics/en'
import { tableEn } from './table/en'

export const en = {
  ...coachEn,
  ...coverEn,
  ...refusalsEn,
  ...rulesEn,
  ...sheetEn,
  ...statisticsEn,
  ...tableEn,
} as const
