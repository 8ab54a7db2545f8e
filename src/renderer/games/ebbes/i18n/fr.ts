import { coverFr } from './cover/fr'
import { refusalsFr } from './refusals/fr'
import { rulesFr } from './rules/fr'
import { sheetFr } from './sheet/fr'
import { statisticsFr } from './statistics/fr'
import { tableFr } from './table/fr'

export const fr = {
  ...coverFr,
  ...refusalsFr,
  ...rulesFr,
  ...sheetFr,
  ...statisticsFr,
  ...tableFr,
}
