/** What the commands want to know of ebbes. */
import { features } from '../../src/bots/ebbes/features'
import { CLAUSES } from '../../src/engine/ebbes/clauses'
import { scoresOf, winners } from '../../src/engine/ebbes/score'
import type { View } from '../../src/engine/ebbes/view'
import type { State } from '../../src/engine/ebbes/state'
import { EBBES_PLAYTHROUGHS, ebbesPlaythrough } from '../playthrough/ebbes'
import { ebbesAdapter } from '../scenario/ebbes'
import { simulateEbbes } from '../sim/ebbes'
import { whole, words, type Flags } from './flags'
import type { ArenaTool, GameTools, LearningTool, SimTool } from './game-tools'

function tableOf(flags: Flags) {
  const variants = words(flags['variants'])
  if (variants.some((variant) => variant !== '1' && variant !== '2')) {
    throw new Error('--variants takes 1, 2 or 1,2.')
  }
  const seats = whole(flags, 'players', 2, '3')
  const options = { seats, variant1: variants.includes('1'), variant2: variants.includes('2') }
  return { variants, options }
}

const sim: SimTool = {
  flags: ['players', 'variants', 'games'],
  run(flags, seed, trace) {
    const { variants, options } = tableOf(flags)
    const games = whole(flags, 'games', 1, '1000')
    return {
      ...{ players: options.seats, variants },
      ...simulateEbbes({ options, games, seed, trace }),
    }
  },
}

const arena: ArenaTool = {
  flags: ['players', 'variants'],
  optionsOf: (flags) => tableOf(flags).options,
  shareOf(state, seat) {
    const scores = scoresOf(state as State)
    const first = winners(scores)
    const won = first.includes(seat) ? 1 / first.length : 0
    return { won, gained: scores[seat] ?? 0, outOf: (state as State).round }
  },
  wins: 'games won',
  gains: { name: 'points per round', as: 'number' },
}

const VARIANTS = { variant1: true, variant2: true }

const learning: LearningTool = {
  features,
  isAbout: (view) => (view as View).phase === 'play',
  tables: [
    ...[{ seats: 3 }, { seats: 3 }, { seats: 3, ...VARIANTS }],
    ...[{ seats: 4 }, { seats: 4, ...VARIANTS }],
    ...[{ seats: 5 }, { seats: 5, ...VARIANTS }],
  ],
  isOver: () => false,
  weights: 'src/bots/ebbes/weights.ts',
}

export const ebbes: GameTools = {
  clauses: CLAUSES,
  scenario: ebbesAdapter,
  playthroughs: Object.fromEntries(
    Object.entries(EBBES_PLAYTHROUGHS).map(([name, table]) => [
      name,
      () => ebbesPlaythrough(table),
    ]),
  ),
  sim,
  arena,
  learning,
}
