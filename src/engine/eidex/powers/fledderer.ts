/**
 * eidex.fledderer — Once he puts a second card down and takes another's put-down card unseen; that
 * player gets the second card in its place and may look. Not from Seher, who has none yet, nor from
 * the jackpot.
 */
import type { Seat } from '../../kernel'
import { cardsField } from '../answers'
import { NO_CARD } from '../cards'
import { mayPutDown } from '../force'
import { exchange } from '../moves'
import type { Power } from '../power'
import { handOf, others, type State } from '../state'

const victims = (state: State, seat: Seat): Seat[] =>
  others(seat).filter((other) => state.down[other] !== -1)

export const fledderer: Power = {
  id: 'fledderer',
  uses: 1,
  touches: { changes: ['put-down', 'hands'] },
  hiddenFields: ['card'],
  windows: {
    ready: {
      can: (state, seat) => victims(state, seat).length > 0,
      question: (state, seat, powers) => ({
        card: cardsField(
          handOf(state, seat).filter((card) => mayPutDown(state, seat, card, powers)),
        ),
        seat: { kind: 'seat', from: victims(state, seat) },
      }),
      use(table, owner, { card = NO_CARD, seat }) {
        exchange(table, owner, card, seat)
      },
    },
  },
}
