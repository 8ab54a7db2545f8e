/**
 * Compares actions over many worlds that agree with what a seat has seen. All actions are tried in
 * the same worlds, so that none gains by a lucky one; the worse half drops out again and again, so
 * that the time goes where the choice is hard.
 */
import type { GameTypes, Random, Seat } from '../../../src/engine/kernel'
import { numberAt } from '../../../src/engine/lists'
import type { SearchModel } from './model'
import { force, playOn } from './rollout'
import { budgetOf, type Thinking } from '../../../src/bots/thinking'

interface SearchOptions {
  /** How many tricks are played before the position is judged at a glance. */
  readonly tricks: number
}

interface Weighed<Action> {
  readonly action: Action
  /** Its worth in each world. */
  readonly worths: number[]
}

interface Problem<T extends GameTypes> {
  readonly model: SearchModel<T>
  readonly seat: Seat
  readonly actions: readonly T['Action'][]
  /** Another world that agrees with what the seat knows. */
  readonly world: () => T['State']
}

/** Best first; actions that dropped out early were tried in fewer worlds. */
export function weigh<T extends GameTypes>(
  { model, seat, actions, world }: Problem<T>,
  { tricks }: SearchOptions,
  thinking: Thinking,
  random: Random,
): Weighed<T['Action']>[] {
  const budget = budgetOf(thinking)
  const dropped: Weighed<T['Action']>[] = []
  const left = actions.map((action): Weighed<T['Action']> => ({ action, worths: [] }))
  const rounds = Math.max(1, Math.ceil(Math.log2(actions.length)))
  for (let round = 1; round <= rounds; round++) {
    do {
      const state = world()
      budget.spend(IMAGINING)
      const horizon = model.progress(state) + tricks
      for (const { action, worths } of left) {
        const after = model.game.copy(state)
        force(model, after, { by: seat, action })
        worths.push(numberAt(playOn(model, after, horizon, budget, random), seat))
      }
    } while (!budget.isSpent(1 - round / rounds) && !(left.length <= 2 && isClear(left)))
    left.sort((a, b) => mean(b.worths) - mean(a.worths))
    if (budget.isSpent() || (left.length <= 2 && isClear(left))) break
    if (round < rounds) dropped.unshift(...left.splice(Math.ceil(left.length / 2)))
  }
  return [...left, ...dropped]
}

/** The cost of imagining a world, in steps. */
const IMAGINING = 20

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** In standard errors: this far apart, more worlds would change nothing. */
const CLEAR = 4
const ENOUGH_WORLDS = 24
/** How often the figures are compared, in worlds. */
const EVERY = 8

function isClear([a, b]: readonly Weighed<unknown>[]): boolean {
  if (a === undefined || b === undefined) return true
  const worlds = a.worths.length
  if (worlds < ENOUGH_WORLDS || worlds % EVERY !== 0) return false
  const { mean: middle, deviation } = difference(a, b)
  return Math.abs(middle) > CLEAR * (deviation / Math.sqrt(worlds))
}

/** How much better the first is than the second, over the worlds in which both were tried. */
function difference(
  a: Weighed<unknown>,
  b: Weighed<unknown>,
): { readonly mean: number; readonly deviation: number } {
  const both = Math.min(a.worths.length, b.worths.length)
  const differences = a.worths
    .slice(0, both)
    .map((worth, world) => worth - numberAt(b.worths, world))
  return { mean: mean(differences), deviation: deviationOf(differences) }
}

/** Never quite zero, as callers divide by it. */
function deviationOf(numbers: readonly number[]): number {
  const middle = mean(numbers)
  return Math.sqrt(mean(numbers.map((each) => (each - middle) ** 2))) + Number.EPSILON
}
