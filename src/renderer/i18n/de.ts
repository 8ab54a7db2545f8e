import { coachDe } from './coach/de'
import { historyDe } from './history/de'
import { lessonsDe } from './lessons/de'
import { lobbyDe } from './lobby/de'
import { refusalsDe } from './refusals/de'
import { replayDe } from './replay/de'
import { scoresheetDe } from './scoresheet/de'
import { shellDe } from './shell/de'
import { tableDe } from './table/de'
import type { Messages } from './messages'

export const de: Messages = {
  ...shellDe,
  ...lessonsDe,
  ...lobbyDe,
  ...tableDe,
  ...coachDe,
  ...historyDe,
  ...replayDe,
  ...scoresheetDe,
  ...refusalsDe,
}
