/** What the trick on the table has brought, shown as long as it lies there. */
import { ROLES } from '../../../../engine/ebbes/roles'
import type { FinishedTrick, Trick, View } from '../../../../engine/ebbes/view'
import type { TableInfo } from '../../../../protocol/table'
import { capital } from '../../../i18n/format'
import { t } from '../i18n/texts'
import { seatName } from '../../../table/names'
import { roleInText, suitOf, theSuit, valueOf } from './words'

/** Whether the card gives its suit a role. */
const decides = (view: View, card: string): boolean =>
  view.config.variant2
    ? (view.pairs as readonly string[]).includes(card)
    : valueOf(card) === view.numbers.turned.at(-1)

export function newsText(view: View, table: TableInfo, trick: Trick | FinishedTrick): string {
  // A finished trick tells its winner; what came before its last card has been read.
  const fresh = 'winner' in trick ? trick.cards.slice(-1) : trick.cards
  const deciding = fresh.map(({ card }) => card).filter((card) => decides(view, card))
  const roles = deciding.flatMap((card) => {
    const role = ROLES.find((each) => view.roles[each] === suitOf(card))
    if (role === undefined) return []
    return [
      t('ebbes.log.designated', { suit: capital(theSuit(suitOf(card))), role: roleInText(role) }),
    ]
  })
  const winner =
    'winner' in trick ? [t('ebbes.log.trick', { name: seatName(table, trick.winner) })] : []
  return [...roles, ...winner].join(' ')
}
