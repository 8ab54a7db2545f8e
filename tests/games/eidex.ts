import { EIDEX_PLAYTHROUGHS } from '../../scripts/playthrough/eidex'
import { DECK_NAMES } from '../../src/engine/eidex/cards'
import { CLAUSES, REFUSABLE } from '../../src/engine/eidex/clauses'
import { tableFor } from '../harness/guests'
import { EidexAccount } from '../unit/host/leaks/eidex-account'
import { openSeats, type GameSamples } from './samples'

export const eidex: GameSamples = {
  id: 'eidex',
  tables: Object.fromEntries(
    Object.entries(EIDEX_PLAYTHROUGHS).map(([name, characters]) => [
      name,
      characters === undefined ? {} : { mode: 'cosmic', characters },
    ]),
  ),
  short: {
    basic: { victoryPoints: [5, 5, 5] },
    cosmic: { mode: 'cosmic', victoryPoints: [6, 6, 6] },
    easy: { easyStart: true, victoryPoints: [5, 5, 5] },
  },
  evenings: [
    ['basic Eidex', tableFor('eidex', openSeats(3), { options: { target: 3 } }), 'greedy'],
    [
      'Eidex, opened a game later',
      tableFor('eidex', openSeats(3), { options: { target: 3 }, spectators: 'open-later' }),
      'random',
    ],
  ],
  accountOf: () => new EidexAccount(),
  cards: DECK_NAMES,
  clauses: CLAUSES,
  refusable: REFUSABLE,
}
