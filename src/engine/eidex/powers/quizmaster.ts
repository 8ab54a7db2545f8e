/**
 * eidex.quizmaster — After each trick he may ask an opponent whether they hold at least, exactly or at most a
 * number of cards from a set, in hand or put down; the engine answers truthfully and in public. Or he discloses
 * such a fact about himself, or shows cards.
 */
import { include } from '../../bits'
import type { Seat } from '../../kernel'
import type { Fields } from '../actions'
import { DECK_NAMES, nameOf, NO_CARD, parseCard, rankOf, suitOf, SUIT_COUNT } from '../cards'
import { showCards } from '../moves'
import { UNLIMITED, type Power, type Table } from '../power'
import type { Question } from '../questions'
import { handOf, holds, others, type Fact, type State } from '../state'

const STATEMENT: Question = {
  cards: { kind: 'subset', from: DECK_NAMES },
  compare: { kind: 'option', from: ['at-least', 'exactly', 'at-most'] },
  number: { kind: 'number', from: Array.from({ length: 13 }, (_, number) => number) },
  where: { kind: 'option', from: ['hand', 'put-down'] },
}

function held(state: State, seat: Seat, { cards = [], where }: Fields): number {
  const down = state.down[seat] ?? NO_CARD
  return cards
    .map(parseCard)
    .filter((card) => (where === 'hand' ? holds(state, seat, card) : card === down)).length
}

function isTrue(state: State, seat: Seat, fields: Fields): boolean {
  const count = held(state, seat, fields)
  const { compare, number = 0 } = fields
  if (compare === 'at-least') return count >= number
  return compare === 'at-most' ? count <= number : count === number
}

/** What the answer says about the number of cards; “not exactly” is informative only at the ends of the range. */
function bounds({ compare, number = 0, cards = [] }: Fields, yes: boolean): [number, number] {
  if (compare === 'at-least') return yes ? [number, cards.length] : [0, number - 1]
  if (compare === 'at-most') return yes ? [0, number] : [number + 1, cards.length]
  if (yes) return [number, number]
  return [number === 0 ? 1 : 0, cards.length - (number === cards.length ? 1 : 0)]
}

function tell({ state, events }: Table, seat: Seat, fields: Fields): void {
  const yes = isTrue(state, seat, fields)
  events.push({ type: 'told', id: 'quizmaster', seat, yes })
  const sets = Array<number>(SUIT_COUNT).fill(0)
  for (const card of (fields.cards ?? []).map(parseCard)) {
    include(sets, suitOf(card), rankOf(card))
  }
  const [min, max] = bounds(fields, yes)
  const where = fields.where === 'hand' ? 'hand' : 'put-down'
  const fact: Fact = { seat, where, cards: sets, min, max }
  if (min > 0 || max < (fields.cards?.length ?? 0)) state.facts = [...state.facts, fact]
}

export const quizmaster: Power = {
  id: 'quizmaster',
  uses: UNLIMITED,
  touches: { changes: [], reads: ['put-down'] },
  windows: {
    after: {
      can: () => true,
      question: (state, seat) => [
        { seat: { kind: 'seat', from: others(seat) }, ...STATEMENT },
        { disclose: { kind: 'option', from: [true] }, ...STATEMENT },
        { show: { kind: 'subset', from: handOf(state, seat).map(nameOf) } },
      ],
      // A disclosure must be true.
      check: (state, seat, fields) =>
        fields.disclose === true && !isTrue(state, seat, fields)
          ? { code: 'eidex.quizmaster', message: 'That is not true of your cards.' }
          : undefined,
      use: (table, owner, fields) => {
        if (fields.show !== undefined)
          showCards(table, owner, fields.show.map(parseCard), others(owner))
        else tell(table, fields.seat ?? owner, fields)
      },
    },
  },
}
