import type { Event } from '../../../../engine/eidex/actions'
import type { View } from '../../../../engine/eidex/view'
import type { TableInfo } from '../../../../protocol/table'
import { tn as sharedCount } from '../../../i18n/texts.svelte'
import { t, tn } from '../i18n/texts'
import { book } from '../rules/character-texts.svelte'
import { seatName } from '../../../table/names'
import { fieldsText, option } from './fields-text'
import { reasonText } from './reason-text'
import { beside, figure, inRow, labelled, listed } from '../../../i18n/format'
import { cardName, seatNames, suitInText, suitName, theCard, theCards } from './words'

type Of<Type extends Event['type']> = Event & { readonly type: Type }

/** A question or a statement about cards, by Quizmaster. */
function statement({ seat, fields }: Of<'power'>, table: TableInfo): string {
  const values = {
    by: seatName(table, seat),
    compare: option('compare', fields.compare ?? 'exactly'),
    number: fields.number ?? 0,
    cards: theCards(fields.cards ?? []),
    where: option('where', fields.where ?? 'hand'),
  }
  return fields.seat === undefined
    ? t('eidex.log.tells', values)
    : t('eidex.log.asks', { ...values, name: seatName(table, fields.seat) })
}

function powerText(event: Of<'power'>, table: TableInfo): string {
  if (event.fields.compare !== undefined) return statement(event, table)
  const name = seatName(table, event.seat)
  const power = book.characters[event.id].name
  const how = fieldsText(event.fields, table, event.id)
  return how === ''
    ? t('eidex.log.power', { name, power })
    : t('eidex.log.power.how', { name, power, how })
}

function shownText({ seat, where, cards }: Of<'shown'>, table: TableInfo): string {
  const name = seatName(table, seat)
  const key = where === 'hand' ? 'eidex.log.shown' : 'eidex.log.shown.down'
  return cards === null ? t(`${key}.hidden`, { name }) : t(key, { name, cards: theCards(cards) })
}

function playedText({ seat, card, faceDown, suit }: Of<'played'>, table: TableInfo): string {
  const name = seatName(table, seat)
  if (!faceDown && card !== null) return t('eidex.log.played', { name, card: theCard(card) })
  return suit === null
    ? t('eidex.log.played.hidden', { name })
    : t('eidex.log.led.hidden', { name, suit: suitInText(suit) })
}

function openedText({ dealer, characters }: Of<'opened'>, table: TableInfo): string {
  const name = seatName(table, dealer)
  const parts = characters.flatMap((id, seat) =>
    id === null ? [] : [labelled(seatName(table, seat), book.characters[id].name)],
  )
  return parts.length === 0
    ? t('eidex.log.opened', { name })
    : t('eidex.log.opened.characters', { name, characters: inRow(parts) })
}

/** An event of Eidex as a sentence; empty if another event's sentence covers it. */
export function eidexEventText(event: Event, table: TableInfo, view: View): string {
  const name = (seat: number) => seatName(table, seat)
  switch (event.type) {
    case 'opened':
      return openedText(event, table)
    case 'dealt':
      return t('eidex.log.dealt', { game: event.game, name: name(event.dealer) })
    case 'redealt':
      return t('eidex.log.redealt', { card: cardName(event.turnUp) })
    case 'mode':
      return event.trump === null
        ? t(`eidex.mode.${event.mode === 'undenufe' ? 'undenufe' : 'obenabe'}`) + '.'
        : t('eidex.mode.trump', { suit: suitName(event.trump) }) + '.'
    case 'put-down':
      return event.card === null
        ? t('eidex.log.put-down', { name: name(event.seat) })
        : t('eidex.log.put-down.card', { name: name(event.seat), card: theCard(event.card) })
    case 'power':
      return powerText(event, table)
    case 'answered': {
      const how = event.fields === null ? '' : fieldsText(event.fields, table, event.id)
      return how === ''
        ? t('eidex.log.answered', { name: name(event.seat) })
        : t('eidex.log.answered.how', { name: name(event.seat), how })
    }
    case 'moved': {
      const cards =
        event.cards === null ? sharedCount('table.cards', event.count) : theCards(event.cards)
      // A card put down goes back to the same hand: no other player gives it.
      if (event.from === event.hand)
        return t('eidex.log.taken-back', { name: name(event.hand), cards })
      return t('eidex.log.moved', { from: name(event.from), name: name(event.hand), cards })
    }
    case 'shown':
      return shownText(event, table)
    case 'told':
      return t(`eidex.log.told.${event.yes ? 'yes' : 'no'}`, { name: name(event.seat) })
    case 'played':
      return playedText(event, table)
    case 'taken-back':
      return t('eidex.log.taken-back', {
        name: name(event.seat),
        cards: sharedCount('table.cards', event.cards),
      })
    case 'trick':
      return typeof event.destination === 'string'
        ? t(`eidex.log.trick.${event.destination}`, { name: name(event.winner) })
        : t('eidex.log.trick', { name: name(event.winner) })
    case 'counted':
      return t('eidex.log.counted', {
        points: listed(event.points.map((points, seat) => beside(name(seat), figure(points)))),
      })
    case 'awarded':
      return reasonText(event, table, view)
    case 'over':
      return tn('eidex.log.over', event.winners.length, { names: seatNames(table, event.winners) })
  }
}
