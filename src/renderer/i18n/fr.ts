import { coachFr } from './coach/fr'
import { historyFr } from './history/fr'
import { lessonsFr } from './lessons/fr'
import { lobbyFr } from './lobby/fr'
import { refusalsFr } from './refusals/fr'
import { replayFr } from './replay/fr'
import { scoresheetFr } from './scoresheet/fr'
import { shellFr } from './shell/fr'
import { tableFr } from './table/fr'
import type { Messages } from './messages'

export const fr: Messages = {
  ...shellFr,
  ...lessonsFr,
  ...lobbyFr,
  ...tableFr,
  ...coachFr,
  ...historyFr,
  ...replayFr,
  ...scoresheetFr,
  ...refusalsFr,
}
