/** What there is to choose from in a question of a power, for a player who hears it. */
import type { Field, Question } from '../../../../engine/eidex/questions'
import type { TableInfo } from '../../../../protocol/table'
import { capital, eitherOf, figure, sentences, signed } from '../../../i18n/format'
import { seatName } from '../../../table/names'
import { t, tn } from '../i18n/texts'
import { option } from './fields-text'
import { cardsText } from './spoken-cards'
import { cardNames, suitInText } from './words'

/** Beyond this, cards are counted, not listed. */
const MOST_LISTED = 14
const FEW_NUMBERS = 4

function numbersText(from: readonly number[]): string {
  const said = from.some((number) => number < 0) ? signed : (number: number) => figure(number)
  const [first = 0, last = 0] = [from[0], from.at(-1)]
  return from.length <= FEW_NUMBERS
    ? eitherOf(from.map(said))
    : t('eidex.said.range', { first: said(first), last: said(last) })
}

function fieldText(name: string, field: Field, table: TableInfo): string {
  switch (field.kind) {
    case 'card':
    case 'cards':
    case 'subset':
      return field.from.length > MOST_LISTED
        ? tn('eidex.said.of-many', field.from.length)
        : cardsText(field.from)
    case 'choice':
    case 'sets':
      return eitherOf(field.from.map(cardNames))
    case 'seat':
      return eitherOf(field.from.map((seat) => seatName(table, seat)))
    case 'suit':
      return eitherOf(field.from.map(suitInText))
    case 'number':
      return numbersText(field.from)
    case 'option':
      return eitherOf(field.from.map((value) => option(name, value)))
  }
}

/** A sentence for each thing to be chosen; nothing where there is no choice. */
export const choicesText = (form: Question, table: TableInfo): string =>
  sentences(
    Object.entries(form)
      .filter(([name, field]) => name !== 'disclose' && field.from.length > 1)
      .map(([name, field]) => `${capital(fieldText(name, field, table))}.`),
  )
