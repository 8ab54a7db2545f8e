import { coachDe } from './coach/de'
import { ebbesDe } from './ebbes/de'
import { eidexDe } from './eidex/de'
import { lobbyDe } from './lobby/de'
import { refusalsDe } from './refusals/de'
import { shellDe } from './shell/de'
import { tableDe } from './table/de'
import type { Messages } from './messages'

export const de: Messages = {
  ...shellDe,
  ...lobbyDe,
  ...tableDe,
  ...coachDe,
  ...ebbesDe,
  ...eidexDe,
  ...refusalsDe,
}
