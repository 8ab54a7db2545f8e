/** Whose turn it is and what for, in one sentence. */
import type { View } from '../../../../engine/eidex/view'
import type { TableInfo } from '../../../../protocol/table'
import { t, tn } from '../i18n/texts'
import { book } from '../rules/character-texts.svelte'
import { seatName } from '../../../table/names'
import { seatNames } from './words'

const isPlain = (window: string): window is 'play' | 'put-down' | 'answer' =>
  window === 'play' || window === 'put-down' || window === 'answer'

function ownCall({ asked, trick }: View): string {
  const window = asked?.window ?? ''
  if (window === 'play' && trick.length === 0) return t('eidex.prompt.lead')
  return t(`eidex.prompt.${isPlain(window) ? window : 'power'}`)
}

export function callText(view: View, table: TableInfo, isMine: boolean): string {
  const { asked, outcome } = view
  const seat = asked?.seats[0]
  if (asked === null || outcome !== null || seat === undefined) return ''
  if (isMine) return ownCall(view)
  const { window } = asked
  if (window === 'put-down')
    return tn('eidex.wait.put-down', asked.seats.length, { names: seatNames(table, asked.seats) })
  const name = seatName(table, seat)
  if (window === 'play' || window === 'answer') return t(`eidex.wait.${window}`, { name })
  const id = view.characters[seat] ?? null
  return t('eidex.wait.power', { name, power: id === null ? '' : book.inText(id) })
}
