/** The source of all texts: the other languages must have these keys and these {parameters}. */
import { coachEn } from './coach/en'
import { historyEn } from './history/en'
import { lessonsEn } from './lessons/en'
import { lobbyEn } from './lobby/en'
import { refusalsEn } from './refusals/en'
import { replayEn } from './replay/en'
import { scoresheetEn } from './scoresheet/en'
import { shellEn } from './shell/en'
import { tableEn } from './table/en'

export const en = {
  ...shellEn,
  ...lessonsEn,
  ...lobbyEn,
  ...tableEn,
  ...coachEn,
  ...historyEn,
  ...replayEn,
  ...scoresheetEn,
  ...refusalsEn,
} as const
