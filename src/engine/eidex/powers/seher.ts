/**
 * eidex.seher — He may look at the cards the others put down (not Laser's), and puts his own down
 * only after the first card of the first trick.
 */
import type { Seat } from '../../kernel'
import { nameOf, NO_CARD, type CardNumber } from '../cards'
import type { Power } from '../power'
import { knownDownAt, others, type State } from '../state'
import { NOTHING_TO_ASK } from './kit'

/**
 * The seats whose cards lie before them and may be looked at; the card that opens the jackpot
 * belongs to no seat.
 */
const open = ({ characters, down }: State, owner: Seat): Seat[] =>
  others(owner).filter((seat) => characters[seat] !== 'laser' && down[seat] !== NO_CARD)

export const seher: Power = {
  id: 'seher',
  uses: 1,
  touches: { changes: ['put-down', 'hands'], reads: ['call', 'card', 'replay'] },
  windows: {
    ready: {
      can: (state, owner) => open(state, owner).length > 0,
      question: () => NOTHING_TO_ASK,
      use({ state, events }, owner) {
        for (const seat of open(state, owner)) {
          const card = state.down[seat] as CardNumber
          state.knownDown |= 1 << knownDownAt(owner, seat)
          events?.push({
            type: 'shown',
            seat,
            where: 'put-down',
            cards: [nameOf(card)],
            to: [seat, owner],
          })
        }
      },
    },
  },
  traits: { putsDownLate: true },
}
