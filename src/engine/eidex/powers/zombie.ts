/**
 * eidex.zombie — Once, if two players have won tricks: all players take one card of their own last won trick back
 * into the hand or, without a trick, the card they put down. One more trick is played.
 */
import { has, setAt } from '../../bits'
import type { Seat } from '../../kernel'
import { cardsField } from '../answers'
import { NO_CARD, rankOf, suitOf, type CardNumber } from '../cards'
import { postpone } from '../flow'
import { recover, recoverVeiled, takeUp } from '../moves'
import type { Power, Table } from '../power'
import { at, type State } from '../state'
import { NOTHING_TO_ASK } from './kit'

const isInPile = (state: State, seat: Seat, card: CardNumber): boolean =>
  has(setAt(state.won, at(seat, suitOf(card))), rankOf(card))

/** Cards won back under Justice count as a trick; hidden cards stay where they are. */
function recoverable(state: State, seat: Seat): CardNumber[] {
  const last = state.tricks.findLast(({ to }) => to === seat || to === 'owners')
  return (last?.cards ?? [])
    .filter((play) => !play.faceDown && isInPile(state, seat, play.card))
    .map(({ card }) => card)
}

const hasWon = (state: State, seat: Seat): boolean =>
  state.tricks.some(({ to }) => to === seat || to === 'owners')

function arise(table: Table, seat: Seat): void {
  const { state } = table
  const cards = recoverable(state, seat)
  const [only] = cards
  if (cards.length > 1) {
    postpone(table, { kind: 'ask', power: 'zombie', owner: seat, seat, question: 'card', data: [] })
  } else if (only !== undefined) recover(table, seat, only)
  // Without a card before the seat, the one it put down lies in the pot or among another seat's cards.
  else if (state.down[seat] === -1) recoverVeiled(table, seat)
  else takeUp(table, seat)
}

export const zombie: Power = {
  id: 'zombie',
  uses: 1,
  touches: { changes: ['hands', 'put-down', 'destination'], reads: ['lap', 'replay', 'face-up'] },
  windows: {
    lead: {
      can: (state) => [0, 1, 2].filter((seat) => hasWon(state, seat)).length >= 2,
      question: () => NOTHING_TO_ASK,
      use: (table) => {
        for (const seat of [2, 1, 0]) arise(table, seat)
      },
    },
  },
  followUps: {
    card: {
      question: (state, { seat }) => ({ card: cardsField(recoverable(state, seat)) }),
      answer: (table, { seat }, { card = NO_CARD }) => {
        recover(table, seat, card)
      },
    },
  },
}
