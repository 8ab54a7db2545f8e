/** What the coach says about a decision. */
import type { Action } from '../../../engine/eidex/actions'
import type { View } from '../../../engine/eidex/view'
import type { Estimate } from '../../../protocol/coach'
import { isEidexReason } from '../../../protocol/eidex/schemas'
import type { TableInfo } from '../../../protocol/table'
import { capital } from '../../i18n/format'
import { t, tn } from './i18n/texts'
import { gainIn, LIKELY, likelihood } from '../../table/coach/numbers'
import { takesText } from '../../table/coach/reason-text'
import type { CoachFace } from '../face'
import { book } from './rules/character-texts.svelte'
import { fieldsText, small } from './table/fields-text'
import { cardName, theCard } from './table/words'
import type { EidexFace } from './types'

function playText(action: Action & { readonly type: 'play' }, view: View): string {
  const { viewer, characters } = view
  const mine = viewer === 'spectator' ? null : characters[viewer]
  const power = mine ? book.characters[mine].name : ''
  const card = cardName(action.card)
  if (action.excuse === true) return `${card}, ${small(t('eidex.play.excuse', { power }))}`
  if (action.faceDown === true) return `${card}, ${small(t('eidex.play.face-down', { power }))}`
  return card
}

function actionText(action: Action, view: View, table: TableInfo): string {
  switch (action.type) {
    case 'put-down':
      return t('coach.put-down', { card: theCard(action.card) })
    case 'play':
      return playText(action, view)
    case 'pass':
      return t('eidex.ask.pass')
    case 'power': {
      const power = book.inText(action.id)
      const how = fieldsText(action, table, action.id)
      return capital(
        how === '' ? t('coach.power', { power }) : t('coach.power.how', { power, how }),
      )
    }
    case 'answer': {
      const how = fieldsText(action, table)
      return how === '' ? t('eidex.ask.answer') : capital(how)
    }
  }
}

function whenText({ games: round, tricks, trick, stage, hand }: View): string {
  const isBefore = tricks.length === 0 && trick.length === 0
  if (isBefore && stage !== 'play' && stage !== 'lead') return t('after.when.before', { round })
  if (stage === 'count' || (hand.length === 0 && trick.length === 0))
    return t('after.when.after', { round })
  return t('after.when', { round, trick: tricks.length + 1 })
}

/** Who takes the next trick says little about a decision made before it. */
const isAboutTrick = ({ action }: Estimate, { trick }: View): boolean =>
  action.type === 'play' || trick.length > 0

const reasonTexts = (estimate: Estimate, view: View): readonly string[] =>
  estimate.reasons.flatMap((reason) => {
    if (!isEidexReason(reason)) return isAboutTrick(estimate, view) ? [takesText(reason)] : []
    const how = reason.chance >= LIKELY ? 'likely' : 'open'
    return [t(`coach.${reason.what}.${how}`, { percent: likelihood(reason.chance) })]
  })

export const coach: CoachFace<EidexFace> = {
  actionText,
  cardOf: (action) => ('card' in action ? action.card : undefined),
  gainText: (estimate) => t('coach.gain', gainIn(estimate, 'auto')),
  reasonTexts,
  whenText,
  lying: ({ trick }) => trick.map(({ seat, card }) => ({ player: seat, card })),
  results: ({ victoryPoints }) => victoryPoints,
  resultText: (points) => tn('after.vp', points),
}
