/** Why the coach thinks well or ill of an action, in one short sentence. */
import type { Estimate, Reason } from '../../../protocol/coach'
import type { AnyView } from '../../../protocol/game'
import { t as ebbes } from '../../games/ebbes/i18n/texts'
import { t } from '../../i18n/texts.svelte'
import { suitName } from '../../games/ebbes/table/words'
import { percent } from './numbers'

const SURE = 0.8
const LIKELY = 0.5
const POSSIBLE = 0.15

/** In imagined worlds everything can agree and still be otherwise: only what is certain is 0 or 100 %. */
const LEAST = 0.01
const likelihood = (chance: number): string => percent(Math.min(1 - LEAST, Math.max(LEAST, chance)))

type Of<What> = Extract<Reason, { readonly what: What }>

function takesText({ chance, certain }: Of<'takes'>): string {
  if (certain) return t(chance === 1 ? 'coach.takes.certain' : 'coach.takes.never')
  const how =
    chance >= SURE ? 'sure' : chance >= LIKELY ? 'likely' : chance >= POSSIBLE ? 'open' : 'unlikely'
  return t(`coach.takes.${how}`, { percent: likelihood(chance) })
}

function roleText({ suit, role, chance, certain }: Of<'role'>, view: AnyView): string {
  const words = { suit: suitName(suit), role: ebbes(`ebbes.role.${role}`) }
  if (view.game === 'ebbes' && view.roles[role] === suit) return t('coach.role.is', words)
  if (certain) return t('coach.role.certain', words)
  const how = chance >= LIKELY ? 'likely' : 'open'
  return t(`coach.role.${how}`, { ...words, percent: likelihood(chance) })
}

/** Who takes the next trick says little about what is done before it. */
const isAboutTrick = (action: Estimate['action'], view: AnyView): boolean =>
  action.type === 'play' || (view.game === 'eidex' && view.trick.length > 0)

/** Empty if there is nothing to say. */
export function reasonText({ action, reasons }: Estimate, view: AnyView): string {
  const parts = reasons.flatMap((reason): string[] => {
    switch (reason.what) {
      case 'takes':
        return isAboutTrick(action, view) ? [takesText(reason)] : []
      case 'role':
        return [roleText(reason, view)]
      case 'high':
      case 'low':
      case 'middle':
      case 'over': {
        const how = reason.chance >= LIKELY ? 'likely' : 'open'
        return [t(`coach.${reason.what}.${how}`, { percent: likelihood(reason.chance) })]
      }
    }
  })
  const text = parts.join('; ')
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
