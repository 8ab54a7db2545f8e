/** What the coach says about a decision. */
import type { Action } from '../../../engine/ebbes/actions'
import type { View } from '../../../engine/ebbes/view'
import type { Estimate } from '../../../protocol/coach'
import { isEbbesReason, type EbbesReason } from '../../../protocol/ebbes/schemas'
import type { TableInfo } from '../../../protocol/table'
import { t, tn } from './i18n/texts'
import { gainIn, LIKELY, likelihood } from '../../table/coach/numbers'
import { takesText } from '../../table/coach/reason-text'
import { seatName } from '../../table/names'
import type { CoachFace } from '../face'
import { cardName, roleInText, theCard, theSuit } from './table/words'
import type { EbbesFace } from './types'

function actionText(action: Action, { viewer }: View, table: TableInfo): string {
  switch (action.type) {
    case 'play':
      return cardName(action.card)
    case 'select':
      return t('ebbes.select.go', { card: theCard(action.card) })
    case 'name-starter':
      return action.seat === viewer
        ? t('coach.starter.me')
        : t('coach.starter', { name: seatName(table, action.seat) })
  }
}

const whenText = ({ round, phase, memory }: View): string =>
  phase === 'play'
    ? t('after.when', { round, trick: memory.tricks.length + 1 })
    : t('after.when.before', { round })

function roleText({ suit, role, chance, certain }: EbbesReason, { roles }: View): string {
  const words = { suit: theSuit(suit), role: roleInText(role) }
  if (roles[role] === suit) return t('coach.role.is', words)
  if (certain) return t('coach.role.certain', words)
  const how = chance >= LIKELY ? 'likely' : 'open'
  return t(`coach.role.${how}`, { ...words, percent: likelihood(chance) })
}

/** Who takes the next trick says little about a decision made before it. */
const reasonTexts = ({ action, reasons }: Estimate, view: View): readonly string[] =>
  reasons.flatMap((reason) => {
    if (isEbbesReason(reason)) return [roleText(reason, view)]
    return action.type === 'play' ? [takesText(reason)] : []
  })

export const coach: CoachFace<EbbesFace> = {
  actionText,
  cardOf: (action) => ('card' in action ? action.card : undefined),
  gainText: (estimate) => t('coach.gain', gainIn(estimate, 'exceptZero')),
  reasonTexts,
  whenText,
  lying: ({ trick }) => trick?.cards ?? [],
  results: ({ scores }) => scores,
  resultText: (points) => tn('ebbes.points', points),
}
