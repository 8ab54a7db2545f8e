/**
 * How players choose, as learnt from searches: each choice is as likely as the exponential of its score, and its score
 * is the sum of the weights of its features. Searches play on with it, and read from others' cards what they may hold.
 */
import type { Random, Seat } from '../engine/kernel'

/** What a game sees in a choice; every feature is the place of a weight. */
export interface Features<State> {
  /** To be called before the features of a seat's choices are asked for. */
  look(state: State, seat: Seat): void
  /** Writes the features of a choice; returns how many. */
  write(action: number, into: Int32Array): number
  readonly count: number
  /** The most that a choice has. */
  readonly most: number
}

export interface Policy<State> {
  /** Draws one of the first `count` choices, each as likely as players would choose it. */
  draw(state: State, seat: Seat, choices: readonly number[], count: number, random: Random): number
  /** The logarithm of how likely a player is to choose this one. */
  likelihood(
    state: State,
    seat: Seat,
    choices: readonly number[],
    count: number,
    chosen: number,
  ): number
}

const NOISES = 1 << 12
/** With noise of this distribution, the best of scores is a draw by their exponentials (Gumbel). */
const NOISE = Float64Array.from(
  { length: NOISES },
  (_, place) => -Math.log(-Math.log((place + 0.5) / NOISES)),
)

/** `listed`: the weights in hundredths, by feature. */
export function policyOf<State>(features: Features<State>, listed: string): Policy<State> {
  const weights = Float64Array.from(listed.split(' '), (weight) => Number(weight) / 100)
  const written = new Int32Array(features.most)
  function scoreOf(action: number): number {
    const count = features.write(action, written)
    let score = 0
    for (let place = 0; place < count; place++) score += weights[written[place] as number] as number
    return score
  }
  return {
    draw(state, seat, choices, count, random) {
      features.look(state, seat)
      let chosen = choices[0] as number
      let most = -Infinity
      for (let place = 0; place < count; place++) {
        const action = choices[place] as number
        const score = scoreOf(action) + (NOISE[random(NOISES)] as number)
        if (score > most) {
          most = score
          chosen = action
        }
      }
      return chosen
    },
    likelihood(state, seat, choices, count, chosen) {
      features.look(state, seat)
      let own = 0
      let sum = 0
      for (let place = 0; place < count; place++) {
        const score = scoreOf(choices[place] as number)
        if (choices[place] === chosen) own = score
        sum += Math.exp(score)
      }
      return own - Math.log(sum)
    },
  }
}
