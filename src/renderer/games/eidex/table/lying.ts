/** The cards of a trick as they lie on the table. */
import type { SeenCard, View } from '../../../../engine/eidex/view'
import type { TableInfo } from '../../../../protocol/table'
import { t } from '../i18n/texts'
import { seatName } from '../../../table/names'
import type { Lying } from '../../../table/Trick.svelte'
import { theCard } from './words'

const SEATS = 3
/** In a double trick, both cards of a seat lie beside each other. */
const APART = 0.17

function label({ seat, card, faceDown }: SeenCard, table: TableInfo): string {
  const name = seatName(table, seat)
  if (card === null) return t('eidex.log.played.hidden', { name })
  const played = t('eidex.log.played', { name, card: theCard(card) })
  return faceDown ? `${played} ${t('eidex.hidden')}` : played
}

export function lyingCards(
  view: View,
  table: TableInfo,
  order: readonly number[],
  { holdsTrick, hasLanded }: { readonly holdsTrick: boolean; readonly hasLanded: boolean },
): Lying[] {
  const last = view.tricks.at(-1)
  const cards = holdsTrick ? (last?.cards ?? []) : view.trick
  const isDouble = cards.length > SEATS
  const laps = (index: number): number => (isDouble ? (index < SEATS ? APART : -APART) : 0)
  return cards.map((each, index) => ({
    key: each.faceDown ? `${index} ${each.seat}` : (each.card ?? ''),
    seat: each.seat,
    place: order.indexOf(each.seat) + laps(index),
    card: each.faceDown ? null : each.card,
    label: label(each, table),
    wonBy: holdsTrick && hasLanded ? last?.winner : undefined,
  }))
}
