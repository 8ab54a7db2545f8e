/** Each seat's chance to win a tournament of Eidex, from the tally alone. */
import { standing } from '../../engine/eidex/count'
import { setup, type State } from '../../engine/eidex/state'
import { numberAt } from '../../engine/lists'
import { chanceAt } from './odds'

/** What a game may award, and how often: mostly one to the most and one to the fewest points. */
const AWARDS: readonly (readonly [readonly number[], number])[] = [
  [[1, 1, 0], 0.29],
  [[1, 0, 1], 0.29],
  [[0, 1, 1], 0.29],
  [[2, 0, 0], 0.13 / 3],
  [[0, 2, 0], 0.13 / 3],
  [[0, 0, 2], 0.13 / 3],
]
/** Some collisions are decided by points: each order of two seats is equally likely. */
const POINTS: readonly (readonly number[])[] = [
  [60, 50, 47],
  [47, 50, 60],
]

interface Way {
  readonly to: number
  readonly winner: number | undefined
  readonly chance: number
}

/** Smaller changes do not matter. */
const STILL = 1e-4

const TABLES = new Map<number, Float64Array>()

/** By tally, three chances each. Made once for each target. */
function tableFor(target: number): Float64Array {
  const known = TABLES.get(target) ?? makeTable(target)
  TABLES.set(target, known)
  return known
}

const placeOf = (tally: readonly number[], target: number): number =>
  (numberAt(tally, 0) * target + numberAt(tally, 1)) * target + numberAt(tally, 2)

function makeTable(target: number): Float64Array {
  const made = setup({ target })
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  const ways: Way[][] = []
  for (let place = 0; place < target ** 3; place++) ways.push(waysFrom(state, place, target))
  const chances = new Float64Array(target ** 3 * 3)
  // A collision leads back to an earlier tally, so the chances are found by iterating until nothing
  // changes.
  for (let change = 1; change > STILL;) {
    change = 0
    for (let place = ways.length - 1; place >= 0; place--)
      change = Math.max(change, improve(chances, place, ways[place] as Way[]))
  }
  return chances
}

/** The engine decides what becomes of a tally. */
function waysFrom(state: State, place: number, target: number): Way[] {
  const tally = [
    Math.floor(place / target ** 2),
    Math.floor(place / target) % target,
    place % target,
  ]
  return AWARDS.flatMap(([awarded, chance]) =>
    POINTS.map((points): Way => {
      state.victoryPoints = tally
      state.points = points.slice()
      const { victoryPoints, winner } = standing(state, awarded)
      const to = winner === undefined ? placeOf(victoryPoints, target) : -1
      return { to, winner, chance: chance / POINTS.length }
    }),
  )
}

function improve(chances: Float64Array, place: number, ways: readonly Way[]): number {
  let change = 0
  for (let seat = 0; seat < 3; seat++) {
    let chance = 0
    for (const { to, winner, chance: often } of ways) {
      chance += often * (to === -1 ? (winner === seat ? 1 : 0) : chanceAt(chances, to * 3 + seat))
    }
    change = Math.max(change, Math.abs(chance - chanceAt(chances, place * 3 + seat)))
    chances[place * 3 + seat] = chance
  }
  return change
}

/** By seat. */
export function chancesInTournament(state: State): number[] {
  if (state.stage === 'over') return [0, 1, 2].map((seat) => (seat === state.winner ? 1 : 0))
  const { target } = state.config
  const first = placeOf(state.victoryPoints, target) * 3
  return Array.from(tableFor(target).subarray(first, first + 3))
}
