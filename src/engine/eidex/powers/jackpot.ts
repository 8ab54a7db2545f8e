/**
 * eidex.jackpot — Before putting down he calls the seven of hearts or of stars. The card he puts down opens the
 * jackpot, unseen and no longer his; tricks of animals only go in, too, and the highest card still leads. The
 * player who wins the trick with the called seven takes everything.
 */
import { cardsField, type Asking } from '../answers'
import { LIZARD, NO_CARD, parseCard, RAVEN, suitOf } from '../cards'
import { enforce, lift } from '../force'
import { hideInPot, takePot } from '../moves'
import type { Power } from '../power'
import { winnerByRank } from '../trick'
import { forTheGame } from './kit'

const SEVENS: Asking = { card: cardsField([parseCard('H7'), parseCard('S7')]) }

const isAnimal = (card: number): boolean => suitOf(card) === LIZARD || suitOf(card) === RAVEN

export const jackpot: Power = {
  id: 'jackpot',
  uses: 1,
  touches: { changes: ['destination', 'put-down'], reads: ['winner', 'lap', 'replay', 'face-up'] },
  windows: {
    dealt: {
      can: () => true,
      question: () => SEVENS,
      use: (table, seat, { card = NO_CARD }) => {
        enforce(table, forTheGame('jackpot', seat, [card]))
      },
    },
  },
  modifiers: {
    putDown(table, seat, card, effect) {
      if (seat !== effect.seat) return false
      hideInPot(table, seat, card)
      return true
    },
    /** Under Justice such tricks go back to their owners, not into the jackpot. */
    destination: (to, _winner, { trick }) =>
      to !== 'owners' && trick.every(({ card }) => isAnimal(card)) ? 'pot' : to,
    afterTrick(table, effect) {
      const last = table.state.tricks.at(-1)
      if (last?.cards.some(({ card }) => card === effect.data[0]) !== true) return
      // A trick that goes back to its owners cannot be given or claimed: its winner is decided by the cards.
      takePot(table, last.to === 'owners' ? winnerByRank(table.state, table.powers) : last.winner)
      // From now on tricks of animals are won as usual.
      lift(table, (each) => each !== effect)
    },
  },
}
