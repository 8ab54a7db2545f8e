import type { Messages } from '../../../../../protocol/texts'
import { followFr } from './follow/fr'
import { limitFr } from './limit/fr'
import { modesFr } from './modes/fr'
import { powersFr } from './powers/fr'
import { valuesFr } from './values/fr'
import type { en } from './en'

export const fr: Messages<typeof en> = {
  ...followFr,
  ...modesFr,
  ...valuesFr,
  ...limitFr,
  ...powersFr,
}
