/** What the suites of all games want to know of this one. */
import { tableFor } from '../../harness/guests'
import { openSeats, type GameSamples } from '../../games/samples'
import { DECK } from '../engine/cards'
import { CLAUSES, REFUSABLE } from '../engine/clauses'
import type { State } from '../engine/state'
import { TercetAccount } from './account'

export const tercet: GameSamples = {
  id: 'tercet',
  tables: { short: {}, long: { long: true } },
  short: { 'three rounds': {} },
  evenings: [
    ['three rounds', tableFor('tercet', openSeats(3)), 'greedy'],
    [
      'six rounds, opened a round later',
      tableFor('tercet', openSeats(3), { options: { long: true }, spectators: 'open-later' }),
      'random',
    ],
  ],
  accountOf: (state) => new TercetAccount(state as State),
  cards: DECK,
  clauses: CLAUSES,
  refusable: REFUSABLE,
}
