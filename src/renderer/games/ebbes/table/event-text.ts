import type { Event } from '../../../../engine/ebbes/actions'
import type { TableInfo } from '../../../../protocol/table'
import { inRow, signed } from '../../../i18n/format'
import { t } from '../i18n/texts'
import { seatName } from '../../../table/names'
import { cardName, suitName } from './words'

/** An event of ebbes as a sentence; empty if another event's sentence covers it. */
export function ebbesEventText(event: Event, table: TableInfo): string {
  const name = (player: number) => seatName(table, player)
  switch (event.type) {
    case 'opened':
      return t('ebbes.log.opened', { name: name(event.dealer) })
    case 'dealt':
      return t('ebbes.log.dealt', { round: event.round, name: name(event.dealer) })
    case 'number':
      return t('ebbes.log.number', { number: event.number })
    case 'starter':
      return t('ebbes.log.starter', { by: name(event.by), name: name(event.player) })
    case 'selected':
      return t('ebbes.log.selected', { name: name(event.player), card: cardName(event.card) })
    case 'played':
      return t('ebbes.log.played', { name: name(event.player), card: cardName(event.card) })
    case 'designated':
      return t('ebbes.log.designated', {
        suit: suitName(event.suit),
        role: t(`ebbes.role.${event.role}`),
      })
    case 'trick':
      return t('ebbes.log.trick', { name: name(event.winner) })
    case 'turned-up':
      return t('ebbes.log.turned-up', { card: cardName(event.card) })
    case 'scored':
      return t('ebbes.log.scored', {
        round: event.round,
        points: inRow(event.points.map((points, player) => `${name(player)} ${signed(points)}`)),
      })
    case 'over':
      return t('ebbes.log.over', { names: inRow(event.winners.map(name)) })
  }
}
