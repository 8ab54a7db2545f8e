/** What the table is waiting for, and from whom, in one sentence. */
import type { View } from '../../../../engine/ebbes/view'
import type { TableInfo } from '../../../../protocol/table'
import { t } from '../i18n/texts'
import { seatName } from '../../../table/names'
import { suitName, suitOf } from './words'

export function callText(view: View, table: TableInfo, isMine: boolean): string {
  const { phase, turn } = view
  if (view.outcome !== null || turn === null) return ''
  if (phase !== 'play' && phase !== 'name-starter' && phase !== 'select') return ''
  if (!isMine) return t(`ebbes.wait.${phase}`, { name: seatName(table, turn) })
  return phase === 'play' ? playText(view) : t(`ebbes.prompt.${phase}`)
}

/** Also says why just these cards are raised. */
function playText({ trick, legal, hand }: View): string {
  const led = trick?.cards[0]?.card
  if (led === undefined) return t('ebbes.prompt.lead')
  const suit = suitName(suitOf(led))
  const isOfSuitLed = (card: string) => suitOf(card) === suitOf(led)
  const playable = legal.all.flatMap((action) => (action.type === 'play' ? [action.card] : []))
  if (playable.every(isOfSuitLed)) return t('ebbes.prompt.follow', { suit })
  return hand.some(isOfSuitLed) ? t('ebbes.prompt.play') : t('ebbes.prompt.free', { suit })
}
