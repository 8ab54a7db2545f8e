import { EBBES_PLAYTHROUGHS } from '../../scripts/playthrough/ebbes'
import { deckNames } from '../../src/engine/ebbes/cards'
import { CLAUSES, REFUSABLE } from '../../src/engine/ebbes/clauses'
import type { State } from '../../src/engine/ebbes/state'
import { tableFor } from '../harness/guests'
import { EbbesAccount } from '../unit/host/leaks/ebbes-account'
import { openSeats, type GameSamples } from './samples'

export const ebbes: GameSamples = {
  id: 'ebbes',
  tables: EBBES_PLAYTHROUGHS,
  short: { 'five rounds': { rounds: 5 } },
  evenings: [
    [
      'ebbes for two, both variants, at a private table',
      tableFor('ebbes', openSeats(2), {
        options: { variant1: true, variant2: true, goal: 10 },
        access: 'private',
      }),
      'random',
    ],
    ['ebbes for three', tableFor('ebbes', openSeats(3)), 'greedy'],
    [
      'ebbes for five with selected pairs, opened a round later',
      tableFor('ebbes', openSeats(5), {
        options: { variant2: true, goal: 10 },
        spectators: 'open-later',
      }),
      'random',
    ],
  ],
  accountOf: (state) => new EbbesAccount(state as State),
  cards: deckNames(15),
  clauses: CLAUSES,
  refusable: REFUSABLE,
}
