/** What a player says when using a power of Eidex, or in answer to one, in a few words. */
import type { Fields } from '../../../../engine/eidex/actions'
import type { PowerId } from '../../../../engine/eidex/characters'
import type { TableInfo } from '../../../../protocol/table'
import { inRow, signed } from '../../../i18n/format'
import { t } from '../i18n/texts'
import { book } from '../rules/character-texts.svelte'
import type { OptionKey } from '../rules/prompts'
import { seatName } from '../../../table/names'
import { cardName, cardNames, suitInText, theCards } from './words'

/** Powers whose number is added to a score, or subtracted from it. */
const CHANGING: readonly (PowerId | undefined)[] = ['computer', 'weisheit']

export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const option = (field: string, value: string | boolean): string =>
  small(book.options[`${field}.${value}` as OptionKey])

/** A question or a statement about cards, by Quizmaster. */
const statement = ({ compare, number, cards, where }: Fields): string =>
  t('coach.statement', {
    compare: option('compare', compare ?? 'exactly'),
    number: number ?? 0,
    cards: theCards(cards ?? []),
    where: option('where', where ?? 'hand'),
  })

/** Empty if the name of the power says everything. */
export function fieldsText(fields: Fields, table: TableInfo, id?: PowerId): string {
  const { seat, card, cards, sets, show, suit, number, to, direction, accept, compare } = fields
  const who = seat === undefined ? '' : seatName(table, seat)
  if (compare !== undefined) return inRow([who, statement(fields)])
  const words = [
    who,
    card === undefined ? '' : cardName(card),
    ...[cards, show, ...(sets ?? [])].map((each) => (each === undefined ? '' : cardNames(each))),
    suit === undefined ? '' : suitInText(suit),
    number === undefined ? '' : CHANGING.includes(id) ? signed(number) : String(number),
    to === undefined ? '' : option('to', to),
    direction === undefined ? '' : option('direction', direction),
    accept === undefined ? '' : option('accept', accept),
  ]
  return inRow(words)
}
