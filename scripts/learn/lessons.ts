/** What searches choose in games against themselves: lessons for a policy. */
import type { Features } from '../../src/bots/policy'
import { search } from '../../src/bots/search'
import type { SearchModel } from '../../src/bots/search-model'
import { worldsOf } from '../../src/bots/worlds'
import { listed, type GameTypes, type Random, type Seat } from '../../src/engine/kernel'
import { seededRandom } from '../../src/engine/random'

/** A choice: what was seen in each action, and how often the search came back to it. */
export interface Lesson {
  /** The features of all actions, one after the other. */
  readonly seen: readonly number[]
  /** By action: where its features end. */
  readonly ends: readonly number[]
  /** By action: its share. */
  readonly shares: readonly number[]
}

export interface School {
  readonly model: SearchModel
  readonly features: Features<object>
  /** Whether a view asks for what the features are about. */
  readonly isAbout: (view: object) => boolean
  /** Tables in turn, so that the policy knows all of them. */
  readonly tables: readonly object[]
  readonly isOver: (state: object) => boolean
  /** How long the search looks at a choice. */
  readonly steps: number
}

/** One in this many decisions is a whim, so that positions are met that no search would lead to. */
const WHIM = 20

export function lessonsOf(school: School, games: number, seed: number): Lesson[] {
  const { model, tables } = school
  const random = seededRandom(seed)
  const lessons: Lesson[] = []
  for (let game = 0; game < games; game++) {
    const made = model.game.setup(tables[game % tables.length])
    if (!made.ok) throw new Error(made.refusal.message)
    playOne(school, made.value, random, lessons)
  }
  return lessons
}

function playOne(school: School, state: GameTypes['State'], random: Random, into: Lesson[]): void {
  const { model, features, isAbout, isOver, steps } = school
  const { numbers } = model.game
  for (;;) {
    const next = model.game.next(state)
    if (next.kind === 'over' || isOver(state)) return
    if (next.kind === 'chance') {
      numbers.roll(state, random)
      continue
    }
    const seat = next.seats[0] as Seat
    const view = model.game.view(state, seat)
    const actions = listed(view.legal).map(
      (action) => numbers.numberOf(state, seat, action) as number,
    )
    let chosen = actions[0] as number
    if (actions.length > 1) {
      const world = worldsOf(model, view, { counts: 'everything', reads: 0 }, random)
      const found = search({ model, seat, actions, world, random, tricks: Infinity }, { steps })
      const visits = found.reduce((sum, each) => sum + each.visits, 0)
      if (isAbout(view)) into.push(lessonFrom(features, state, seat, found, visits))
      chosen = (found[random(WHIM) === 0 ? random(found.length) : 0] ?? found[0])?.action as number
    }
    numbers.act(state, seat, chosen)
  }
}

function lessonFrom(
  features: Features<object>,
  state: object,
  seat: Seat,
  found: readonly { readonly action: number; readonly visits: number }[],
  visits: number,
): Lesson {
  const written = new Int32Array(features.most)
  const seen: number[] = []
  features.look(state, seat)
  const ends = found.map(({ action }) => {
    const count = features.write(action, written)
    seen.push(...written.subarray(0, count))
    return seen.length
  })
  return { seen, ends, shares: found.map((each) => each.visits / visits) }
}
