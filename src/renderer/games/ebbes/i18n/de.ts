import { coachDe } from './coach/de'
import { coverDe } from './cover/de'
import { refusalsDe } from './refusals/de'
import { rulesDe } from './rules/de'
import { sheetDe } from './sheet/de'
import { statisticsDe } from './statistics/de'
import { tableDe } from './table/de'

export const de = {
  ...coachDe,
  ...coverDe,
  ...refusalsDe,
  ...rulesDe,
  ...sheetDe,
  ...statisticsDe,
  ...tableDe,
}
