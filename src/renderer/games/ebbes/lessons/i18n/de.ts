import type { Messages } from '../../../../../protocol/texts'
import { planDe } from './plan/de'
import { rolesDe } from './roles/de'
import { scoreDe } from './score/de'
import { trickDe } from './trick/de'
import { twoDe } from './two/de'
import { variantsDe } from './variants/de'
import type { en } from './en'

export const de: Messages<typeof en> = {
  ...trickDe,
  ...rolesDe,
  ...scoreDe,
  ...planDe,
  ...variantsDe,
  ...twoDe,
}
