/** Why the coach thinks an action good or bad, in one short sentence. */
import type { Estimate } from '../../../protocol/coach'
import type { AnyView } from '../../../engine/kernel'
import { faceOf } from '../../games/faces.svelte'
import { capital, inGroups } from '../../i18n/format'
import { t } from '../../i18n/texts.svelte'
import { LIKELY, likelihood } from './numbers'

const SURE = 0.8
const POSSIBLE = 0.15

interface Taking {
  readonly chance: number
  readonly certain: boolean
}

/** Part of a sentence: whether this seat takes the trick. */
export function takesText({ chance, certain }: Taking): string {
  if (certain) return t(chance === 1 ? 'coach.takes.certain' : 'coach.takes.never')
  const how =
    chance >= SURE ? 'sure' : chance >= LIKELY ? 'likely' : chance >= POSSIBLE ? 'open' : 'unlikely'
  return t(`coach.takes.${how}`, { percent: likelihood(chance) })
}

/** Empty if there is nothing to say. */
export function reasonText(estimate: Estimate, view: AnyView): string {
  const text = inGroups(faceOf(view.game).coach.reasonTexts(estimate, view))
  return text === '' ? '' : `${capital(text)}.`
}
