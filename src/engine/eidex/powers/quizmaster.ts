/**
 * eidex.quizmaster — After each trick he may ask an opponent whether they hold at least, exactly or at most a
 * number of cards from a set, in hand or put down; the engine answers truthfully and in public. Or he discloses
 * such a fact about himself, or shows cards.
 */
import { include } from '../../bits'
import type { Seat } from '../../kernel'
import { itemAt } from '../../lists'
import type { Answer, Asking } from '../answers'
import { DECK, NO_CARD, rankOf, suitOf, SUIT_COUNT } from '../cards'
import { showCards } from '../moves'
import { UNLIMITED, type Power, type Table } from '../power'
import { handOf, holds, others, type Fact, type State } from '../state'
import { whichOther } from './kit'

const STATEMENT: Asking = {
  cards: { kind: 'subset', from: DECK },
  compare: { kind: 'option', from: ['at-least', 'exactly', 'at-most'] },
  number: { kind: 'number', from: Array.from({ length: 13 }, (_, number) => number) },
  where: { kind: 'option', from: ['hand', 'put-down'] },
}

const ABOUT_ANOTHER = [0, 1, 2].map((seat): Asking => ({ ...whichOther(seat), ...STATEMENT }))
const ABOUT_HIMSELF: Asking = { disclose: { kind: 'option', from: [true] }, ...STATEMENT }

function held(state: State, seat: Seat, { cards = [], where }: Answer): number {
  const down = state.down[seat] ?? NO_CARD
  return cards.filter((card) => (where === 'hand' ? holds(state, seat, card) : card === down))
    .length
}

function isTrue(state: State, seat: Seat, answer: Answer): boolean {
  const count = held(state, seat, answer)
  const { compare, number = 0 } = answer
  if (compare === 'at-least') return count >= number
  return compare === 'at-most' ? count <= number : count === number
}

/** What the answer says about the number of cards; “not exactly” is informative only at the ends of the range. */
function bounds({ compare, number = 0, cards = [] }: Answer, yes: boolean): [number, number] {
  if (compare === 'at-least') return yes ? [number, cards.length] : [0, number - 1]
  if (compare === 'at-most') return yes ? [0, number] : [number + 1, cards.length]
  if (yes) return [number, number]
  return [number === 0 ? 1 : 0, cards.length - (number === cards.length ? 1 : 0)]
}

function tell({ state, events }: Table, seat: Seat, answer: Answer): void {
  const yes = isTrue(state, seat, answer)
  events?.push({ type: 'told', id: 'quizmaster', seat, yes })
  const sets = Array<number>(SUIT_COUNT).fill(0)
  for (const card of answer.cards ?? []) include(sets, suitOf(card), rankOf(card))
  const [min, max] = bounds(answer, yes)
  const where = answer.where === 'hand' ? 'hand' : 'put-down'
  const fact: Fact = { seat, where, cards: sets, min, max }
  if (min > 0 || max < (answer.cards?.length ?? 0)) state.facts = [...state.facts, fact]
}

export const quizmaster: Power = {
  id: 'quizmaster',
  uses: UNLIMITED,
  touches: { changes: [], reads: ['put-down'] },
  windows: {
    after: {
      can: () => true,
      question: (state, seat) => [
        itemAt(ABOUT_ANOTHER, seat),
        ABOUT_HIMSELF,
        { show: { kind: 'subset', from: handOf(state, seat) } },
      ],
      // A disclosure must be true.
      check: (state, seat, answer) =>
        answer.disclose === true && !isTrue(state, seat, answer)
          ? { code: 'eidex.quizmaster', message: 'That is not true of your cards.' }
          : undefined,
      use: (table, owner, answer) => {
        if (answer.show !== undefined) showCards(table, owner, answer.show, others(owner))
        else tell(table, answer.seat ?? owner, answer)
      },
    },
  },
}
