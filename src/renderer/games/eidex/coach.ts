/** What the coach says of a decision. */
import type { Action } from '../../../engine/eidex/actions'
import type { View } from '../../../engine/eidex/view'
import type { TableInfo } from '../../../protocol/table'
import { t as shared, tn as sharedCount } from '../../i18n/texts.svelte'
import { t } from './i18n/texts'
import { gainIn } from '../../table/coach/numbers'
import type { CoachFace } from '../face'
import { book } from './rules/character-texts.svelte'
import { fieldsText, small } from './table/fields-text'
import { cardName } from './table/words'
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
      return shared('coach.put-down', { card: cardName(action.card) })
    case 'play':
      return playText(action, view)
    case 'pass':
      return t('eidex.ask.pass')
    case 'power': {
      const power = book.characters[action.id].name
      const how = fieldsText(action, table, action.id)
      return how === ''
        ? shared('coach.power', { power })
        : shared('coach.power.how', { power, how })
    }
    case 'answer': {
      const how = fieldsText(action, table)
      return how === '' ? t('eidex.ask.answer') : how.charAt(0).toUpperCase() + how.slice(1)
    }
  }
}

function whenText({ games: round, tricks, trick, stage, hand }: View): string {
  const isBefore = tricks.length === 0 && trick.length === 0
  if (isBefore && stage !== 'play' && stage !== 'lead')
    return shared('after.when.eidex.before', { round })
  if (stage === 'count' || (hand.length === 0 && trick.length === 0))
    return shared('after.when.eidex.after', { round })
  return shared('after.when.eidex', { round, trick: tricks.length + 1 })
}

export const coach: CoachFace<EidexFace> = {
  actionText,
  gainText: (estimate) => shared('coach.gain.eidex', gainIn(estimate, 'auto')),
  whenText,
  lying: ({ trick }) => trick.map(({ seat, card }) => ({ player: seat, card })),
  results: ({ victoryPoints }) => victoryPoints,
  resultText: (points) => sharedCount('after.vp', points).replace('-', '−'),
}
