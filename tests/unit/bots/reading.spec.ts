/** What bots read from the cards of others: worlds in which they would have played as they did are drawn more often. */
import { describe, expect, it } from 'vitest'
import { likelihood as ebbesLikelihood } from '../../../src/bots/ebbes/policy'
import { ebbes as ebbesModel } from '../../../src/bots/ebbes/search-model'
import { policyOf } from '../../../src/bots/policy'
import type { SearchModel } from '../../../src/bots/search-model'
import { worldsOf } from '../../../src/bots/worlds'
import type { GameTypes, Seat } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'

/** Every choice is a feature of its own. */
const EACH = {
  look: () => undefined,
  write(action: number, into: Int32Array) {
    into[0] = action
    return 1
  },
  count: 4,
  most: 1,
}

describe('a policy', () => {
  it('draws each choice as often as it says it is likely', () => {
    // In hundredths: one is e times as likely as the next, which is as likely as the third.
    const policy = policyOf(EACH, '0 100 0 0')
    const random = seededRandom(3)
    const drawn = [0, 0, 0, 0]
    const draws = 20_000
    for (let draw = 0; draw < draws; draw++) {
      const action = policy.draw({}, 0, [1, 2, 3], 3, random)
      drawn[action] = (drawn[action] as number) + 1
    }
    for (const action of [1, 2, 3]) {
      const chance = Math.exp(policy.likelihood({}, 0, [1, 2, 3], 3, action))
      expect((drawn[action] as number) / draws).toBeCloseTo(chance, 1.5)
    }
    expect(drawn[0]).toBe(0)
  })
})

/** Plays at random to a card of the round's second half; answers the state there. */
function midway<T extends GameTypes>(model: SearchModel<T>, options: object, seed: number) {
  const { game } = model
  const made = game.setup(options)
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  const random = seededRandom(seed)
  while (model.progress(state) < 5 || model.progress(state) === Infinity) {
    const asked = game.numbers.asked(state)
    if (asked === 0) game.numbers.roll(state, random)
    else {
      const seat = 31 - Math.clz32(asked)
      game.numbers.act(state, seat, game.numbers.sample(state, seat, random))
    }
  }
  const seat = 31 - Math.clz32(game.numbers.asked(state))
  return { state, seat }
}

describe.each([
  ['ebbes', ebbesModel as unknown as SearchModel, { seats: 3 }],
  [
    'ebbes with both variants',
    ebbesModel as unknown as SearchModel,
    { seats: 4, variant1: true, variant2: true },
  ],
] as const)('in %s', (_, model, options) => {
  it('a world is judged without being changed, and always alike', () => {
    const judged = new Set<number>()
    for (let seed = 1; seed < 6; seed++) {
      const { state, seat } = midway(model, options, seed)
      const view = model.game.view(state, seat)
      const world = model.game.imagine(view, seededRandom(seed))
      const before = JSON.stringify(world)
      const found = model.plausibility?.(world, seat)
      expect(found).toBeLessThan(0)
      expect(model.plausibility?.(world, seat)).toBe(found)
      expect(JSON.stringify(world)).toBe(before)
      judged.add(found as number)
    }
    expect(judged.size).toBe(5)
  })

  it('worlds that explain what was played are drawn more often', () => {
    const meanOf = (reads: number): number => {
      let sum = 0
      for (let seed = 1; seed <= 12; seed++) {
        const { state, seat } = midway(model, options, seed)
        const view = model.game.view(state, seat)
        const draw = worldsOf(model, view, { counts: 'everything', reads }, seededRandom(seed))
        for (let times = 0; times < 200; times++)
          sum += model.plausibility?.(draw(), seat) as number
      }
      return sum / 12 / 200
    }
    expect(meanOf(1)).toBeGreaterThan(meanOf(0))
  })
})

describe('in ebbes', () => {
  it('a world is as plausible as the cards that the others have played in it, one by one', () => {
    const made = ebbesModel.game.setup({ seats: 3, starter: 0 })
    if (!made.ok) throw new Error(made.refusal.message)
    const state = made.value
    const random = seededRandom(9)
    const { numbers } = ebbesModel.game
    while (numbers.asked(state) === 0) numbers.roll(state, random)
    const viewer: Seat = 1
    let sum = 0
    for (let card = 0; card < 17; card++) {
      const seat = state.turn
      const action = numbers.sample(state, seat, random)
      if (seat !== viewer) sum += ebbesLikelihood(state, seat, action)
      numbers.act(state, seat, action)
      expect(ebbesModel.plausibility?.(state, viewer)).toBeCloseTo(sum, 8)
    }
  })
})
