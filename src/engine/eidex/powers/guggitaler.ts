/**
 * eidex.guggitaler — Once: the star king counts 4, each heart 1, nothing else, and the last trick no
 * bonus: 13 in all. Schwarzpeter, Computer and Radarkontrolle are off for this game. All 13 points
 * without a Match lose. The star king may not lie put down: its owner puts down another card.
 */
import { cardsField } from '../answers'
import { DECK, NO_CARD, parseCard, suitOf, SUITS } from '../cards'
import { pointsOf } from '../count'
import { enforce, lift } from '../force'
import { postpone } from '../flow'
import { putDown, showCards, takeUp } from '../moves'
import type { Power } from '../power'
import { handOf, others } from '../state'
import { forTheGame, NOTHING_TO_ASK } from './kit'

const STAR_KING = parseCard('SK')
const HEARTS = SUITS.indexOf('hearts')
const ALL_POINTS = 13
const USUAL_LIMIT = 100

export const guggitaler: Power = {
  id: 'guggitaler',
  uses: 1,
  touches: { changes: ['value', 'award', 'limit', 'put-down', 'hands'], reads: ['points'] },
  windows: {
    ready: {
      can: () => true,
      question: () => NOTHING_TO_ASK,
      use(table, owner) {
        const { state } = table
        enforce(table, forTheGame('guggitaler', owner))
        lift(table, ({ power }) => power !== 'schwarzpeter')
        state.limit = USUAL_LIMIT
        const seat = state.down.indexOf(STAR_KING)
        if (seat === -1) return
        takeUp(table, seat)
        postpone(table, {
          kind: 'ask',
          power: 'guggitaler',
          owner,
          seat,
          question: 'put-down',
          data: [],
        })
      },
    },
  },
  followUps: {
    'put-down': {
      question: (state, { seat }) => ({
        card: cardsField(handOf(state, seat).filter((card) => card !== STAR_KING)),
      }),
      seenBy: ({ seat }) => [seat],
      answer: (table, { seat }, { card = NO_CARD }) => {
        putDown(table, seat, card)
        // Being asked has told everybody which card he took up.
        showCards(table, seat, [STAR_KING], others(seat))
      },
    },
  },
  modifiers: {
    value(value) {
      for (const card of DECK)
        value[card] = suitOf(card) === HEARTS ? 1 : card === STAR_KING ? 4 : 0
    },
    lastTrickBonus: () => 0,
    limit: ALL_POINTS,
    mayPutDown: (card) => card !== STAR_KING,
    // From the cards alone: a bonus neither causes nor prevents it.
    overLimit: (seat, state, _effect, powers) => pointsOf(state, seat, powers) === ALL_POINTS,
  },
}
