import type { Event } from '../../../../engine/ebbes/actions'
import type { TableInfo } from '../../../../protocol/table'
import { beside, capital, inRow, listed, signed } from '../../../i18n/format'
import { t, tn } from '../i18n/texts'
import { seatName } from '../../../table/names'
import { roleInText, theCard, theSuit } from './words'

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
      return t('ebbes.log.selected', { name: name(event.player), card: theCard(event.card) })
    case 'played':
      return t('ebbes.log.played', { name: name(event.player), card: theCard(event.card) })
    case 'designated':
      return t('ebbes.log.designated', {
        suit: capital(theSuit(event.suit)),
        role: roleInText(event.role),
      })
    case 'trick':
      return t('ebbes.log.trick', { name: name(event.winner) })
    case 'turned-up':
      return t('ebbes.log.turned-up', { card: theCard(event.card) })
    case 'scored':
      return t('ebbes.log.scored', {
        round: event.round,
        points: inRow(event.points.map((points, player) => beside(name(player), signed(points)))),
      })
    case 'over':
      return tn('ebbes.log.over', event.winners.length, { names: listed(event.winners.map(name)) })
  }
}
