/** Why victory points went where they went. */
import type { Event } from '../../../engine/eidex/actions'
import type { View } from '../../../engine/eidex/view'
import type { TableInfo } from '../../../protocol/table'
import { t } from '../../i18n/texts.svelte'
import { seatNames } from './words'

type Awarded = Event & { readonly type: 'awarded' }

/** The reasons that the count can give, and a sentence for each. */
export function reasonText(
  { awarded, reason }: Awarded,
  table: TableInfo,
  { limit }: Pick<View, 'limit'>,
): string {
  const seats = [...awarded.keys()]
  const names = seatNames(
    table,
    seats.filter((seat) => awarded[seat] !== 0),
  )
  const without = seats.filter((seat) => awarded[seat] === 0)
  const losers = seatNames(table, without)
  switch (reason) {
    case 'match':
    case 'extremes':
    case 'differenzler':
      return t(`eidex.reason.${reason}`, { names })
    case 'limit':
      return t(without.length > 1 ? 'eidex.reason.limit.two' : 'eidex.reason.limit', {
        losers,
        limit,
        names,
      })
    case 'level':
    case 'schwarzpeter':
    case 'guggitaler':
      return t(`eidex.reason.${reason}`, { losers, names })
    case 'nobody':
      return t('eidex.reason.nobody')
    default:
      return t('eidex.reason.other', { names })
  }
}
