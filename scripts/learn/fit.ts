/** Weights under which a policy chooses as the lessons did (multinomial logistic regression, by Adagrad). */
import { seededRandom } from '../../src/engine/random'
import type { Lesson } from './lessons'

const EPOCHS = 15
const RATE = 0.1
/** Weights of what was hardly ever seen stay near 0. */
const DECAY = 1e-5

export function fit(lessons: readonly Lesson[], count: number): Float64Array {
  const weights = new Float64Array(count)
  const squares = new Float64Array(count).fill(0.01)
  const random = seededRandom(lessons.length)
  for (let step = EPOCHS * lessons.length; step > 0; step--) {
    const lesson = lessons[random(lessons.length)] as Lesson
    const chances = chancesOf(lesson, weights)
    let from = 0
    for (const [action, end] of lesson.ends.entries()) {
      const error = (chances[action] as number) - (lesson.shares[action] as number)
      for (; from < end; from++) {
        const feature = lesson.seen[from] as number
        const weight = weights[feature] as number
        const slope = error + DECAY * weight
        const square = (squares[feature] as number) + slope * slope
        squares[feature] = square
        weights[feature] = weight - (RATE * slope) / Math.sqrt(square)
      }
    }
  }
  return weights
}

/** By action: how likely the policy chooses it. */
function chancesOf({ seen, ends }: Lesson, weights: Float64Array): number[] {
  let from = 0
  const scores = ends.map((end) => {
    let score = 0
    for (; from < end; from++) score += weights[seen[from] as number] as number
    return score
  })
  const most = Math.max(...scores)
  const exponentials = scores.map((score) => Math.exp(score - most))
  const sum = exponentials.reduce((all, each) => all + each, 0)
  return exponentials.map((each) => each / sum)
}

/** How often the policy would have chosen what the search chose. */
export function agreement(lessons: readonly Lesson[], weights: Float64Array): number {
  const agreed = lessons.filter((lesson) => {
    const chances = chancesOf(lesson, weights)
    return placeOfMost(chances) === placeOfMost(lesson.shares)
  })
  return agreed.length / lessons.length
}

const placeOfMost = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers))
