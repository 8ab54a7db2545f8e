/**
 * Lets searches play against themselves, and makes of what they choose the weights with which bots play on and read
 * others' cards (`src/bots/policy.ts`). The searches play on with the weights that there are, so a second run learns
 * from the first.
 *   npm run learn -- --game GAME --games 200 --seed 1 --steps 20000
 */
import { writeFileSync } from 'node:fs'
import { knownModel } from '../../src/bots/known-model'
import { knownTools } from '../games'
import { orFail, readFlags, whole } from '../games/flags'
import { agreement, fit } from '../learn/fit'
import { lessonsOf } from '../learn/lessons'

/** Of so many lessons one is kept to see what was learnt. */
const KEPT = 10
/** Weights are written in hundredths. */
const FINE = 100

const { flags } = readFlags(['game', 'games', 'seed', 'steps', 'into'])
const { games, seed, steps, game, learning } = orFail('learn', () => {
  const { game: id = '' } = flags
  const { learning: found } = knownTools(id)
  if (found === undefined) throw new Error(`${id} has nothing to learn`)
  return {
    game: id,
    learning: found,
    games: whole(flags, 'games', 1, '200'),
    seed: whole(flags, 'seed', 0, '1'),
    steps: whole(flags, 'steps', 1, '20000'),
  }
})

const school = { ...learning, model: knownModel(game), steps }
const lessons = lessonsOf(school, games, seed)
const isKept = (_: unknown, place: number): boolean => place % KEPT === 0
const weights = fit(
  lessons.filter((lesson, place) => !isKept(lesson, place)),
  learning.features.count,
)
const agreed = agreement(lessons.filter(isKept), weights)
console.log(
  `${lessons.length} choices; the weights agree with ${(agreed * 100).toFixed(1)} % of those that were kept.`,
)
const listed = Array.from(weights, (weight) => Math.round(weight * FINE)).join(' ')
writeFileSync(
  flags['into'] ?? learning.weights,
  `/** Made by \`npm run learn -- --game ${game}\`: in hundredths, in the order of the features. */
export const WEIGHTS =
  '${listed}'
`,
)
