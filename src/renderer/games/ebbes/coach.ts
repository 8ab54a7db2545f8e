/** What the coach says of a decision. */
import type { Action } from '../../../engine/ebbes/actions'
import type { View } from '../../../engine/ebbes/view'
import type { TableInfo } from '../../../protocol/table'
import { t as shared } from '../../i18n/texts.svelte'
import { t, tn } from './i18n/texts'
import { gainIn } from '../../table/coach/numbers'
import { seatName } from '../../table/names'
import type { CoachFace } from '../face'
import { cardName } from './table/words'
import type { EbbesFace } from './types'

function actionText(action: Action, { viewer }: View, table: TableInfo): string {
  switch (action.type) {
    case 'play':
      return cardName(action.card)
    case 'select':
      return t('ebbes.select.go', { card: cardName(action.card) })
    case 'name-starter':
      return action.seat === viewer
        ? shared('coach.starter.me')
        : shared('coach.starter', { name: seatName(table, action.seat) })
  }
}

const whenText = ({ round, phase, memory }: View): string =>
  phase === 'play'
    ? shared('after.when.ebbes', { round, trick: memory.tricks.length + 1 })
    : shared('after.when.ebbes.before', { round })

export const coach: CoachFace<EbbesFace> = {
  actionText,
  gainText: (estimate) => shared('coach.gain.ebbes', gainIn(estimate, 'exceptZero')),
  whenText,
  lying: ({ trick }) => trick?.cards ?? [],
  results: ({ scores }) => scores,
  resultText: (points) => tn('ebbes.points', points).replace('-', '−'),
}
