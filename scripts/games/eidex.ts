/** What the commands want to know of Eidex. */
import { POWER_IDS } from '../../src/engine/eidex/characters'
import { CLAUSES } from '../../src/engine/eidex/clauses'
import type { State } from '../../src/engine/eidex/state'
import { seededRandom, shuffle } from '../../src/engine/random'
import { EIDEX_PLAYTHROUGHS, eidexPlaythrough } from '../playthrough/eidex'
import { eidexAdapter } from '../scenario/eidex'
import { allTrios, simulateEidex, type Trio } from '../sim/eidex'
import { whole, words, type Flags } from './flags'
import type { ArenaTool, GameTools, SimTool } from './game-tools'

/** Undefined: the basic game. */
function triosOf(flags: Flags): readonly (Trio | undefined)[] {
  const { mode = 'cosmic', characters = '', trios = 'all' } = flags
  if (mode === 'basic') return [undefined]
  if (mode !== 'cosmic') throw new Error('--mode takes basic or cosmic.')
  const all = allTrios()
  if (characters !== '') return [trioNamed(characters, all)]
  const wanted = trios === 'all' ? all.length : whole(flags, 'trios', 1, 'all')
  return all.filter((_, index) => (index * wanted) % all.length < wanted)
}

/** In the order in which they are to sit. */
function trioNamed(characters: string, all: readonly Trio[]): Trio {
  const named = characters.split(',')
  const trio = all.find((each) => each.toSorted().join() === named.toSorted().join())
  const [a, b, c] = named.map((name) => trio?.find((id) => id === name))
  if (a === undefined || b === undefined || c === undefined) {
    throw new Error(`there is no trio “${characters}”.`)
  }
  return [a, b, c]
}

const sim: SimTool = {
  flags: ['mode', 'trios', 'characters', 'tournaments'],
  run(flags, seed, trace) {
    const tournaments = whole(flags, 'tournaments', 1, '1')
    return simulateEidex({ trios: triosOf(flags), tournaments, seed, trace })
  },
}

const arena: ArenaTool = {
  flags: ['characters'],
  optionsOf({ characters = 'basic' }) {
    if (characters === 'basic') return {}
    if (characters === 'random') return { mode: 'cosmic' }
    return { mode: 'cosmic', characters: words(characters) }
  },
  draw: {
    isWished: ({ characters }) => characters === 'random',
    options: (seed) => ({ characters: shuffle(POWER_IDS, seededRandom(seed)).slice(0, 3) }),
    reported: { characters: 'random' },
  },
  isSingleOver(state) {
    const { games, stage } = state as State
    return games > 0 && stage === 'deal'
  },
  shareOf(state, seat) {
    const { victoryPoints, winner } = state as State
    return {
      won: winner === seat ? 1 : 0,
      gained: victoryPoints[seat] ?? 0,
      outOf: victoryPoints.reduce((sum, each) => sum + each, 0),
    }
  },
  wins: 'tournaments won',
  gains: { name: 'victory points', as: 'percent' },
}

export const eidex: GameTools = {
  clauses: CLAUSES,
  scenario: eidexAdapter,
  playthroughs: Object.fromEntries(
    Object.entries(EIDEX_PLAYTHROUGHS).map(([name, trio]) => [name, () => eidexPlaythrough(trio)]),
  ),
  sim,
  arena,
}
