/**
 * eidex.fahnder — Once, right after his own lead, he names a card; its holder must play it to this
 * trick, face up, if it is legal. Not the raven jack under Schwarzpeter.
 */
import { cardsField, type Asking } from '../answers'
import { DECK, NO_CARD } from '../cards'
import { effectOf, enforce, inForce } from '../force'
import type { Power } from '../power'
import type { State } from '../state'
import { forThisTrick } from './kit'
import { RAVEN_JACK } from './schwarzpeter'

const ANY_CARD: Asking = { card: cardsField(DECK) }
const ANY_BUT_THE_JACK: Asking = {
  card: cardsField(DECK.filter((card) => card !== RAVEN_JACK)),
}

/** Whether one of these cards has been called. */
export const isCalled = (state: State, cards: readonly number[]): boolean => {
  const called = effectOf(state, 'fahnder')?.data[0]
  return called !== undefined && cards.includes(called)
}

export const fahnder: Power = {
  id: 'fahnder',
  uses: 1,
  touches: { changes: ['follow', 'call'], reads: ['lead', 'card', 'lap', 'replay', 'face-up'] },
  windows: {
    card: {
      can: ({ stage, trick }, seat) =>
        stage === 'card' && trick.length === 1 && trick[0]?.seat === seat,
      question: (state) => (inForce(state, 'schwarzpeter') ? ANY_BUT_THE_JACK : ANY_CARD),
      use: (table, seat, { card = NO_CARD }) => {
        enforce(table, forThisTrick('fahnder', seat, [card]))
      },
    },
  },
  modifiers: {
    restrict: (cards, _seat, _state, { data: [called = -1] }) =>
      cards.includes(called) ? [called] : cards,
  },
}
