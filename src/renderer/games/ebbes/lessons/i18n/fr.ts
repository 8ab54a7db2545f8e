import type { Messages } from '../../../../../protocol/texts'
import { planFr } from './plan/fr'
import { rolesFr } from './roles/fr'
import { scoreFr } from './score/fr'
import { trickFr } from './trick/fr'
import { twoFr } from './two/fr'
import { variantsFr } from './variants/fr'
import type { en } from './en'

export const fr: Messages<typeof en> = {
  ...trickFr,
  ...rolesFr,
  ...scoreFr,
  ...planFr,
  ...variantsFr,
  ...twoFr,
}
