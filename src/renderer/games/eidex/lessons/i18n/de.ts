import type { Messages } from '../../../../../protocol/texts'
import { followDe } from './follow/de'
import { limitDe } from './limit/de'
import { modesDe } from './modes/de'
import { powersDe } from './powers/de'
import { valuesDe } from './values/de'
import type { en } from './en'

export const de: Messages<typeof en> = {
  ...followDe,
  ...modesDe,
  ...valuesDe,
  ...limitDe,
  ...powersDe,
}
