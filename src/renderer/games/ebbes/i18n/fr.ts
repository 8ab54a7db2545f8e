import { coachFr } from './coach/fr'
import { coverFr } from './cover/fr'
import { refusalsFr } from './refusals/fr'
import { rulesFr } from './rules/fr'
import { sheetFr } from './sheet/fr'
import { statisticsFr } from './statistics/fr'
import { tableFr } from './table/fr'

export const fr = {
  ...coachFr,
  ...coverFr,
  ...refusalsFr,
  ...rulesFr,
  ...sheetFr,
  ...statisticsFr,
  ...tableFr,
}
