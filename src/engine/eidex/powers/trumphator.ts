/**
 * eidex.trumphator — He may reject the open card; the one dealt second to last decides instead. He
 * must not know it before, so as dealer he does not see that card of his own until he has decided.
 */
import type { Seat } from '../../kernel'
import { placeOf } from '../asking'
import { NO_CARD } from '../cards'
import { turnUp } from '../flow'
import { seeOpenCard } from '../moves'
import type { Power } from '../power'
import type { State } from '../state'
import { NOTHING_TO_ASK } from './kit'

const isUndecided = (state: State): boolean =>
  state.agenda.some(
    (step) =>
      step.kind === 'window' && step.window === 'dealt' && step.asked <= placeOf('trumphator'),
  )

export const trumphator: Power = {
  id: 'trumphator',
  uses: 1,
  touches: { changes: ['trump'] },
  windows: {
    dealt: {
      can: () => true,
      question: () => NOTHING_TO_ASK,
      use: (table) => {
        seeOpenCard(table.state, table.state.second)
        turnUp(table, table.state.second)
      },
    },
  },
  traits: {
    conceals: (state: State, seat: Seat) =>
      state.dealer === seat && isUndecided(state) ? state.second : NO_CARD,
  },
}
