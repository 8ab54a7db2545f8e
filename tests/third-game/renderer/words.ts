/** What the table says, in words. */
import type { TableInfo } from '../../../src/protocol/table'
import { seatName } from '../../../src/renderer/table/names'
import type { Event } from '../engine/actions'
import { parseCard, rankOf, suitNameOf, type Suit } from '../engine/cards'
import type { View } from '../engine/view'
import { t, tn } from './i18n/texts'

export const suitName = (suit: Suit): string => t(`suit.${suit}`)
const suitIn = (card: string): Suit => suitNameOf(parseCard(card))
export const cardName = (card: string): string =>
  t('card', { suit: suitName(suitIn(card)), rank: rankOf(parseCard(card)) })

/** An event as a sentence. */
export function eventText(event: Event, table: TableInfo): string {
  const name = (seat: number) => seatName(table, seat)
  switch (event.type) {
    case 'dealt':
      return t('log.dealt', { round: event.round, name: name(event.dealer) })
    case 'played':
      return t('log.played', { name: name(event.player), card: cardName(event.card) })
    case 'trick':
      return t('log.trick', { name: name(event.winner) })
    case 'scored':
      return t('log.scored', {
        round: event.round,
        tricks: event.points.map((count, seat) => `${name(seat)} ${count}`).join(', '),
      })
    case 'over':
      return t('log.over', { names: event.winners.map(name).join(', ') })
  }
}

/** What the table wants, and of whom; empty if it wants nothing. */
export function callText(view: View, table: TableInfo, isMine: boolean): string {
  if (view.turn === null) return ''
  if (!isMine) return t('call.wait', { name: seatName(table, view.turn) })
  const led = view.trick?.cards[0]?.card
  if (led === undefined) return t('call.lead')
  const suit = suitIn(led)
  const canFollow = view.hand.some((card) => suitIn(card) === suit)
  return t(canFollow ? 'call.follow' : 'call.free', { suit: suitName(suit) })
}

export const tricksText = (count: number): string => tn('tricks', count)
